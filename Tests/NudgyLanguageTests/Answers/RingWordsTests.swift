import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// Words about ringing, read whole: what says more is left to the reader.
@Suite struct RingWordsTests {
  @Test(
    arguments: [
      ("oh right i did that one this morning thanks", RingReply.done), ("yeah, already done it", .done),
      ("I fixed the bath and it's all done", nil), ("called the bath, done", nil),
      ("the bath is done", .done), ("i didn't do it", nil), ("not done yet", .pause), ("did i do that?", nil),
      ("not now", .pause), ("can't right now, busy", .pause), ("not now, tonight", nil), ("later", .pause),
      ("forget it", .letGo), ("oh, i don't need to anymore", .letGo), ("buy milk", nil),
      ("done and buy milk", nil),
      ("", nil), ("\u{1b}[2Jdone", .done),
    ] as [(String, RingReply?)])
  func repliesToARing(_ text: String, _ reply: RingReply?) {
    #expect(RingReply(text, title: "Fix the bath") == reply)
  }

  @Test(
    arguments: [
      ("start 5", true, 5, nil), ("5 minutes on it", true, 5, nil), ("5 min", true, 5, nil),
      ("start 10", true, 10, nil), ("two minutes on this", true, 2, nil), ("start", true, nil, nil),
      ("low energy", false, nil, EnergyLevel.low), ("low energy, start 20 min", true, 20, .low),
      ("I'm low on energy and let's start with 2 minutes", true, 2, .low), ("just 5min", true, 5, nil),
    ] as [(String, Bool, Int?, EnergyLevel?)])
  func startsRightFromARing(_ text: String, _ begins: Bool, _ minutes: Int?, _ energy: EnergyLevel?) throws {
    let wish = try #require(StartWish(text))
    #expect((wish.begins, wish.minutes, wish.energy) == (begins, minutes, energy))
  }

  /// "10 min" puts away, as the button does; so does what names a time to come.
  @Test(arguments: [
    "10 min", "give me 10", "give me 5", "in 5 minutes", "start over", "start the car", "5", "start 0",
    "start 900", "energy", "do it", "", "start 5 on the report",
  ])
  func whatIsNoStart(_ text: String) { #expect(StartWish(text) == nil) }

  @Test(
    arguments: [
      ("please don't remind me after 20h", QuietWish.hours(from: "20h", to: nil)),
      ("no reminders after 8pm please", .hours(from: "8pm", to: nil)),
      ("set quiet hours 20:00 to 9:00", .hours(from: "20:00", to: "9:00")),
      ("quiet hours 22-7", .hours(from: "22", to: "7")),
      ("don't nudge me in the evenings", .hours(from: "6pm", to: nil)),
      ("no reminders between 8pm and 8am", .hours(from: "8pm", to: "8am")),
      ("do not disturb me until noon", .until("noon")), ("don't ring me before 9", .before("9")),
      ("don't ring the vet before 9", nil), ("never ring mam after 9", nil), ("remind me after lunch", nil),
      ("quiet", nil), ("it was so quiet until the kids came", nil), ("buy milk before 9", nil),
    ] as [(String, QuietWish?)])
  func quietInASentence(_ text: String, _ wish: QuietWish?) { #expect(QuietWish(text) == wish) }

  @Test(
    arguments: [
      ("5 more min", 5), ("half an hour", 30), ("give me 5", 5), ("another 20 minutes", 20), ("1h", 60),
      ("twenty", 20), ("tomorrow", nil), ("buy 5", nil), ("900", nil), ("10 of them", nil),
    ] as [(String, Int?)])
  func howLongItMayWait(_ text: String, _ minutes: Int?) { #expect(RingDelay(text)?.minutes == minutes) }

  @Test(
    arguments: [
      ("stop telling me about stale tasks", [.stale], false),
      ("Stop telling me about things I haven't touched.", [.stale], false),
      ("no end of day check-in", [.endOfDay], false), ("no more link reminders", [.links], false),
      ("don't check in on me", [.stale, .endOfDay, .links], false),
      ("check in on me again", [.stale, .endOfDay, .links], true),
      ("only ring at times I asked for", [.stale, .endOfDay, .links], false),
      ("turn the link nudges back on", [.links], true),
      ("turn off check-ins please", [.stale, .endOfDay, .links], false),
      ("tell me about stale tasks again", [.stale], true), ("link reminders off", [.links], false),
    ] as [(String, Set<RingKind>, Bool)])
  func kindsAreSwitchedInWords(_ text: String, _ kinds: Set<RingKind>, _ isOn: Bool) throws {
    let words = try #require(RingKindWords(text))
    #expect(words.kinds == kinds && words.isOn == isOn)
  }

  @Test(arguments: [
    "tell me about stale tasks", "skip check in", "remind me about links", "stop buying stale bread",
    "check in for the flight", "no", "stop", "turn off the oven", "don't", "links", "check in", "end of day",
  ])
  func whatSwitchesNothing(_ text: String) { #expect(RingKindWords(text) == nil) }

  @Test(
    arguments: [
      ("what will ring?", RingAsking.upcoming), ("Why didn't you ring?", .whyNot),
      ("are you muted?", .isMuted),
      ("moderate reminders", .level(.moderate)), ("what does aggressive mean?", .level(.aggressive)),
      ("what is nuclear?", .level(.nuclear)), ("what do the levels mean?", .level(nil)), ("gentle", nil),
      ("ring mom", nil), ("what will ring the bell", nil),
    ] as [(String, RingAsking?)])
  func ringingIsAskedAbout(_ text: String, _ asking: RingAsking?) { #expect(RingAsking(text) == asking) }

  @Test(
    arguments: [
      ("make the rent nuclear", NudgeWish.pressure(.nuclear, about: "rent")),
      (
        "remind me about the training the day before at 7pm",
        .remind(ahead: "the day before at 7pm", about: "training")
      ),
      (
        "remind me the day before the training at 7pm",
        .remind(ahead: "the day before at 7pm", about: "training")
      ),
      ("be gentle about the vet", .pressure(.gentle, about: "vet")),
      ("be aggressive about it", .pressure(.aggressive, about: nil)),
      ("moderate reminders for the trip", .pressure(.moderate, about: "trip")),
      ("you can ask about the gym again", .askAgain(about: "gym")),
      ("ask about it again", .askAgain(about: nil)),
      ("ask about the gym", nil), ("read about nuclear power", nil), ("be gentle", nil),
    ] as [(String, NudgeWish?)])
  func howFirmlyIsSaid(_ text: String, _ wish: NudgeWish?) { #expect(NudgeWish(text) == wish) }

  @Test(
    arguments: [
      ("pause reminders til tmrw", NudgeWish.mute(until: "tmrw")),
      ("no reminders until monday pls", .mute(until: "monday")), ("mute nudges", .mute(until: nil)),
      ("no more nudges today", .mute(until: nil)), ("stop all the notifications", .mute(until: nil)),
      ("turn off reminders for the rest of the day", .mute(until: nil)),
      ("turn reminders off for an hour", .mute(until: "an hour")),
      ("resume reminders", .unmute), ("turn reminders back on", .unmute), ("turn on my alerts", .unmute),
      ("unmute nudges", .unmute), ("turn reminders into tasks", nil), ("resume the gym", nil),
      ("stop nudging me about the gym", .stopAsking(about: "gym")),
      ("stop reminding me about the gym", .silence(about: "gym")), ("mute the rent", .silence(about: "rent")),
      ("unmute the rent", .askAgain(about: "rent")), ("mute the reminders", .mute(until: nil)),
      ("stop nudging me today", .mute(until: nil)), ("don't nudge me today", .mute(until: nil)),
      ("no reminders tomorrow", nil), ("turn notifications off on friday", nil),
      ("no reminder for the rent", nil), ("pause", nil), ("resume reminders about the rent", nil),
    ] as [(String, NudgeWish?)])
  func quietIsSaid(_ text: String, _ wish: NudgeWish?) { #expect(NudgeWish(text) == wish) }
}

/// A wish to be told ahead belongs to the task of the same breath.
@Suite struct ReminderClauseTests {
  private let understander = Understander(
    LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork))

  @Test(arguments: [
    ("buy milk friday, remind me the day before", "Buy milk", "the day before"),
    ("call the vet friday at 3 and remind me an hour before", "Call the vet", "an hour before"),
    ("call the vet friday at 3. Can you remind me 2 hours beforehand?", "Call the vet", "2 hours beforehand"),
    ("book flights, remind me the day before", "Book flights", "the day before"),
    ("remind me 10 minutes before my meeting at 3", "My meeting", "10 minutes before"),
    ("remind me the day before the exam on thursday at 10am", "Exam", "the day before"),
    (
      "lunch with bo friday at 1, remind me the day before and an hour before", "Lunch with bo",
      "the day before and an hour before"
    ),
    (
      "remind me an hour before and ten minutes before my meeting at 6pm", "My meeting",
      "an hour before and ten minutes before"
    ),
  ])
  func theWishIsOfTheTask(_ text: String, _ title: String, _ words: String) throws {
    let understanding = understander.understand(text)
    let tasks = understanding.acts.flatMap(\.tasks)
    #expect(tasks.map(\.title) == [title] && tasks.first?.reminder == words)
    #expect(understanding.text == text && understanding.leftovers.isEmpty)
    let capture = try #require(understander.capture(text))
    #expect(capture.title == title && capture.reminder == words && capture.sourceText == text)
  }

  /// Of what is due on Monday the 23rd at 9:00, said on Friday the 20th at 10:00.
  @Test(arguments: [
    ("the day before and an hour before", ["11-22 09:00", "11-23 08:00"]),
    ("1 day and 1 hour before", ["11-22 09:00", "11-23 08:00"]),
    ("1 hour and 15 minutes before", ["11-23 07:45"]), ("an hour and a half before", ["11-23 07:30"]),
    ("the evening before and at 8", ["11-22 18:00", "11-23 08:00"]), ("at 10", []),
    ("friday evening", ["11-20 18:00"]), ("monday at 8", ["11-23 08:00"]),
  ])
  func severalMomentsOfOneWish(_ words: String, _ moments: [String]) {
    let calendar = TestWorld.newYork
    let monday = calendar.day(of: TestWorld.now).adding(days: 3)
    let due = DueDate.instant(calendar.instant(monday, CivilTime(secondOfDay: 9 * 3600)), in: calendar)
    let found = ReminderTimes(LanguageContext(now: TestWorld.now, calendar: calendar)).reminders(
      in: words, due: due)
    let told = found.compactMap { $0.moment(due: due) }.map { Spoken.text(.instant($0, in: calendar)) }
    #expect(told.map { String($0.dropFirst(5)).replacing("T", with: " ") } == moments)
  }

  @Test func eachTaskOfADumpHasItsOwn() {
    let tasks = understander.readDump(
      "i need to call the vet friday at 3 and remind me an hour before and also buy stamps and the report is due "
        + "monday, remind me the day before"
    ).tasks
    #expect(tasks.map(\.reminder) == ["an hour before", nil, "the day before"], "\(tasks.map(\.title))")
  }

  /// What "before" hangs on is said: then it is no wish about this task.
  @Test(arguments: [
    "buy milk and remind me before i leave", "call ana, remind me an hour before the meeting",
    "remind me the day before", "ring me before", "remind me the day before I leave on friday",
    "remind me 10 minutes before swimming", "remind me an hour before, at 3",
  ])
  func whatIsNoSuchWish(_ text: String) {
    #expect(ReminderClause.all(in: text, understander.context).isEmpty)
  }

  @Test(arguments: [
    "\u{301}, remind me the day before", "🐧🐧 remind me the day before", "x,,,remind me 1 hour before,,,",
  ])
  func strangeTextStaysWhole(_ text: String) {
    #expect(understander.understand(text).text == text)
  }
}
