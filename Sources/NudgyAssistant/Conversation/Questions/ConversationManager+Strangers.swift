import NudgyCore
import NudgyLanguage

// What is to be moved, put off or taken apart, and is on no list.
extension ConversationManager {
  /// "Move house next month": where nothing listed is named so, it may be something new, and is asked about.
  func withoutStrangers(_ understanding: Understanding, _ run: TurnRun) async -> Understanding {
    guard run.scope.origin == .typed else { return understanding }
    // What is made in the same breath is there by then.
    let made = Set(understanding.acts.flatMap(\.tasks).flatMap { GivenText.content(of: $0.title) })
    var known = understanding
    known.acts = []
    for act in understanding.acts {
      if await isStranger(act, beside: made, run) {
        known.leftovers.append(
          Leftover(text: planner(run).words(act.span, of: understanding.text), span: act.span))
      } else {
        known.acts.append(act)
      }
    }
    return known
  }

  private static let ofListedOnly: Set<Intent> = [.snooze, .update, .breakDown]

  private func isStranger(_ act: Act, beside made: Set<String>, _ run: TurnRun) async -> Bool {
    guard Self.ofListedOnly.contains(act.intent), act.targets.isEmpty, case .words(let words)? = act.target,
      made.isDisjoint(with: GivenText.content(of: words))
    else { return false }
    let target = planner(run).target(act)
    for purpose in [TaskResolver.Purpose.open, .closed] {
      let found = try? await executor.resolver.resolve(target, for: purpose, in: run.scope)
      if found != TaskResolver.Resolution.none { return false }
    }
    return true
  }
}
