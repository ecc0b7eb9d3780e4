/// What may be said to a ring: buttons on a popup, words and numbers in the chat.
package enum RingAnswer: String, Sendable, CaseIterable {
  case done, tenMinutes, tomorrow, doIt, letGo
}
