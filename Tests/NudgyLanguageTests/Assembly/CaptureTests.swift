import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// The fields of one task.
struct CaptureTests {
  @Test(arguments: [
    ("pay rent friday 5pm !high", "Pay rent", "2026-11-20T17:00"),
    ("call mom tomorrow", "Call mom", "2026-11-21"),
    ("call mom tomorrow at 3", "Call mom", "2026-11-21T15:00"),
    ("finish the report by wednesday", "Finish the report", "2026-11-25"),
    ("reply to Sarah about Saturday", "Reply to Sarah about Saturday", "-"),
    ("cancel the thursday sync", "Cancel the thursday sync", "-"),
    ("remind me to water the plants tonight", "Water the plants", "2026-11-20T19:00"),
    ("tomorrow buy milk", "Buy milk", "2026-11-21"),
    ("buy iPhone charger", "Buy iPhone charger", "-"),
    ("iPhone backup", "iPhone backup", "-"),
    ("groceries", "Groceries", "-"),
    ("pay the deposit on the 31st of november", "Pay the deposit on the 31st of november", "-"),
    ("drop the kids at 8", "Drop the kids", "2026-11-21T08:00"),
    ("drop the kids tomorrow at 8", "Drop the kids", "2026-11-21T08:00"),
    ("gym at 6", "Gym", "2026-11-21T06:00"), ("school run at 8:30", "School run", "2026-11-21T08:30"),
    ("pilates tomorrow 6pm class at the gym", "Pilates class at the gym", "2026-11-21T18:00"),
    ("gym at 6pm", "Gym", "2026-11-20T18:00"), ("gym tonight at 7", "Gym", "2026-11-20T19:00"),
    ("pick up the kids at 5", "Pick up the kids", "2026-11-20T17:00"),
    ("dinner at 7", "Dinner", "2026-11-20T19:00"),
    ("meet bob tuesday about 6:30", "Meet bob", "2026-11-24T18:30"),
    ("gym 7pm-9pm tues and thurs", "Gym", "2026-11-24T19:00"),
    ("ask jules to cover my sunday", "Ask jules to cover my sunday", "-"),
    ("call Dr. Chen about the x-ray", "Call Dr. Chen about the x-ray", "-"),
    ("remind me to buy milk before dinner", "Buy milk", "2026-11-20T18:00"),
    ("call Sarah at +1 (555) 010-0199", "Call Sarah at +1 (555) 010-0199", "-"),
    ("Have the boiler serviced", "Have the boiler serviced", "-"),
    ("task 110 today at 1:10pm", "Task 110", "2026-11-20T13:10"),
    ("let the dog out", "Let the dog out", "-"),
    ("have to call mum", "Call mum", "-"), ("i have dentist tuesday", "Dentist", "2026-11-24"),
    ("have dentist tuesday", "Dentist", "2026-11-24"),
    ("write the thesis chapter, takes 2 hours, today", "Write the thesis chapter", "2026-11-20"),
    ("call mum on the evening of thursday the tenth, at seven", "Call mum", "2026-12-10T19:00"),
    (
      "pay the water two hundred and twelve pounds by friday", "Pay the water two hundred and twelve pounds",
      "2026-11-27"
    ),
  ])
  func titleAndDue(_ text: String, _ title: String, _ due: String) {
    let capture = Spoken.understander.capture(text)
    #expect(capture?.title == title)
    #expect(Spoken.text(capture?.due) == due)
  }

  /// The hour of a day that is said before it, as a deadline of that day.
  @Test func anHourBehindItsDayIsOfThatDay() {
    let read = Spoken.understander.understand(
      "I must ring Councillor Hobbs on Tuesday about the fence, he said before eleven.")
    #expect(read.acts.flatMap(\.tasks).map { Spoken.text($0.due) } == ["2026-11-24T11:00"])
  }

  /// Late in the evening "tonight" is no hour that has passed but the rest of today.
  @Test func tonightLateIsToday() {
    let day = TestWorld.newYork.day(of: TestWorld.now)
    let now = TestWorld.newYork.instant(day, CivilTime(secondOfDay: 23 * 3600 + 240))
    let late = Understander(LanguageContext(now: now, calendar: TestWorld.newYork))
    let capture = late.capture("take out the trash tonight")
    #expect(capture?.title == "Take out the trash")
    #expect(Spoken.text(capture?.due) == "2026-11-20")
  }

  @Test(arguments: [
    ("call the dentist", TaskAction.call, "dentist"), ("call my mom about sunday", .call, "mom"),
    ("call Dr. Chen", .call, "Dr. Chen"), ("text Ana the address", .text, "Ana the address"),
    ("reply to Sarah about Saturday", .text, "Sarah"),
    ("email the landlord about the leak", .email, "landlord"),
    ("send an email to Jake", .email, "Jake"), ("give grandma a call", .call, "grandma"),
    ("phone the plumber", .call, "plumber"), ("call mom back", .call, "mom"),
  ])
  func actionAndContact(_ text: String, _ action: TaskAction, _ contact: String) {
    let capture = Spoken.understander.capture(text)
    #expect(capture?.action == action)
    #expect(capture?.contact?.hasPrefix(contact.split(separator: " ").first.map(String.init) ?? "") == true)
  }

  @Test(arguments: [
    ("call 555-123-4567", "555-123-4567"), ("email sam@example.com the invoice", "sam@example.com"),
    ("read https://example.com/a", "https://example.com/a"),
  ])
  func targets(_ text: String, _ target: String) {
    #expect(Spoken.understander.capture(text)?.target == target)
  }

  @Test(
    arguments: [
      ("pay rent !high", TaskPriority.high), ("call the bank asap", .high),
      ("urgent: fix the leak", .critical),
      ("clean the garage low priority", .low), ("send the urgent letter", nil), ("buy milk", nil),
    ] as [(String, TaskPriority?)])
  func priorities(_ text: String, _ priority: TaskPriority?) {
    #expect(Spoken.understander.capture(text)?.priority == priority)
  }

  @Test(arguments: [
    ("call the dentist", "📞"), ("buy dog food", "🐶"), ("read that article", "📖"), ("pay the rent", "💵"),
    ("do laundry", "🧺"), ("water the plants", "🌱"), ("frobnicate the widget", "📌"), ("buy apples", "🍎"),
  ])
  func emoji(_ text: String, _ emoji: String) {
    #expect(Spoken.understander.capture(text)?.emoji == emoji)
  }

  @Test(arguments: ["", "   ", "\n", "..."])
  func nothingToCapture(_ text: String) {
    #expect(Spoken.understander.capture(text) == nil)
  }

  @Test func aStudyOfMinutes() {
    #expect(Spoken.understander.capture("study spanish for 45 minutes")?.minutes == 45)
  }

  @Test func aRecurrence() {
    #expect(
      Spoken.understander.capture("water the plants every friday")?.recurrence == "FREQ=WEEKLY;BYDAY=FR")
  }

  /// Minutes and hours from now say when, at the end of what is to be done and of little else.
  @Test(arguments: [
    ("call mum in one minute", "Call mum @2026-11-20T10:01"),
    ("stretch in 2 min", "Stretch @2026-11-20T10:02"),
    ("call mum in two minutes", "Call mum @2026-11-20T10:02"),
    ("back in 5 minutes", ""),
    ("the film starts in an hour", ""), ("hang the picture in the hall", "Hang the picture in the hall @-"),
  ])
  func aWhileFromNowIsATime(_ text: String, _ task: String) {
    let tasks = Spoken.understander.understand(text).acts.flatMap(\.tasks)
    #expect(tasks.map { "\($0.title) @\(Spoken.text($0.due))" }.joined() == task)
  }
}
