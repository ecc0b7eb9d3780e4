import NudgyCore

// What stands in a text before refiners look at it, and what is left of the text.
extension WhenReader {
  /// What the rules see, longest first at each place; weak findings give way to any that overlaps them.
  func findings() -> [Finding] {
    var found: [Finding] = []
    var index = 0
    while index < lexemes.count {
      guard !lexemes[index].categories.isEmpty, let best = longest(at: index) else {
        index += 1
        continue
      }
      if let last = found.last, last.range.upperBound > best.range.lowerBound {
        if last.isStrong || !best.isStrong && best.range.count <= last.range.count {
          index += 1
          continue
        }
        found.removeLast()
      }
      found.append(best)
      index = best.isStrong ? best.range.upperBound : index + 1
    }
    return found
  }

  private func longest(at index: Int) -> Finding? {
    var best: Finding?
    let categories = lexemes[index].categories
    for rule in WhenRule.all {
      guard let finding = rule.find(self, index, categories) else { continue }
      let gain = finding.range.count - (best?.range.count ?? 0)
      if gain > 0 || gain == 0 && best?.isStrong == false && finding.isStrong { best = finding }
    }
    return best.map(aboutThen)
  }

  /// "evening-ish", "friday-ish": nobody says so of anything but a time.
  private func aboutThen(_ finding: Finding) -> Finding {
    guard let next = behindIsh(finding.range.upperBound) else { return finding }
    var finding = finding
    finding.range = finding.range.lowerBound..<next
    if finding.hasTime, !isDescribing(next), sense(next).number == nil { finding.needs = nil }
    return finding
  }

  /// Whether the findings are all that is said, as one time or as times of one kind with "and", "or" or a comma
  /// between them.
  func isAllTime(_ findings: [Finding]) -> Bool {
    guard let first = findings.first, let last = findings.last else { return false }
    let range = first.range.lowerBound..<last.range.upperBound
    return zip(findings, findings.dropFirst()).allSatisfy { listed($0, $1) && $0.isSameKind(as: $1) }
      && lexemes.indices.allSatisfy { index in
        range.contains(index) || [.mark, .newline].contains(lexemes[index].shape)
          || ContextWords.fillers.contains(lexemes[index].lower)
      }
  }

  /// Whether a word outside `range` is of the calendar or the clock.
  func speaksOfTime(outside range: Range<Int>) -> Bool {
    let kinds: Categories = [.weekday, .month, .unit, .dayWord, .clock, .date, .part, .season]
    return lexemes.indices.contains { index in
      !range.contains(index) && !lexemes[index].categories.isDisjoint(with: kinds)
        && !lexemes[index].sense.isRisky && lexemes[index].span.count > 1
    }
  }
}
