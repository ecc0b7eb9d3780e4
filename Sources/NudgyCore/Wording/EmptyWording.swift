/// What is said in more than one room where there is nothing to show or to do.
package enum EmptyWording {
  package static let nothingNext = "Nothing is waiting. Enjoy the quiet."
  package static let nothingDated = "Nothing dated there. The days are yours."
  package static let nothingChanged = "All right, nothing changed."
  /// The clock is heard again after a mute.
  package static let unmuted = "I'm listening to the clock again."
}
