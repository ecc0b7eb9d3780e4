/// Why several moments are told in one.
enum DigestCause: Sendable {
  /// They came at the same time.
  case sameTime
  /// They came in quiet hours, or while rings were muted.
  case quiet
  case outOfReach
}
