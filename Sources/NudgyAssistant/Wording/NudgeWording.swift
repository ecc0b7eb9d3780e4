import NudgyCore

/// What is said about ringing itself.
enum NudgeWording {
  /// A day's mute ends with the next morning.
  static let endOfMute = CivilTime(secondOfDay: 8 * 3600)

  static func muted(until time: String) -> String { "Quiet until \(time). \"Unmute\" brings me back sooner." }

  static func quiet(from start: String, to end: String) -> String {
    "Quiet from \(start) to \(end) each day. What you set for a time in between still rings, softly."
  }

  static let quietHow =
    "I can be quiet until a time, \"mute until 4\", or between two hours each day, \"quiet hours 20:00 to 8:00\"."

  static let offerAgent = "Shall I ring when this window is closed, too?"
  static let agentInstalled =
    "Good, I'll ring from now on, window or not. `nudgy agent uninstall` takes that back."
  static let agentInUnheard =
    "Good, I'm set to ring, but nothing here can show it yet. `nudgy doctor` tells which ways there are."
  static let agentDeclined = "All right. \(ringsInChat)"

  /// Said where something is to ring at its time.
  static let ringsInChat = "The chat rings while it is open."

  // MARK: - Firmness

  static func offerLouder(_ title: String, times: Int) -> String {
    "You've put \"\(title)\" away \(count(times)) times. Want me louder about it?"
  }

  private static func count(_ times: Int) -> String { times == 3 ? "three" : String(times) }

  static let notLouder = "All right, as quiet as before. I won't ask about that one again."

  /// Two sentences: what it does, and the way to another.
  static func level(_ pressure: TaskPressure) -> String {
    switch pressure {
    case .gentle: "Gentle rings once, at its time. \"Nudge me more about the rent\" goes one step up."
    case .moderate:
      "Moderate also rings a day, six hours and an hour ahead, and twice after. \"Nudge me less about it\" goes back a step."
    case .aggressive:
      "Aggressive rings from two days ahead, closer and closer, and shows as a line when you come in. \"Nudge me less about it\" goes back a step."
    case .nuclear:
      "Nuclear rings as aggressive does, then every 15 minutes until you answer, and is the first thing you see here. \"Nudge me less about it\" goes back a step."
    }
  }

  static let levels =
    "Gentle rings once, moderate a few times, aggressive from two days ahead, nuclear until you answer. \"Make the rent moderate\" picks one."

  // MARK: - Beginning

  static func twoMinutes(_ step: String) -> String { "Two minutes: just \"\(step)\"?" }

  static func begin(_ title: String, minutes: Int?, step: String?) -> String {
    let length = minutes.map { "\($0) \($0 == 1 ? "minute" : "minutes") of \"\(title)\", from now." }
    let first = step.map { "Just this first: \($0)." }
    return [length ?? "\"\(title)\", from now.", first].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - Reminders ahead

  static func aheadOfWhat(_ words: String, _ title: String) -> String {
    "\(words.prefix(1).uppercased())\(words.dropFirst()) what: when is \"\(title)\" due?"
  }

  static func aheadIsPast(_ words: String, _ title: String) -> String {
    "\(words.prefix(1).uppercased())\(words.dropFirst()) \"\(title)\" is past already, so nothing rings then. \"Remind me at 8\" picks another moment."
  }

  // MARK: - Kinds

  static func silenced(_ kinds: Set<RingKind>) -> String {
    isAll(kinds)
      ? "Then I only ring at times you set. \"Check in on me again\" brings the rest back."
      : "No more about \(named(kinds)) from me. \"Turn \(short(kinds)) back on\" undoes that."
  }

  static func brought(_ kinds: Set<RingKind>) -> String {
    isAll(kinds) ? "I'll check in on you again, now and then." : "I'll bring up \(named(kinds)) again."
  }

  private static func isAll(_ kinds: Set<RingKind>) -> Bool {
    kinds.isSuperset(of: RingKind.allCases.filter(\.isCheckIn))
  }

  private static func named(_ kinds: Set<RingKind>) -> String {
    kinds.sorted { $0.rawValue < $1.rawValue }.compactMap { kind -> String? in
      switch kind {
      case .stale: "things you haven't touched"
      case .endOfDay: "what's left of the day"
      case .links: "saved links"
      default: nil
      }
    }.joined(separator: " and ")
  }

  private static func short(_ kinds: Set<RingKind>) -> String {
    switch kinds.first {
    case .stale: "stale tasks"
    case .endOfDay: "end of day check-ins"
    case .links: "link reminders"
    default: "check-ins"
    }
  }

  // MARK: - Questions about ringing

  static func ring(at time: String, _ task: String, more: Int) -> String {
    "\(time)  \(task)" + (more > 0 ? " (and \(more) more)" : "")
  }

  static let notMuted = "No, I'm listening to the clock. \"Mute today\" makes me quiet."
  static func mutedNow(until time: String) -> String {
    "Yes, until \(time). \"Unmute\" brings me back sooner."
  }
  static func whyMuted(until time: String) -> String {
    "You asked for quiet until \(time). \"Unmute\" brings me back sooner."
  }

  static func kindsOff(_ kinds: Set<RingKind>) -> String {
    isAll(kinds)
      ? "I only ring at times you set, as you wished. \"Check in on me again\" brings the rest back."
      : "You asked me not to bring up \(named(kinds)). \"Turn \(short(kinds)) back on\" undoes that."
  }

  static func whyTaskMuted(_ title: String) -> String {
    "You asked me not to bring up \"\(title)\". \"Ask about it again\" undoes that."
  }

  static func whyUndated(_ title: String) -> String {
    "\"\(title)\" has no time to ring at. \"Remind me at 5\" gives it one."
  }

  static let whyNothing = "Nothing was due to ring that I know of. \"What will ring?\" tells what comes."
  static let nothingRings =
    "Nothing will ring in the next seven days. \"Remind me friday at 5 to …\" changes that."

  static func rings(_ lines: [String], more: Int) -> String {
    (lines + (more > 0 ? ["… and \(more) more"] : [])).joined(separator: "\n")
  }

  static let ringsHere =
    "\(ringsInChat) `nudgy agent install` lets me ring when it's closed, too."

  static func again(about title: String) -> String { "I'll bring up \"\(title)\" again when it's time." }

  static func silent(_ title: String) -> String {
    "Nothing rings for \"\(title)\" any more. \"Unmute the …\" with its name brings that back."
  }

  static func noMoreAbout(_ title: String) -> String {
    "I won't bring up \"\(title)\" by myself any more. It stays on your list."
  }
}
