import Foundation
import NudgyCore

/// One side of a change to memory, as the journal keeps it: the fact, its place and the user's name.
struct MemoryImage: Sendable, Equatable, Codable {
  private var fact: Fact?
  private var place: Int?
  private var name: String?

  /// The two sides of a change; nil for a side on which there was nothing.
  static func sides(of change: MemoryChange) -> (before: MemoryImage?, after: MemoryImage?) {
    (
      MemoryImage(change.before, change.placeBefore, change.nameBefore),
      MemoryImage(change.after, change.placeAfter, change.nameAfter)
    )
  }

  /// The change that leads from one side to the other.
  static func change(from before: MemoryImage?, to after: MemoryImage?) -> MemoryChange {
    var change = MemoryChange(
      before: before?.fact?.value, after: after?.fact?.value, nameBefore: before?.name, nameAfter: after?.name
    )
    (change.placeBefore, change.placeAfter) = (before?.place, after?.place)
    return change
  }

  private init?(_ fact: MemoryFact?, _ place: Int?, _ name: String?) {
    guard fact != nil || name != nil else { return nil }
    self.fact = fact.map(Fact.init)
    self.place = place
    self.name = name
  }

  var value: MemoryFact? { fact?.value }

  // MARK: - As text

  var text: String? {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  init?(text: String) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let image = try? decoder.decode(MemoryImage.self, from: Data(text.utf8)) else { return nil }
    self = image
  }

  private struct Fact: Sendable, Equatable, Codable {
    var id: UUID
    var subject: String
    var text: String
    var category: String
    var source: MemoryFact.Source
    var createdAt: Date
    var lastUsedAt: Date?
    var timesUsed: Int

    init(_ fact: MemoryFact) {
      id = fact.id
      subject = fact.subject
      text = fact.text
      category = fact.category
      source = fact.source
      createdAt = fact.createdAt
      lastUsedAt = fact.lastUsedAt
      timesUsed = fact.timesUsed
    }

    var value: MemoryFact {
      MemoryFact(
        id: id, subject: subject, text: text, category: category, source: source, createdAt: createdAt,
        lastUsedAt: lastUsedAt, timesUsed: timesUsed)
    }
  }
}
