import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyReminders

/// What rings say beside the persona's line.
@Suite struct RingWordingTests {
  private let calendar = TestWorld.newYork
  private var wording: TimeWording { TimeWording(now: TestWorld.now, calendar: calendar) }

  private func moment(_ number: Int, _ title: String = "Task", minutes: Double = 0) -> RingMoment {
    let task = TaskItem(number: number, uuid: UUID(), title: title, createdAt: TestWorld.now)
    return RingMoment(task, .due, at: TestWorld.now.addingTimeInterval(minutes * 60))
  }

  @Test(arguments: [
    (2, "#1 Task (today 10:01 AM) · #2 Task (today 10:02 AM)"),
    (
      6,
      "#1 Task (today 10:01 AM) · #2 Task (today 10:02 AM) · #3 Task (today 10:03 AM) · #4 Task (today 10:04 AM) · 2 more"
    ),
    (
      5,
      "#1 Task (today 10:01 AM) · #2 Task (today 10:02 AM) · #3 Task (today 10:03 AM) · #4 Task (today 10:04 AM) · #5 Task (today 10:05 AM)"
    ),
  ])
  func eachTitleHasItsTime(_ count: Int, _ text: String) {
    let moments = (1...count).map { moment($0, minutes: Double($0)) }
    #expect(RingWording.titles(moments, in: wording) == text)
  }

  @Test func aTitleTooLongToNameIsCounted() {
    let long = String(repeating: "long ", count: 30)
    let moments = [moment(1), moment(2), moment(3), moment(4), moment(5, long)]
    #expect(RingWording.titles(moments, in: wording).hasSuffix(" · 1 more"))
  }

  @Test(
    arguments: [
      (60, "Today 11:00 AM, in an hour"), (0, "Today 10:00 AM, now"), (-360, "Today 4:00 AM, 6 hours ago"),
    ] as [(Double, String)])
  func theHourAndHowFarItIsStandFirst(_ minutes: Double, _ text: String) {
    var ring = moment(1)
    let calendar = wording.calendar
    ring.task.due = .instant(TestWorld.now.addingTimeInterval(minutes * 60), in: calendar)
    #expect(RingWording.when(ring, in: wording) == text)
    ring.kind = .stale
    #expect(RingWording.when(ring, in: wording)?.hasPrefix("Here for ") == true)
  }

  @Test func aWarningTellsTheDeadline() {
    var ring = moment(1)
    ring.task.due = .instant(TestWorld.now.addingTimeInterval(2 * 86_400), in: wording.calendar)
    ring.stage = .ahead(2 * 86_400)
    #expect(RingWording.titles([ring, ring], in: wording).contains("(Sunday 10:00 AM)"))
  }

  @Test func aggressiveSaysHowFarItIs() {
    var ring = moment(1)
    ring.stage = .ahead(3 * 3600)
    #expect(RingWording.fact(of: ring, in: wording) == nil)
    ring.task.pressure = .aggressive
    #expect(RingWording.fact(of: ring, in: wording) == "3 hours left.")
    ring.task.steps = [TaskStep(title: "a", isDone: true), TaskStep(title: "b"), TaskStep(title: "c")]
    #expect(RingWording.fact(of: ring, in: wording) == "1 of 3 steps done.")
  }

  @Test func aReturnTellsOfTheDeadlineThatPassed() {
    var ring = moment(1, minutes: 300)
    ring.kind = .return
    ring.task.due = .instant(TestWorld.now.addingTimeInterval(3600), in: calendar)
    #expect(RingWording.fact(of: ring, in: wording) == "It was due today 11:00 AM.")
    ring.task.due = .instant(TestWorld.now.addingTimeInterval(86_400), in: calendar)
    #expect(RingWording.fact(of: ring, in: wording) == nil)
  }

  @Test func eachReasonHasItsWords() {
    let at = TestWorld.now
    let waits: [(RingWait, String)] = [
      (.quiet(until: at), "quiet hours until 10:00 AM"),
      (.putAway(until: at), "put away until today 10:00 AM"),
      (.muted(until: at), "muted until today 10:00 AM"), (.checkInsUsed, "the day's check-ins are used"),
      (.told(at: at), "already told today 10:00 AM"),
      (.noRoute, "nothing can reach you while no chat is open"),
    ]
    for (wait, words) in waits { #expect(RingWording.why(wait, in: wording) == words) }
  }
}
