// How a message was understood, for people who wonder and people who write rules.
extension Understander {
  /// What happened to the times of a message, then to its words, then the acts with their rules and tasks.
  package func trace(_ text: String) -> [TraceStep] {
    let message = Message(text, context: context)
    var steps = WhenParser(context).trace(text)
    let all = message.span(of: message.words)
    steps += message.refinements.map { TraceStep(.words, $0, source: all) }
    for act in understand(text).acts {
      let confidence = Int((act.confidence * 100).rounded())
      steps.append(
        TraceStep(
          .act, act.rules.joined(separator: ", "), outcome: "\(act.intent.rawValue), \(confidence) %",
          source: act.span))
      steps += act.tasks.map { TraceStep(.task, $0.title, source: $0.source) }
    }
    return steps
  }
}
