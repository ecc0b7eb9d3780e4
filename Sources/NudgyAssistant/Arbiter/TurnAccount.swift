import NudgyCore
import NudgyLanguage

/// Holds what the words of a turn named against what was done: what nobody kept and nobody changed is still open.
struct TurnAccount: Sendable {
  let understanding: Understanding
  let exchanges: [ToolExchange]
  let context: LanguageContext
  /// Whether what waits for a yes is as good as asked about: what a model wants that has shown nothing yet is not.
  let countsHeld: Bool

  private var receipts: [Receipt] {
    exchanges.flatMap { exchange -> [Receipt] in
      switch exchange.outcome {
      case .changed(let receipts, _): receipts
      case .brokenDown(let receipt), .stepDone(let receipt), .drafted(let receipt, _): [receipt]
      default: []
      }
    }
  }

  /// What is left of the understanding: acts that nobody carried out, and questions that still make sense.
  var open: Understanding {
    var open = understanding
    let made = receipts.filter { $0.change == .created }.compactMap(\.task?.title)
    let changed = Set(receipts.filter { $0.change != .created }.compactMap(\.task?.number))
    let isAsking = exchanges.contains { if case .asked = $0.outcome { true } else { false } }
    let settled = countsHeld ? changed.union(exchanges.flatMap(heldTasks)) : changed
    open.acts = understanding.acts.compactMap { act in
      isAsking && act.intent != .create ? nil : stillOpen(act, made, settled)
    }
    open.questions = understanding.questions.filter { question in
      switch question {
      case .keep: true
      case .change(let act): !isAsking && settled.isDisjoint(with: act.targets)
      case .which(_, let numbers): !isAsking && settled.isDisjoint(with: numbers)
      }
    }
    open.leftovers = uncovered(understanding.leftovers, by: made)
    return open
  }

  private func stillOpen(_ act: Act, _ made: [String], _ changed: Set<Int>) -> Act? {
    switch act.intent {
    case .create:
      var act = act
      act.tasks = TitleMatch.missing(act.tasks, from: made)
      return act.tasks.isEmpty ? nil : act
    case .complete, .snooze, .skip, .drop, .reopen, .update:
      return act.targets.isEmpty || !changed.isDisjoint(with: act.targets) ? nil : act
    case .remember: return hasRun(.remember) ? nil : act
    case .undo: return isPlain(act) && !hasRun(.undo) ? act : nil
    case .redo: return isPlain(act) && !hasRun(.redo) ? act : nil
    case .forget: return isPlain(act) && !hasRun(.forget) ? act : nil
    case .persona: return act.confidence >= Self.plainVoice && !hasRun(.setPersona) ? act : nil
    default: return nil
    }
  }

  /// The numbers of the tasks that a held call names by them.
  private func heldTasks(_ exchange: ToolExchange) -> [Int] {
    guard case .held = exchange.outcome else { return [] }
    return exchange.call.wanted?.target?.numbers ?? []
  }

  /// How sure the reading has to be where nothing listed is named.
  private static let plain = 0.8
  /// A voice is spoken of more often than called.
  private static let plainVoice = 0.95

  private func isPlain(_ act: Act) -> Bool { act.confidence >= Self.plain }

  private func hasRun(_ tool: ToolName) -> Bool {
    exchanges.contains { exchange in
      guard exchange.call.tool == tool else { return false }
      return if case .failed = exchange.outcome { false } else { true }
    }
  }

  private func uncovered(_ leftovers: [Leftover], by titles: [String]) -> [Leftover] {
    guard !titles.isEmpty else { return leftovers }
    return leftovers.filter { leftover in
      guard let capture = Understander(context).capture(leftover.text) else { return true }
      return !TitleMatch.missing([capture], from: titles).isEmpty
    }
  }
}

extension Understanding {
  /// The same with nothing to be done: what was to be made or changed is asked about.
  var asked: Understanding {
    var asked = self
    let tasks = acts.flatMap(\.tasks).filter { !$0.isOfCrisis }
    asked.leftovers = tasks.map { Leftover(text: $0.sourceText, span: $0.source) } + leftovers
    asked.questions =
      acts.filter { !$0.targets.isEmpty }.map { act in
        act.targets.count == 1 ? .change(act) : .which(act, act.targets)
      } + questions
    asked.acts = acts.filter { $0.intent == .remember }
    return asked
  }

  /// Whether there is nothing in it to do, to ask or to answer.
  var isSettled: Bool { acts.isEmpty && questions.isEmpty && leftovers.isEmpty }
}
