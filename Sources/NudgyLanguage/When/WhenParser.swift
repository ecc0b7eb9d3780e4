import NudgyCore

/// Finds time expressions and says what they mean.
///
/// Lexemes → rules (`WhenRules`) → refiners (`WhenRefiners`) → resolver. See the README of the module.
package struct WhenParser: Sendable {
  package let context: LanguageContext

  package init(_ context: LanguageContext) {
    self.context = context
  }

  /// The time expressions of a message, in order, not overlapping.
  package func matches(in text: TokenizedText) -> [When] {
    let reader = reader(text)
    let findings = WhenRefiners.dropWeak(refined(reader))
    return findings.compactMap { resolve($0, reader, text) }
  }

  /// What `text` means when all of it is one time expression ("tomorrow at 5", "a fortnight"), else nil.
  ///
  /// Because a time was asked for, weak evidence counts here: a bare "5" is five o'clock. Of a list of times
  /// ("monday or tuesday") it is the first.
  package func whole(_ text: String) -> When? {
    let tokenized = Tokenizer.tokenize(text)
    var reader = reader(tokenized)
    reader.isAsked = true
    let findings = refined(reader)
    guard let first = findings.first, let last = findings.last, reader.isList(findings),
      reader.isAll(first.range.lowerBound..<last.range.upperBound)
    else { return nil }
    return resolve(first, reader, tokenized)
  }

  /// What `text` says of time when it is one time with words around it ("lunch with Ana tomorrow at noon"): the one
  /// time in it, if nothing beside that speaks of time.
  package func only(in text: String) -> When? {
    let tokenized = Tokenizer.tokenize(text)
    let reader = reader(tokenized)
    let findings = WhenRefiners.dropWeak(refined(reader))
    guard let first = findings.first, findings.count == 1, !reader.speaksOfTime(outside: first.range),
      let when = resolve(first, reader, tokenized), when.isAdverb(in: tokenized)
    else { return nil }
    return when
  }

  func reader(_ text: TokenizedText) -> WhenReader {
    WhenReader(
      lexemes: TimeLexer.lexemes(of: text), now: context.civilNow, readsDayFirst: context.readsDayFirst)
  }

  private func refined(_ reader: WhenReader) -> [Finding] {
    var findings = reader.findings()
    guard !findings.isEmpty else { return [] }
    for refiner in WhenRefiners.all { findings = refiner.refine(reader, findings) }
    return findings
  }

  func resolve(_ finding: Finding, _ reader: WhenReader, _ text: TokenizedText) -> When? {
    let first = reader[finding.range.lowerBound].span
    let last = reader[finding.range.upperBound - 1].span
    let span = first.lowerBound..<last.upperBound
    // "Now" is what the clock shows where the time was said to be.
    let now = finding.zone.map { ZonedCalendar(zone: $0).civil(at: context.now) } ?? context.civilNow
    return WhenResolver(now: now).resolve(finding, text: text.written(span), span: span)
  }
}

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
        if last.strength == .strong || best.strength == .weak && best.range.count <= last.range.count {
          index += 1
          continue
        }
        found.removeLast()
      }
      found.append(best)
      index = best.strength == .strong ? best.range.upperBound : index + 1
    }
    return found
  }

  private func longest(at index: Int) -> Finding? {
    var best: Finding?
    let categories = lexemes[index].categories
    for rule in WhenRules.all where !rule.leads.isDisjoint(with: categories) {
      guard let finding = rule.find(self, index) else { continue }
      guard let current = best else {
        best = finding
        continue
      }
      let isLonger = finding.range.count > current.range.count
      let isSurer =
        finding.range.count == current.range.count && current.strength == .weak
        && finding.strength == .strong
      if isLonger || isSurer { best = finding }
    }
    return best
  }

  /// Whether they are one time, or times of one kind with "and", "or" or a comma between them.
  fileprivate func isList(_ findings: [Finding]) -> Bool {
    zip(findings, findings.dropFirst()).allSatisfy { listed($0, $1) && $0.isSameKind(as: $1) }
  }

  /// Whether a word outside `range` is of the calendar or the clock.
  fileprivate func speaksOfTime(outside range: Range<Int>) -> Bool {
    let kinds: Categories = [.weekday, .month, .unit, .dayWord, .clock, .date, .part, .season]
    return lexemes.indices.contains { index in
      !range.contains(index) && !lexemes[index].categories.isDisjoint(with: kinds)
        && !lexemes[index].sense.isRisky && lexemes[index].span.count > 1
    }
  }

  /// Whether nothing but marks and fillers stands outside `range`.
  fileprivate func isAll(_ range: Range<Int>) -> Bool {
    lexemes.indices.allSatisfy { index in
      range.contains(index) || lexemes[index].shape == .mark || lexemes[index].shape == .newline
        || Self.fillers.contains(lexemes[index].lower)
    }
  }

  private static let fillers: Set<String> = [
    "please", "maybe", "like", "um", "uh", "the", "at", "on", "in", "for", "by", "until", "till", "to",
    "about", "around", "say", "probably", "just", "exactly", "approximately", "approx", "roughly",
    "circa", "sometime", "anytime", "hopefully", "ok", "okay", "let's", "it", "make", "then",
  ]
}
