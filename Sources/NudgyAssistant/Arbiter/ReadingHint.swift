import NudgyCore
import NudgyLanguage

/// What a model is told of the reading: what was done already, and what the rest looks like.
struct ReadingHint {
  let done: [ToolExchange]
  let open: Understanding

  /// A line each; none where there is nothing to tell.
  var lines: [String] { [doneLine, readingLine, unplacedLine].compactMap(\.self) }

  private var doneLine: String? {
    let receipts = done.flatMap { exchange -> [String] in
      switch exchange.outcome {
      case .changed(let receipts, _): receipts.map(\.text)
      case .stepDone(let receipt), .brokenDown(let receipt), .drafted(let receipt, _): [receipt.text]
      case .remembered(let fact, let previous): [AssistantWording.remembered(fact, over: previous)]
      default: []
      }
    }
    return receipts.isEmpty ? nil : PromptWording.doneAlready(receipts)
  }

  private var readingLine: String? {
    let acts = open.acts + open.questions.compactMap(\.act)
    let read = acts.filter(\.intent.isChange).map { act in
      let tasks = act.tasks.map { PlainText.singleLine($0.title) }
      let targets = act.targets.map { "#\($0)" }
      return ([act.intent.rawValue] + (tasks.isEmpty ? targets : tasks)).joined(separator: " ")
    }
    return read.isEmpty ? nil : PromptWording.reading(read)
  }

  private var unplacedLine: String? {
    let texts = open.leftovers.map { PlainText.singleLine($0.text) }
    return texts.isEmpty ? nil : PromptWording.unplaced(texts)
  }
}
