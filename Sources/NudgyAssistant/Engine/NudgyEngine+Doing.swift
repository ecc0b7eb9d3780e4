package import NudgyCore

// The command that begins a task.
extension NudgyEngine {
  /// What doing a task would open.
  package struct Doing: Sendable, Equatable {
    package var task: TaskItem
    package var action: TaskAction
    package var url: String
  }

  /// The link that begins the task, or the current card without a reference. Nothing is opened yet.
  /// - Throws: `nothingToOpen`, `noTarget`, `severalTargets`, `schemeNotAllowed`, and what finding the task throws.
  package func doing(_ reference: String?) async throws(NudgyError) -> Doing {
    guard let reach = services.reach else { throw .bug("nothing opens links here") }
    let doer = TaskDoer(memory: memory, reach: reach)
    let scope = try await scope(origin: .typed)
    let task = try await task(try await target(reference, scope), scope)
    let action = try doer.action(of: task)
    switch try await doer.way(for: task, by: action) {
    case .ready(let url): return Doing(task: task, action: action, url: url)
    case .choose(let targets):
      throw .severalTargets(number: task.number, name: task.contact ?? task.title, targets)
    case .unknown: throw .noTarget(number: task.number, action: action, name: task.contact)
    }
  }

  /// - Returns: what is to be said of a draft.
  /// - Throws: `notOpened`.
  @discardableResult
  package func open(_ doing: Doing) async throws(NudgyError) -> String? {
    guard let reach = services.reach else { throw .notOpened(url: doing.url) }
    return try await reach.begin(doing.task, by: doing.action, doing.url)
  }
}
