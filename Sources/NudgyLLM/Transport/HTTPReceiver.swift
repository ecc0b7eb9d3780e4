/// Takes a response as it arrives. Called on the transport's own thread, one call after another.
protocol HTTPReceiver: AnyObject, Sendable {
  func receive(_ head: HTTPHead)
  func receive(_ bytes: [UInt8]) -> Reception
}

/// What a receiver made of the bytes; decides how long the transport waits for more.
enum Reception: Sendable, Equatable {
  /// Nothing that shows the server to be at work.
  case waiting
  /// The answer advanced.
  case progress
  /// All but an afterthought is here.
  case ending
  /// No more bytes are wanted. The rest is read to keep the connection, if it is short.
  case enough
}
