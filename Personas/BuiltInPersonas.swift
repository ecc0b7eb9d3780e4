/// A voice that is compiled in: its id, and the files of this folder that hold it.
package struct BuiltInPersona: Sendable {
  package let id: String
  /// The first has the front matter; the others go on with sections.
  package let files: [String]
  private let read: @Sendable () -> [[UInt8]]

  fileprivate init(_ id: String, _ files: [String], _ read: @escaping @Sendable () -> [[UInt8]]) {
    self.id = id
    self.files = files
    self.read = read
  }

  /// The bytes of `files`. Only what is asked for is put together.
  package var texts: [[UInt8]] { read() }
}

/// Every voice that is compiled in, the default first. A test compares the table with the folder.
package enum BuiltInPersonas {
  package static let all = [
    BuiltInPersona("nudgy", ["nudgy.md", "nudgy.talk.md", "nudgy.rings.md"]) {
      [PackageResources.nudgy_md, PackageResources.nudgy_talk_md, PackageResources.nudgy_rings_md]
    },
    BuiltInPersona("grandma", ["grandma.md", "grandma.talk.md", "grandma.rings.md"]) {
      [PackageResources.grandma_md, PackageResources.grandma_talk_md, PackageResources.grandma_rings_md]
    },
    BuiltInPersona(
      "loving-partner", ["loving-partner.md", "loving-partner.talk.md", "loving-partner.rings.md"]
    ) {
      [
        PackageResources.loving_partner_md, PackageResources.loving_partner_talk_md,
        PackageResources.loving_partner_rings_md,
      ]
    },
    BuiltInPersona(
      "tough-love-buddy", ["tough-love-buddy.md", "tough-love-buddy.talk.md", "tough-love-buddy.rings.md"]
    ) {
      [
        PackageResources.tough_love_buddy_md, PackageResources.tough_love_buddy_talk_md,
        PackageResources.tough_love_buddy_rings_md,
      ]
    },
  ]
}
