package import NudgyCore

/// What is said about ringing itself: quiet for today, nothing more about the gym, louder about the rent.
package enum NudgeWish: Sendable, Equatable {
  /// Nothing is to ring until then; nil for today.
  case mute(until: String?)
  case unmute
  /// Quiet as it is said in a sentence.
  case quiet(QuietWish)
  /// A task is not to be brought up any more; nil for the one at hand.
  case stopAsking(about: String?)
  /// A task is not to ring at all; nil for the one at hand.
  case silence(about: String?)
  /// One step firmer, or softer; nil for the task at hand.
  case louder(about: String?)
  case softer(about: String?)
  /// A task may be brought up again; nil for the one at hand.
  case askAgain(about: String?)
  /// As firmly as that; nil for the task at hand.
  case pressure(TaskPressure, about: String?)
  /// What Nudgy brings up by itself.
  case kinds(RingKindWords)
  /// A question about ringing itself.
  case question(RingAsking)
  /// To be told of a task ahead of its time: "remind me the day before the meeting".
  case remind(ahead: String, about: String?)

  /// Whether it is no answer to any question about tasks.
  package var standsByItself: Bool {
    switch self {
    case .mute, .unmute, .quiet, .stopAsking, .silence, .askAgain, .kinds, .question: true
    case .louder, .softer, .pressure, .remind: false
    }
  }

  /// Nil for a message that says something else, or more.
  package init?(_ text: String) {
    let said = YesOrNo.spelled(text)
    guard said.utf8.count <= NudgeWish.longest else { return nil }
    let wish =
      NudgeWish.ofRinging(text) ?? NudgeWish.reminder(said) ?? NudgeWish.level(said)
      ?? NudgeWish.ofNoRing(said)
    if let wish = wish ?? MuteWords(said)?.wish {
      self = wish
      return
    }
    for (lead, wish) in NudgeWish.wholes where said == lead {
      self = wish
      return
    }
    for (lead, wish) in NudgeWish.leads {
      guard said.hasPrefix(lead) else { continue }
      var rest = said.dropFirst(lead.count).split(separator: " ").map(String.init)
      if lead.hasPrefix("ask") || lead.hasPrefix("you can ask") {
        guard rest.last == "again" else { continue }
        rest.removeLast()
      }
      while let first = rest.first, ["the", "my", "about", "on", "for"].contains(first) { rest.removeFirst() }
      guard !rest.isEmpty else { continue }
      self = wish(NudgeWish.named(rest))
      return
    }
    guard let quiet = QuietWish(said) else { return nil }
    self = .quiet(quiet)
  }

  /// "Cancel the dentist reminder": the dentist stays on the list.
  private static func ofNoRing(_ said: String) -> NudgeWish? {
    guard let lead = cancelling.first(where: said.hasPrefix) else { return nil }
    var words = said.dropFirst(lead.count).split(separator: " ").map(String.init)
    while let first = words.first, ["the", "my", "that"].contains(first) { words.removeFirst() }
    while words.last == "please" { words.removeLast() }
    if let last = words.last, rings.contains(last) {
      words.removeLast()
    } else if words.count > 2, rings.contains(words[0]), ["for", "about", "on", "of"].contains(words[1]) {
      words.removeFirst(2)
    } else {
      return nil
    }
    while let first = words.first, ["the", "my", "that"].contains(first) { words.removeFirst() }
    return .silence(about: words.isEmpty ? nil : named(words))
  }

  private static let cancelling = [
    "cancel ", "delete ", "remove ", "turn off ", "switch off ", "kill ", "clear ", "stop ",
  ]
  private static let rings: WordTable = "reminder ring alarm nudge alert ping ringing"

  private static func ofRinging(_ text: String) -> NudgeWish? {
    RingKindWords(text).map { .kinds($0) } ?? RingAsking(text).map { .question($0) }
  }

  /// Nil for what is at hand.
  private static func named(_ words: [String]) -> String? {
    let named = words.joined(separator: " ")
    return ["it", "that", "this", "this one", "that one", "me"].contains(named) ? nil : named
  }

  /// "Make the rent nuclear", "be gentle about the vet", "moderate reminders for the trip".
  private static func level(_ said: String) -> NudgeWish? {
    let words = said.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { TaskPressure(rawValue: $0) != nil }), words.count > 2,
      let pressure = TaskPressure(rawValue: words[place])
    else { return nil }
    var (before, after) = (Array(words[..<place]), Array(words[(place + 1)...]))
    if let verb = before.first, ["make", "set"].contains(verb), after.isEmpty {
      before.removeFirst()
      if verb == "set", before.last == "to" { before.removeLast() }
      return before.isEmpty ? nil : .pressure(pressure, about: named(stripped(before)))
    }
    guard before.isEmpty || [["be"], ["go"], ["use"], ["please", "be"]].contains(before) else { return nil }
    if ["reminders", "nudges"].contains(after.first) { after.removeFirst() }
    guard let joint = after.first, ["about", "on", "for", "with"].contains(joint), after.count > 1 else {
      return nil
    }
    return .pressure(pressure, about: named(stripped(Array(after.dropFirst()))))
  }

  private static func stripped(_ words: [String]) -> [String] {
    Array(words.drop { ["the", "my"].contains($0) })
  }

  /// "Remind me an hour before", "remind me the day before the meeting", "remind me about the meeting the day before".
  private static func reminder(_ said: String) -> NudgeWish? {
    guard let start = openers.first(where: said.hasPrefix) else { return nil }
    var words = said.dropFirst(start.count).split(separator: " ").map(String.init)
    var named: [String] = []
    if let first = words.first, ["about", "of"].contains(first),
      let lead = words.lastIndex(where: beginsLead), lead > 1
    {
      (named, words) = (Array(words[1..<lead]), Array(words[lead...]))
    }
    guard let place = words.firstIndex(of: "before"), (1..<6).contains(place) else { return nil }
    // "The day before at 7pm", "the day before the training at 7pm".
    var tail = Array(words[(place + 1)...])
    var hour: [String] = []
    if let at = tail.lastIndex(of: "at"), at + 1 < tail.count, isHour(tail[at + 1]) {
      // "10 minutes before the meeting at 3": the hour is the meeting's.
      guard words[..<place].contains(where: Self.days.contains) else { return nil }
      (hour, tail) = (Array(tail[at...]), Array(tail[..<at]))
    }
    if !tail.isEmpty {
      guard named.isEmpty else { return nil }
      named = tail
    }
    while let first = named.first, ["the", "my", "that", "it"].contains(first) { named.removeFirst() }
    // "Remind me to call before noon" is something to do.
    guard let first = words.first, beginsLead(first) else { return nil }
    let lead = (words[...place] + hour).joined(separator: " ")
    return .remind(ahead: lead, about: named.isEmpty ? nil : named.joined(separator: " "))
  }

  private static let days: WordTable = "day days night evening morning afternoon week weeks weekend"

  private static func isHour(_ word: String) -> Bool {
    word.first?.isNumber == true || ["noon", "midnight"].contains(word) || NumberWord.value(of: word) != nil
  }

  private static func beginsLead(_ word: String) -> Bool {
    ["the", "a", "an", "half"].contains(word) || Int(word) != nil || NumberWord.value(of: word) != nil
  }

  private static let openers = ["remind me ", "please remind me ", "and remind me ", "ring me ", "nudge me "]

  private static let longest = 120

  private static let wholes: [(String, NudgeWish)] = [
    ("mute", .mute(until: nil)), ("mute today", .mute(until: nil)),
    ("stop nudging me today", .mute(until: nil)), ("don't nudge me today", .mute(until: nil)),
    ("don't ring today", .mute(until: nil)), ("quiet today", .mute(until: nil)),
    ("be quiet today", .mute(until: nil)), ("leave me alone today", .mute(until: nil)),
    ("unmute", .unmute), ("you can nudge me again", .unmute),
    ("nudge me again", .unmute), ("start nudging me again", .unmute),
    ("stop asking", .stopAsking(about: nil)), ("stop asking about it", .stopAsking(about: nil)),
    ("be louder", .louder(about: nil)), ("nudge me more", .louder(about: nil)),
    ("louder", .louder(about: nil)), ("be gentler", .softer(about: nil)),
    ("nudge me less", .softer(about: nil)),
  ]

  private static let leads: [(String, @Sendable (String?) -> NudgeWish)] = [
    ("mute until ", { .mute(until: $0) }), ("mute till ", { .mute(until: $0) }),
    ("mute for ", { .mute(until: $0) }),
    ("ask me about ", { .askAgain(about: $0) }), ("ask about ", { .askAgain(about: $0) }),
    ("you can ask me about ", { .askAgain(about: $0) }), ("you can ask about ", { .askAgain(about: $0) }),
    ("stop asking me about ", { .stopAsking(about: $0) }), ("stop asking about ", { .stopAsking(about: $0) }),
    ("don't ask me about ", { .stopAsking(about: $0) }), ("don't ask about ", { .stopAsking(about: $0) }),
    ("stop nudging me about ", { .stopAsking(about: $0) }),
    ("stop reminding me about ", { .silence(about: $0) }),
    ("stop ringing me about ", { .silence(about: $0) }),
    ("stop ringing about ", { .silence(about: $0) }), ("don't remind me about ", { .silence(about: $0) }),
    ("mute the ", { .silence(about: $0) }), ("mute my ", { .silence(about: $0) }),
    ("unmute the ", { .askAgain(about: $0) }), ("unmute my ", { .askAgain(about: $0) }),
    ("nudge me more about ", { .louder(about: $0) }), ("nudge me harder about ", { .louder(about: $0) }),
    ("be louder about ", { .louder(about: $0) }), ("remind me more about ", { .louder(about: $0) }),
    ("nag me about ", { .louder(about: $0) }), ("push me harder on ", { .louder(about: $0) }),
    ("nudge me less about ", { .softer(about: $0) }), ("be gentler about ", { .softer(about: $0) }),
    ("be softer about ", { .softer(about: $0) }), ("go easy on me about ", { .softer(about: $0) }),
    ("nag me less about ", { .softer(about: $0) }),
  ]
}
