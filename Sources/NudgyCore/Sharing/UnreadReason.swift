/// Why something that came from elsewhere cannot be taken in; `ShareWording` says it in words.
package enum UnreadReason: Error, Sendable, Equatable {
  case empty
  case notText
  /// It is not whole, or not what its name says: `JSON`, `calendar`, `link`.
  case damaged(format: String)
  /// It is well-formed and holds nothing to keep.
  case nothingInIt(format: String)
  /// It calls something off, or answers; what comes from elsewhere may only add.
  case onlyChanges
  /// A `nudge:` link that asks for something else than adding.
  case forbiddenVerb(String)
  case tooMany(limit: Int)
  case tooLong(limit: Int)
  /// The system does not let it be read.
  case unreadable(String)
}
