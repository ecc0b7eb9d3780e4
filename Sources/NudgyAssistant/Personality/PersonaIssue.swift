/// Something about a persona file that its author will want to know, as a fact.
package struct PersonaIssue: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case unreadable
    case notText
    case tooLarge(bytes: Int, limit: Int)
    case noFrontMatter
    case unclosedFrontMatter
    case notKeyAndValue(String)
    case unknownKey(String, suggestion: String?)
    case repeatedKey(String)
    case missingKey(String, used: String)
    case badValue(key: String, value: String, expected: String)
    case unknownSection(String, suggestion: String?)
    case repeatedSection(String)
    case emptySection(String)
    case missingSections([Moment])
    case strayText(section: String)
    case unknownPlaceholder(String, section: String)
    /// Another file with the same id is the one in use.
    case shadowed(id: String, by: String)
  }

  /// The file's name, as listed in its folder.
  package let file: String
  /// From 1.
  package let line: Int
  package let kind: Kind

  package init(file: String, line: Int, kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }
}
