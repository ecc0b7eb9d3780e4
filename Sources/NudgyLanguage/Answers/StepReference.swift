package import NudgyCore

/// Which step of a task is meant: "step 2", "the first step", "this step".
package enum StepReference: Sendable, Equatable {
  /// The first that is not done.
  case open
  /// Counted from 1.
  case place(Int)
  /// The last of all.
  case last

  private static let fillers: WordTable = """
    a bit card current little my next number of one small that the this tiny
    """

  /// The words that say which one; nil where no step is spoken of.
  static func said(in words: [String]) -> String? {
    guard let index = words.firstIndex(of: "step") else { return nil }
    if index + 1 < words.count, Int(words[index + 1]) != nil || NumberWord.value(of: words[index + 1]) != nil
    {
      return "step \(words[index + 1])"
    }
    let before = index > 0 ? words[index - 1] : ""
    let isOne = NumberWord.place(of: before) != nil || ["next", "this", "current"].contains(before)
    return isOne ? "\(before) step" : "step"
  }

  /// Nil for words that name anything beside a step.
  package init?(_ words: String) {
    let parts = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard parts.contains("step") else { return nil }
    self = .open
    for part in parts where part != "step" && !StepReference.fillers.contains(part) {
      guard let place = NumberWord.place(of: part) ?? NumberWord.value(of: part) ?? Int(part) else {
        return nil
      }
      self = place == -1 ? .last : .place(place)
    }
    // "One" counts only behind its noun: in "the next one" and "one small step" it stands for a step, or for "a".
    if self == .open, parts.suffix(2) == ["step", "one"] { self = .place(1) }
  }

  /// The place of the step in the list, counted from 0; nil when there is none, or it is done.
  package func index(in steps: [TaskStep]) -> Int? {
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
