/// One event of an event stream: the lines between two empty ones.
struct ServerSentEvent: Sendable, Equatable {
  /// Empty for ordinary events; `error` for some servers' bad news.
  var name: String
  /// The `data` lines, joined by line feeds.
  var data: [UInt8]
}
