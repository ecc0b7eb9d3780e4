/// What can be wrong with the bytes of an answer, whatever brought them.
enum AnswerFlaw: Error, Sendable, Equatable {
  case garbled
  case tooLong
  /// The server reports an error in the midst of a stream that began well.
  case complaint(ServerComplaint)
  /// The stream ended within a call.
  case cutOff
}
