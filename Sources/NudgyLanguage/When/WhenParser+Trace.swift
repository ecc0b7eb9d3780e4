import NudgyCore

// How a time was found, for people who wonder and people who write rules.
extension WhenParser {
  /// Every rule and refiner that fired, in order, then the times that came of it.
  /// - Parameters:
  ///   - text: the words to explain.
  ///   - isAsked: whether the whole text was said to be a time, as `whole(_:)` takes it.
  package func trace(_ text: String, isAsked: Bool = false) -> [TraceStep] {
    let reader = reader(Tokenizer.tokenize(text), isAsked: isAsked)
    var findings = reader.findings()
    var steps = findings.map { reader.step(.rule, $0.rules[0], $0) }
    for refiner in WhenRefiner.all {
      let refined = refiner.refine(reader, findings)
      let before = Dictionary(findings.map { ($0.range.lowerBound, $0) }) { first, _ in first }
      let changed = refined.filter { before[$0.range.lowerBound]?.isSame(as: $0) != true }
      steps += changed.map { reader.step(.refiner, refiner.name, $0) }
      findings = refined
    }
    if !isAsked {
      steps += findings.filter { !$0.isStrong }.map { reader.step(.dropped, "no evidence", $0) }
      findings = WhenRefiner.dropWeak(findings)
    }
    for when in findings.compactMap({ resolve($0, reader) }) {
      steps.append(TraceStep(.time, when.rules.joined(separator: ", "), source: when.span, when: when))
    }
    return steps
  }
}

extension WhenReader {
  fileprivate func step(_ stage: TraceStep.Stage, _ name: String, _ finding: Finding) -> TraceStep {
    let isWeak = !finding.isStrong && stage != .dropped
    return TraceStep(
      stage, name, outcome: isWeak ? finding.needs?.outcome : nil, source: span(of: finding.range))
  }
}

extension Finding {
  /// Whether a refiner left it as it was.
  fileprivate func isSame(as other: Finding) -> Bool {
    range == other.range && rules == other.rules && needs == other.needs && role == other.role
  }
}

extension Finding.Evidence {
  fileprivate var outcome: String {
    switch self {
    case .preposition: "weak, wants a preposition"
    case .neighbour: "weak, wants another time beside it"
    }
  }
}
