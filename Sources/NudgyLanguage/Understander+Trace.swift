import NudgyReader

// How a message was understood, for people who wonder.
extension Understander {
  /// What happened to the times of a message, then its pieces, then their tasks.
  package func trace(_ text: String) -> [TraceStep] {
    var steps = WhenParser(context).trace(text)
    let understanding = understand(text)
    for piece in understanding.read {
      let certainty = Int((piece.certainty * 100).rounded())
      steps.append(TraceStep(.act, piece.act.rawValue, outcome: "\(certainty) %", source: piece.span))
    }
    for act in understanding.acts { steps += act.tasks.map { TraceStep(.task, $0.title, source: $0.source) } }
    return steps
  }
}
