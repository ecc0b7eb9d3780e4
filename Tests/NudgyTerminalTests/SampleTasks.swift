import Foundation
import NudgyCore
import NudgyTerminal
import NudgyTestSupport

/// Tasks with every kind of title, and canvases of every kind.
enum Sample {
  static let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)
  static let plain = Canvas(columns: 80, isPlain: true, wording: wording)
  static let styled = Canvas(columns: 80, isPlain: false, wording: wording)
  static let narrow = Canvas(columns: 40, isPlain: false, wording: wording)

  static func task(
    _ number: Int, _ title: String, emoji: String? = nil, _ change: (inout TaskItem) -> Void = { _ in }
  ) -> TaskItem {
    var task = TaskItem(
      number: number, uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number))),
      title: title, createdAt: TestWorld.now.addingTimeInterval(-3600))
    task.emoji = emoji
    change(&task)
    return task
  }

  static func hours(_ count: Double) -> DueDate {
    .instant(TestWorld.now.addingTimeInterval(count * 3600), in: TestWorld.newYork)
  }

  static let dentist = task(7, "Call the dentist", emoji: "📞") {
    $0.due = hours(0.75)
    $0.minutes = 10
    $0.target = "+1 555 0100"
  }
  static let rent = task(12, "Pay the rent", emoji: "🏠") {
    $0.due = hours(-26)
    $0.recurrence = "FREQ=MONTHLY;BYMONTHDAY=1"
  }
  static let japanese = task(103, "歯医者に電話して、来週の予約を変更してもらうようにお願いする", emoji: "🦷")
  static let family = task(
    4, "Plan the trip with 👩‍👩‍👧 to Zürich and bring back Müsli, cheese and a postcard for Grandma", emoji: "🇨🇭"
  ) {
    $0.notes = "She likes the ones with mountains."
    $0.steps = [
      TaskStep(title: "Look at the calendar", isDone: true), TaskStep(title: "Ask Ana about Saturday"),
      TaskStep(title: "Book the train"), TaskStep(title: "Pack"), TaskStep(title: "Water the plants"),
      TaskStep(title: "Set out"), TaskStep(title: "Send the postcard"),
    ]
  }
  static let hostile = task(9, "Red \u{1B}[31malert\u{7}\r\nsecond line \u{202E}drow")
  static let snoozed = task(15, "Write the report", emoji: "📝") {
    $0.status = .snoozed
    $0.snoozedUntil = TestWorld.now.addingTimeInterval(23 * 3600)
  }
  static let done = task(3, "Buy milk", emoji: "🥛") {
    $0.status = .done
    $0.completedAt = TestWorld.now.addingTimeInterval(-1800)
  }
}
