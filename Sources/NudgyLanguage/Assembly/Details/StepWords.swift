import NudgyCore

/// The steps that a person names: "split the move into boxes, van and keys", "add a step to the taxes: find the form".
enum StepWords {
  /// Fewer are no split, and more are a list of their own.
  private static let counts = 2...12
  private static let longest = 200

  /// What a task is to be cut into; nil where nothing is named.
  static func parts(in text: String) -> [String]? {
    guard let joint = text.firstRange(of: " into ") ?? text.firstRange(of: ": ") else { return nil }
    let parts = items(in: String(text[joint.upperBound...]))
    return counts.contains(parts.count) && !parts.contains(where: isCount) ? parts : nil
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
      .map { Title.written(String($0)) }.filter { !$0.isEmpty && $0.utf8.count <= longest }
  }

  /// "Into 3 steps", "into smaller bits" names none.
  private static func isCount(_ part: String) -> Bool {
    guard let last = part.lowercased().split(separator: " ").last else { return true }
    return ["steps", "step", "parts", "bits", "pieces", "chunks", "tasks", "ones", "those", "them"].contains(
      last)
  }
}
