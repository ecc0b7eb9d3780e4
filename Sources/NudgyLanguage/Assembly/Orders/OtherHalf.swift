import NudgyCore
import NudgyReader

/// "AM!! who studies 5:30 pm", "six in the morning, not the evening", right after something got an hour: the other half of the
/// day was meant.
enum OtherHalf {
  static func act(_ text: String, in scene: ReaderScene) -> Act? {
    guard scene.just == .created || scene.just == .updated || scene.just == .snoozed,
      scene.touched.count == 1,
      let task = scene.tasks.first(where: { $0.number == scene.touched[0] }), let minute = task.dueMinute,
      let day = task.dueDay.flatMap(CivilDate.init(iso:))
    else { return nil }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard (1...longest).contains(words.count), let half = half(words), half != (minute < noon),
      !words.contains(where: {
        Int($0) != nil && Int($0) != minute / 60 % 12 && Int($0) != minute / 60 && Int($0) != minute % 60
      })
    else { return nil }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(task.number))
    let time = CivilTime(secondOfDay: (minute + (minute < noon ? noon : -noon)) * 60)
    act.when = When(text: text, span: act.span, start: CivilDateTime(day, time), grain: .minute)
    act.reference = task.title
    return act
  }

  /// Whether the morning is meant; nil where neither half is, or both.
  private static func half(_ words: [String]) -> Bool? {
    let isDenied = { (place: Int) in
      place > 0 && ["not", "no"].contains(words[place - 1]) || place > 1 && words[place - 2] == "not"
    }
    let meant = words.indices.filter {
      (morning.contains(words[$0]) || evening.contains(words[$0])) && !isDenied($0)
    }
    let denied = words.indices.filter {
      (morning.contains(words[$0]) || evening.contains(words[$0])) && isDenied($0)
    }
    let says =
      words.first.map { morning.contains($0) || evening.contains($0) || $0 == "not" || $0 == "no" } ?? false
    guard says || !denied.isEmpty else { return nil }
    if let first = meant.first { return morning.contains(words[first]) }
    return denied.first.map { evening.contains(words[$0]) }
  }

  private static let longest = 8
  private static let noon = 12 * 60
  private static let morning: WordTable = "am morning"
  private static let evening: WordTable = "pm evening afternoon night"
}
