/// What kind of talk a piece is, or what it asks about tasks; in the order in which they were learnt (`TALK` and `LOOKUP` in
/// `Tools/Reader/corpus.py`).
package enum ReaderKind: String, Sendable, CaseIterable {
  case greeting, thanks, quit, farewell, focus, help
  case helpNotifications = "help.notifications"
  case helpPrivacy = "help.privacy"
  case helpUndoing = "help.undoing"
  case helpDropping = "help.dropping"
  case helpSnoozing = "help.snoozing"
  case helpSync = "help.sync"
  case helpLeaving = "help.leaving"
  case clockTime = "clock.time"
  case clockDate = "clock.date"
  case clockWeekday = "clock.weekday"
  case grief, crisis, overwhelmed, stuck, tired, anxious, sad, angry, bored, proud, happy, unwell
  case howAreYou, whoAreYou, compliment, apology, insult, agreement, disagreement, joke, goodNight
  case done, tried, intends, hold, order, question, news, sounds
  case list, whenIs, isDone, howMany, history

  /// The places of the kinds that an act may be of.
  static func places(of act: ReaderAct) -> Range<Int>? {
    guard let first = allCases.firstIndex(of: .list) else { return nil }
    return switch act {
    case .chat: 0..<first
    case .lookup: first..<allCases.count
    default: nil
    }
  }
}
