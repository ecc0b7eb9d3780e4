import NudgyCore

// A time said to put another right is looked for where that one lies: "no, the 15th" behind "January 12".
extension ActContext {
  /// What the words mean as a time in place of the one just given; nil when they are none.
  func correctedTime(_ text: String) -> When? {
    WhenParser(message.context).whole(text).map { correcting($0, said: text) }
  }

  func correcting(_ when: When) -> When { correcting(when, said: when.text) }

  private func correcting(_ when: When, said text: String) -> When {
    guard let month = hints.lastDay?.startOfMonth, let start = when.start, when.recurrence == nil,
      when.zone == nil
    else { return when }
    let isDayOfMonth = when.implied.contains(.month) && !when.implied.contains(.day)
    var moved: When?
    if isDayOfMonth, month > start.date {
      moved = WhenParser(message.context.moved(to: month.adding(days: -1))).whole(text)
    } else if start.date < message.context.today {
      // "the last friday": nothing is due in the past.
      moved = WhenParser(message.context.moved(to: month)).whole(text + " of the month")
    }
    var corrected = when
    if let moved { (corrected.start, corrected.end) = (moved.start, moved.end) }
    return corrected
  }
}
