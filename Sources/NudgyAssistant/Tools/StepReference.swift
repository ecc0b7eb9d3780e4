import NudgyCore

/// Which step of a task is meant: "step 2", "the first step", "this step".
enum StepReference: Equatable {
  /// The first that is not done.
  case open
  /// Counted from 1.
  case place(Int)
  /// The last of all.
  case last

  private static let fillers: Set = [
    "a", "bit", "card", "current", "little", "my", "next", "number", "of", "one", "small", "that", "the",
    "this",
    "tiny",
  ]
  private static let places = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
  ]

  /// Nil for words that name anything beside a step.
  init?(_ words: String) {
    let parts = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard parts.contains("step") else { return nil }
    self = .open
    for part in parts where part != "step" && !StepReference.fillers.contains(part) {
      guard part != "last", part != "final" else {
        self = .last
        continue
      }
      guard let place = StepReference.places[part] ?? Int(part) else { return nil }
      self = .place(place)
    }
    if self == .open, parts.suffix(2) == ["step", "one"] { self = .place(1) }
  }

  /// The place of the step in the list, counted from 0; nil when there is none, or it is done.
  func index(in steps: [TaskStep]) -> Int? {
    let index: Int? =
      switch self {
      case .open: steps.firstIndex { !$0.isDone }
      case .place(let place): place - 1
      case .last: steps.count - 1
      }
    guard let index, steps.indices.contains(index), !steps[index].isDone else { return nil }
    return index
  }
}
