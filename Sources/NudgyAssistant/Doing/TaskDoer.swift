import NudgyCore

/// Finds the link that begins a task, from what the task, the memory and the contacts know.
struct TaskDoer: Sendable {
  let memory: MemoryFile
  let reach: any Reach

  enum Way: Sendable, Equatable {
    case ready(url: String)
    case choose([ReachTarget])
    /// Nothing of the kind is known.
    case unknown
  }

  /// How the task is begun.
  /// - Throws: `nothingToOpen` when it names no way.
  func action(of task: TaskItem, wished wish: DoWish? = nil) throws(NudgyError) -> TaskAction {
    if let action = wish?.action { return action }
    if wish?.opens == true, link(of: task) != nil { return .openLink }
    if let action = task.action { return action }
    let kinds: [TaskAction] = [.email, .call, .openLink]
    let kind = task.target.flatMap { target in
      kinds.first { reach.target(in: target, for: $0, of: nil) != nil }
    }
    if let kind { return kind }
    guard task.sourceURL != nil else { throw .nothingToOpen(number: task.number) }
    return .openLink
  }

  /// - Throws: `schemeNotAllowed`.
  func way(for task: TaskItem, by action: TaskAction) async throws(NudgyError) -> Way {
    if action == .openLink {
      guard let link = link(of: task) else { return .unknown }
      return .ready(url: try reach.url(for: task, by: action, to: link))
    }
    var known: [ReachTarget] = []
    if let own = target(in: task.target, action) {
      known = [ReachTarget(value: own, label: "")]
    } else if let name = task.contact {
      known = await self.known(name, action)
    }
    switch known.count {
    case 0:
      // A mail that is written finds its reader in the mail program.
      guard action == .email, task.draft != nil else { return .unknown }
      return .ready(url: try reach.url(for: task, by: action, to: nil))
    case 1: return .ready(url: try reach.url(for: task, by: action, to: known[0].value))
    default: return .choose(known)
    }
  }

  private func link(of task: TaskItem) -> String? {
    target(in: task.target, .openLink) ?? target(in: task.sourceURL, .openLink)
  }

  private func target(in text: String?, _ action: TaskAction) -> String? {
    text.flatMap { reach.target(in: $0, for: action, of: nil) }
  }

  /// What the memory knows comes first: it was told for this.
  private func known(_ name: String, _ action: TaskAction) async -> [ReachTarget] {
    let facts = (try? await memory.facts()) ?? []
    if let told = told(name, action, facts) { return [ReachTarget(value: told, label: "")] }
    let found = await reach.known(name, for: action)
    if !found.isEmpty { return found }
    // "My dentist is Dr. Chen": the contacts know Dr. Chen.
    let person = facts.last { SubjectMatch.key($0.subject) == SubjectMatch.key(name) && $0.text.count <= 60 }
    guard let person else { return [] }
    if let told = told(person.text, action, facts) { return [ReachTarget(value: told, label: "")] }
    return await reach.known(person.text, for: action)
  }

  private func told(_ name: String, _ action: TaskAction, _ facts: [MemoryFact]) -> String? {
    let things =
      action == .email
      ? ["address", "email", "mail", "email address"] : ["number", "phone", "phone number", "cell", "mobile"]
    let subjects = things.map { SubjectMatch.key("\(name)'s \($0)") }
    let fact = facts.last { subjects.contains(SubjectMatch.key($0.subject)) }
    // "Sarah's number is 555 0100" is kept as it was said.
    return fact.flatMap { fact in
      let value = fact.text.ranges(of: " is ").last.map { String(fact.text[$0.upperBound...]) } ?? fact.text
      return target(in: value, action) ?? target(in: fact.text, action)
    }
  }
}
