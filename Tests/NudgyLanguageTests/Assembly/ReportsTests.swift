import NudgyCore
import NudgyReader
import Testing

@testable import NudgyLanguage

/// What people report of listed things with days and hours in it that are no new ones for them.
@Suite("Reports") struct ReportsTests {
  private static let board = ReaderScene(
    tasks: [
      .init(number: 1, title: "Ring the plumber"), .init(number: 2, title: "Buy milk"),
      .init(number: 3, title: "Order pizza for the party", dueDay: "2026-12-20"),
      .init(number: 4, title: "Permission form", dueDay: "2026-11-21"),
      .init(number: 5, title: "Dress rehearsal", dueDay: "2026-11-27", dueMinute: 19 * 60),
      .init(number: 6, title: "Settle Alhaji balance"), .init(number: 7, title: "Call the bank"),
      .init(number: 8, title: "Tyres"),
    ], card: 7)

  private func read(_ lines: String..., certainty: Float = 0.85, about number: Int) -> Understanding {
    var text = MarkedText(lines[0], certainty: certainty, links: [number: 0.9])
    if lines.count > 1 { text = MarkedText(lines[0], lines[1], certainty: certainty, links: [number: 0.9]) }
    return text.understood(in: Self.board)
  }

  @Test func whatWasHeardInACallIsNoNewTimeForIt() {
    let read = read("update | rang the [r plumber], he can come [w friday at 10]", about: 1)
    #expect(read.acts.map { "\($0.intent) \($0.targets)" } == ["complete [1]"])
    #expect(read.leftovers.map(\.text) == ["he can come friday at 10"])
    let moved = self.read("update | ring the [r plumber] [w friday at 10]", about: 1)
    #expect(moved.acts.map(\.intent) == [.update])
  }

  @Test(arguments: [
    ("complete | the [r milk] is finished, we have none", [Intent.lookup]),
    ("complete | [r milk]'s all gone", [.lookup]), ("drop | we're out of [r milk]", [.lookup]),
    ("complete | bought the [r milk]", [.complete]), ("complete | [r milk] is done", [.complete]),
  ])
  func whatIsUsedUpIsStillNeeded(_ marked: String, _ intents: [Intent]) {
    #expect(read(marked, about: 2).acts.map(\.intent) == intents)
  }

  @Test func aLimitOfOthersGivesNoDay() {
    let read = read("update | the [r pizza] people don't take orders [w before the 14th] anyway", about: 3)
    #expect(read.acts.allSatisfy { $0.when == nil })
    let moved = self.read("update | [r pizza] [w before the 14th]", about: 3)
    #expect(moved.acts.first?.when?.start?.date.description == "2026-12-14")
  }

  @Test(arguments: [
    ("snooze | coach said the [r form] can wait [w til monday]", Intent.update),
    ("snooze | put the [r form] away [w till monday]", .snooze),
  ])
  func whoGivesMoreTimeMovesTheDeadline(_ marked: String, _ intent: Intent) {
    #expect(read(marked, about: 4).acts.map(\.intent) == [intent])
  }

  @Test(arguments: [
    "update | we might have to move [r dress rehearsal] [w to Saturday morning], we'll see",
    "update | thinking of moving the [r rehearsal] [w to Saturday]",
    "update | we may have to move the [r rehearsal] [w to Saturday]",
  ])
  func whatIsOnlyThoughtOfIsAsked(_ marked: String) {
    let read = read(marked, about: 5)
    #expect(read.acts.allSatisfy { ![.update, .snooze].contains($0.intent) } && read.questions.count == 1)
  }

  @Test func whatCameThisMorningHasNoNewTime() {
    let read = read("update | [r Alhaji] came [w this morning] himself, it remains 85", about: 6)
    #expect(read.acts.allSatisfy { $0.when == nil })
  }

  @Test(arguments: [("she finally went down", 0), ("that one is over with", 1), ("rang and it is sorted", 1)])
  func whatPointsAtNothingAsksBeforeTheCardIsDone(_ words: String, _ done: Int) {
    let read = read("complete | \(words)", certainty: 0.6, about: 7)
    #expect(read.acts.count { $0.intent == .complete } == done)
    #expect(read.questions.count == 1 - done)
  }

  @Test func aNameBehindItsLeadIsOne() {
    let read = read(
      "update | fix the [r tyres] one, it should read", "create | [t Get new tyres on the Volvo]", about: 8)
    guard case .changes(let changes)? = read.acts.first?.details else { return #expect(Bool(false)) }
    #expect(read.acts.count == 1 && changes.title == "Get new tyres on the Volvo")
  }

  @Test(arguments: [
    ("create | [t dress rehearsal] [w saturday at 7]", 19), ("create | [t gym] [w saturday at 7]", 7),
    ("create | [t book dinner] [w saturday at 7]", 7), ("create | [t dinner with ana] [w saturday at 7]", 19),
    ("create | [t dinner with ana] [w saturday at 7am]", 7), ("create | [t stitches] [w wednesday 2.15]", 14),
  ])
  func aBareHourIsTheDeeds(_ marked: String, _ hour: Int) {
    #expect(MarkedText(marked).understood().acts.first?.when?.start?.time.hour == hour)
  }

  @Test(arguments: [
    ("create | [w next week] I have [t exam] [w on monday 7 december at 9]", "2026-12-07 9"),
    ("create | [t church supper] [w sat 530]", "2026-11-21 17"),
    ("create | [t get feed] [w sunday, uh monday]", "2026-11-23 9"),
  ])
  func theSurerTimeCounts(_ marked: String, _ day: String) {
    let start = MarkedText(marked).understood().acts.first?.when?.start
    #expect(start?.date.description == String(day.prefix(10)))
    if start?.time.hour != 0 { #expect(start.map { "\($0.date) \($0.time.hour)" } == day) }
  }

  /// Who gives only other days needs no name for what was just put on the list.
  @Test func anotherDayInTheSameBreathIsThatOnes() {
    let read = MarkedText(
      "create | [t pay the tuition] [w until friday,]", "update | I mean [w until thursday]"
    )
    .understood(in: Self.board)
    #expect(read.acts.count == 1 && read.acts[0].tasks.first?.due != nil)
    #expect(read.acts.first?.when?.start?.date.weekday == .thursday)
  }

  @Test func whatIsStillToDoIsNotTicked() {
    let read = MarkedText("complete | [r tyres] done", "none | no that was his, tyres still to do")
      .understood(in: Self.board)
    #expect(!read.acts.contains { $0.intent == .complete })
  }

  @Test(arguments: [
    ("update | it needs posted now of course", ["it needs posted now of course"]),
    ("update | they need sharpening", ["they need sharpening"]), ("update | they need a rest", []),
  ])
  func whatIsNeededOfNothingListedIsAsked(_ marked: String, _ heard: [String]) {
    #expect(read(marked, certainty: 0.6, about: 6).leftovers.map(\.text) == heard)
  }

  @Test func whatSomebodyElseWantsIsAsked() {
    let read = MarkedText("create | my coworker wants to [t cancel her gym]", certainty: 0.5).understood()
    #expect(read.acts.allSatisfy { $0.intent != .create } && read.leftovers.count == 1)
  }

  /// A deed with a thing of its own, close behind a comma, is another one, whatever joins the two.
  @Test(arguments: [
    (
      "create | [t cancel the gym], [t y también call the landlord]", ["Cancel the gym", "Call the landlord"]
    ),
    ("create | [t buy paint, brushes and tape]", ["Buy paint, brushes and tape"]),
  ])
  func aDeedBehindACommaIsAnother(_ marked: String, _ titles: [String]) {
    #expect(MarkedText(marked).understood().acts.flatMap(\.tasks).map(\.title) == titles)
  }

  @Test func beforeTheWeekendIsFriday() {
    let task = MarkedText("create | [t report] [w before the weekend]").understood().acts.first?.tasks.first
    #expect(task?.when?.start?.date.weekday == .friday && task?.due?.isAllDay == true)
  }

  @Test(arguments: [("close number 6", Intent.complete), ("cross off 3", .complete), ("close the door", nil)])
  func aNumberIsClosed(_ text: String, _ intent: Intent?) {
    #expect(NumberedOrder.act(text)?.intent == intent)
  }

  @Test(arguments: [("slept 3 hours", nil), ("i have 3 hours", 180), ("i have 20 minutes", 20)])
  func hoursThatAreOverAreNone(_ words: String, _ minutes: Int?) {
    let read = MarkedText("context | [w \(words)]").understood()
    guard case .context(_, let told)? = read.acts.first?.details else { return #expect(minutes == nil) }
    #expect(told == minutes)
  }

  @Test(arguments: [
    ("update | push the [r rehearsal] back half an hour", "19:30"),
    ("snooze | make the [r rehearsal] [w half an hour later]", "19:30"),
    ("update | [r rehearsal] an hour earlier", "18:00"),
    ("update | bring the [r rehearsal] forward by 15 minutes", "18:45"),
  ])
  func aLengthMovesWhatHasAnHour(_ marked: String, _ time: String) {
    let act = read(marked, about: 5).acts.first
    let start = act?.when?.start
    #expect(act?.intent == .update && start?.date.description == "2026-11-27")
    #expect((start?.time).map { TimeWording.clock($0, uses24Hours: true) } == time)
  }

  @Test(arguments: ["complete | no one picked up", "complete | voicemail", "chat | couldnt reach them"])
  func whoWasNotReachedIsStillToBeCalled(_ marked: String) {
    #expect(read(marked, about: 7).acts.map(\.details) == [.smallTalk(.tried)])
  }

  @Test(arguments: [
    ("create | put down [t insulin for mrs ure]", "retract | no sorry mr ure", "Insulin for mr ure"),
    ("create | [t order more gloves, medium]", "retract | no make that large", "Order more gloves, large"),
    ("create | [t buy eggs]", "retract | no wait scratch that", nil),
    ("create | [t buy eggs]", "retract | no not eggs", nil),
    ("create | [t baler twine]", "retract | no got twine", nil),
    ("create | [t buy eggs]", "retract | oh no wait", nil),
  ])
  func whatIsPutRightIsNotLost(_ first: String, _ second: String, _ title: String?) {
    #expect(
      MarkedText(first, second).understood().acts.first { $0.intent == .create }?.tasks.first?.title == title)
  }

  @Test func notTodayIsAnotherDay() {
    let act = read("snooze | not [w today], im knackered", about: 7).acts.first
    #expect(act?.when == nil && act?.timeWords == "not today")
  }
}
