import NudgyCore

/// The steps that a person names: "split the move into boxes, van and keys", "add a step to the taxes: find the form".
enum StepWords {
  /// Fewer are no split, and more are a list of their own.
  private static let counts = 2...12

  /// What a task is to be cut into; nil where nothing is named.
  static func parts(in text: String) -> [String]? {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let verb = cutting.lazy.compactMap({ lower.firstRange(of: $0) }).first
    else { return nil }
    let rest = text[verb.upperBound...]
    guard let joint = rest.firstRange(of: " into ") ?? rest.firstRange(of: ": "),
      !looking.contains(where: { rest[..<joint.lowerBound].lowercased().hasSuffix($0) })
    else { return nil }
    return steps(in: String(rest[joint.upperBound...]))
  }

  private static let cutting = ["split", "break", "cut", "divide", "chop", "separate"]
  /// "Break down look into mortgage rates".
  private static let looking = ["look", "looking", "dig", "check"]

  /// "Steps for the essay: refs, conclusion, proofread".
  static func listed(in text: String) -> [String]? {
    guard let colon = text.firstIndex(of: ":"), text.lowercased().hasPrefix("steps "),
      text.distance(from: text.startIndex, to: colon) < longestLead
    else { return nil }
    return steps(in: String(text[text.index(after: colon)...]))
  }

  /// As many as steps are, and none of them a count or a sentence.
  private static func steps(in text: String) -> [String]? {
    let parts = items(in: text)
    return counts.contains(parts.count) && !parts.contains { isCount($0) || isSentence($0) } ? parts : nil
  }

  /// What is to be a further step; nil where no step is added.
  static func added(in text: String) -> [String]? {
    let lower = text.lowercased()
    guard let verb = ["add ", "put "].first(where: lower.hasPrefix),
      let colon = text.firstIndex(of: ":"), text.distance(from: text.startIndex, to: colon) < longestLead
    else { return nil }
    let lead = lower.dropFirst(verb.count).prefix { $0 != ":" }.split(separator: " ")
    guard lead.contains("step") || lead.contains("steps") else { return nil }
    let parts = items(in: String(text[text.index(after: colon)...]))
    return (1...counts.upperBound).contains(parts.count) ? parts : nil
  }

  private static let longestLead = 80

  private static func items(in text: String) -> [String] {
    text.replacing("\n", with: ",").replacing(" & ", with: ",").replacing(" and ", with: ",")
      .split { $0 == "," || $0 == ";" }
      .map { Title.written(String($0)) }.filter { !$0.isEmpty }
  }

  /// "It's too big", "I can't start" are why, and no steps.
  private static func isSentence(_ part: String) -> Bool {
    let first = part.lowercased().prefix { $0.isLetter }
    return ["i", "it", "we", "he", "she", "they", "there", "that", "you", "im", "its"].contains(first)
  }

  /// "Into 3 steps", "into smaller bits" names none.
  private static func isCount(_ part: String) -> Bool {
    guard let last = part.lowercased().split(separator: " ").last else { return true }
    return ["steps", "step", "parts", "bits", "pieces", "chunks", "tasks", "ones", "those", "them"].contains(
      last)
  }
}
