import NudgyCore

/// Small steps for a task when no model is at hand: by what the task begins with, the first one tiny.
enum StepPlanner {
  static func steps(for task: TaskItem) -> [String] {
    let thing = task.contact ?? object(of: task.title)
    switch task.action {
    case .call?: return StepTemplates.call(thing)
    case .text?, .email?: return StepTemplates.write(thing)
    case .openLink?: return StepTemplates.read
    case nil: break
    }
    let verb = task.title.split(separator: " ").first.map { $0.lowercased() } ?? ""
    return StepTemplates.byVerb(verb, object(of: task.title))
  }

  private static let particles: Set = ["up", "out", "off", "down", "away", "over", "back", "through"]

  /// The title without its verb: "Clean up the kitchen" is about "the kitchen".
  private static func object(of title: String) -> String {
    var words = title.split(separator: " ").dropFirst()
    if let first = words.first, words.count > 1, particles.contains(first.lowercased()) {
      words.removeFirst()
    }
    return words.isEmpty ? title : words.joined(separator: " ")
  }
}
