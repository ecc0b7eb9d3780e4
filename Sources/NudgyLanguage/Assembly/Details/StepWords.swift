import NudgyCore

/// The step of a task that words point at: "done with the second step", "step 2 is done".
enum StepWords {
  /// The words that say which one; nil where no step is spoken of.
  static func step(_ words: [String]) -> String? {
    guard let index = words.firstIndex(of: "step") else { return nil }
    if index + 1 < words.count, Int(words[index + 1]) != nil || NumberWord.value(of: words[index + 1]) != nil
    {
      return "step \(words[index + 1])"
    }
    let before = index > 0 ? words[index - 1] : ""
    let isOne = NumberWord.place(of: before) != nil || ["next", "this", "current"].contains(before)
    return isOne ? "\(before) step" : "step"
  }
}
