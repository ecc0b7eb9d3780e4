import NudgyCore
import NudgyLanguage

/// Task references as the `task` argument of the tools carries them, there and back.
///
/// `#12`, `the dentist`, `it`, `the last one`, `the second one`, `both`, `all today`,
/// `all today except the dentist`.
enum TaskReferenceText {
  /// The task at hand with all its steps.
  static let wholeOfIt = "the whole of it"

  /// A reference to the task that has all these words in its title; one that is only like them is not meant.
  static func titled(_ words: String) -> String { "\"\(words)\"" }

  /// The words of a quoted reference.
  static func quoted(_ text: String) -> String? {
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// What a `task` argument or the words of a command are about.
  static func target(from text: String) -> TaskTarget {
    if let title = quoted(text) { return .titled(title) }
    let reference = reference(from: text)
    if text.lowercased() == wholeOfIt { return .wholeOfIt }
    var target = TaskTarget(reference)
    guard case .words = reference else { return target }
    target.step = StepReference(text)
    let parts = parts(of: text)
    if parts.count > 1 { target.parts = parts.map(TaskReferenceText.target) }
    target.isList = isList(text)
    return target
  }

  static func text(_ target: TaskTarget) -> String {
    if target.isWhole { return wholeOfIt }
    if target.isList { return joined(target.parts.map(text)) }
    guard target.isExact, case .words(let words) = target.reference else { return text(target.reference) }
    return titled(words)
  }

  /// What a person would call it.
  static func said(_ target: TaskTarget) -> String {
    if target.isList { return target.parts.map(said).joined(separator: ", ") }
    return target.isWhole ? text(.current) : text(target.reference)
  }

  static func text(_ reference: TaskReference) -> String {
    switch reference {
    case .number(let number): "#\(number)"
    case .numbers(let numbers): numbers.map { "#\($0)" }.joined(separator: " ")
    case .words(let words): words
    case .current: "it"
    case .last: "the last one"
    case .ordinal(let place): place == -1 ? "the final one" : "the \(RecurrenceWording.ordinal(place)) one"
    case .few(let count): count < 0 ? "the last \(-count)" : "the first \(count)"
    case .those: "all of them"
    case .both: "both"
    case .other: "the other one"
    case .all(let scope): "all \(scope.rawValue)"
    case .due(let days): "all due \(days.lowerBound) to \(days.upperBound)"
    case .allExcept(let scope, let reference): "all \(scope.rawValue) except \(text(reference))"
    }
  }

  static func reference(from text: String) -> TaskReference {
    let words = text.lowercased().split(separator: " ").map(String.init)
    switch words.joined(separator: " ") {
    case "it", "this", "that", "this one", "that one", "current", "the current one", wholeOfIt:
      return .current
    case "the last one", "last", "last one": return .last
    case "both", "both of them": return .both
    case "all of them", "them all", "all of those", "all of these": return .those
    case "all", "everything", "all tasks", "all my tasks": return .all(.all)
    case "the other one", "other", "the other": return .other
    default: break
    }
    if let numbers = numbers(words) { return numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers) }
    if let place = ordinal(words) { return .ordinal(place) }
    if let count = few(words) { return .few(count) }
    if let days = dueDays(words) { return .due(days) }
    if let scope = scope(words) { return .all(scope) }
    if words.first == "all", words.count > 1, let scope = TaskScope(rawValue: words[1]) {
      guard words.count > 3, words[2] == "except" else { return .all(scope) }
      let rest = text.split(separator: " ").dropFirst(3).joined(separator: " ")
      return .allExcept(scope, reference(from: rest))
    }
    return .words(text)
  }

  private static func numbers(_ words: [String]) -> [Int]? {
    let parts = words.flatMap { $0.split(separator: ",") }.filter { $0 != "and" && $0 != "task" }
    let found = parts.map { $0.hasPrefix("#") ? Int($0.dropFirst()) : Int($0) }
    let numbers = found.compactMap { $0 }.filter { $0 > 0 }
    return !numbers.isEmpty && numbers.count == parts.count ? numbers : nil
  }

  private static func ordinal(_ words: [String]) -> Int? {
    guard words.count == 3, words[0] == "the", words[2] == "one" else { return nil }
    return NumberWord.place(of: words[1]) ?? Int(words[1].prefix { $0.isNumber })
  }

  /// `all due 2026-11-27 to 2026-11-29`
  private static func dueDays(_ words: [String]) -> ClosedRange<CivilDate>? {
    guard words.count == 5, words[0] == "all", words[1] == "due", words[3] == "to",
      let first = CivilDate(iso: words[2]), let last = CivilDate(iso: words[4]), first <= last
    else { return nil }
    return first...last
  }

  private static func few(_ words: [String]) -> Int? {
    guard words.count == 3, words[0] == "the", let count = Int(words[2]) ?? NumberWord.value(of: words[2]),
      (1...50).contains(count)
    else { return nil }
    switch words[1] {
    case "first": return count
    case "last": return -count
    default: return nil
    }
  }
}
