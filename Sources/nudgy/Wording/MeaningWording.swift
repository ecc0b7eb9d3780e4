import NudgyCore
import NudgyLanguage

/// What a message means, on one line: `complete the dishes; create Buy milk (due tomorrow)`.
enum MeaningWording {
  static func line(_ understanding: Understanding, in wording: TimeWording) -> String {
    let acts = understanding.acts.map { phrase($0, in: wording) }
    return PlainText.singleLine(acts.isEmpty ? Words.nothing : acts.joined(separator: "; "))
  }

  private static func phrase(_ act: Act, in wording: TimeWording) -> String {
    var parts = [act.intent.rawValue]
    if !act.tasks.isEmpty {
      parts.append(act.tasks.map { task($0, in: wording) }.joined(separator: ", "))
    } else {
      if let target = act.target { parts.append(target.description) }
      if let when = act.when { parts.append("(\(WhenWording.phrase(when, in: wording)))") }
    }
    return parts.joined(separator: " ")
  }

  private static func task(_ capture: TaskCapture, in wording: TimeWording) -> String {
    var details: [String] = []
    if let due = capture.due { details.append("due \(wording.due(due))") }
    if let until = capture.snoozedUntil { details.append("back \(wording.instant(until))") }
    if let rule = capture.recurrence.flatMap(RecurrenceRule.init) {
      details.append(RecurrenceWording.phrase(rule, in: wording))
    }
    let title = capture.emoji.map { "\($0) \(capture.title)" } ?? capture.title
    return details.isEmpty ? title : "\(title) (\(details.joined(separator: ", ")))"
  }
}
