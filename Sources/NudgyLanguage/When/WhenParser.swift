import Foundation
import NudgyCore

/// Finds time expressions and says what they mean.
///
/// Lexemes → rules (`WhenRule`) → refiners (`WhenRefiner`) → resolver. See the README of the module.
package struct WhenParser: Sendable {
  package let context: LanguageContext

  package init(_ context: LanguageContext) { self.context = context }

  /// The time expressions of a message, in order, not overlapping.
  package func matches(in text: TokenizedText) -> [When] {
    let reader = reader(text)
    return WhenRefiner.dropWeak(refined(reader)).compactMap { resolve($0, reader) }
  }

  /// Bytes of a text that can be one time.
  static let longestAsked = 1 << 14

  /// What `text` means when all of it is one time expression ("tomorrow at 5", "a fortnight"), else nil.
  ///
  /// Because a time was asked for, weak evidence counts here: a bare "5" is five o'clock. Of a list of times
  /// ("monday or tuesday") it is the first.
  package func whole(_ text: String) -> When? {
    guard text.utf8.count <= WhenParser.longestAsked else { return nil }
    let reader = reader(Tokenizer.tokenize(text), isAsked: true)
    let findings = refined(reader)
    guard reader.isAllTime(findings), findings.allSatisfy({ $0.missing == nil }) else { return nil }
    return findings.first.flatMap { resolve($0, reader) }
  }

  /// What `text` says of time when it is one time with words around it ("lunch with Ana tomorrow at noon"): the one
  /// time in it, if nothing beside that speaks of time.
  package func only(in text: String) -> When? {
    guard text.utf8.count <= WhenParser.longestAsked else { return nil }
    let reader = reader(Tokenizer.tokenize(text))
    let findings = WhenRefiner.dropWeak(refined(reader))
    guard let first = findings.first, findings.count == 1, !reader.speaksOfTime(outside: first.range),
      let when = resolve(first, reader), when.isAdverb(in: reader.text)
    else { return nil }
    return when
  }

  func reader(_ text: TokenizedText, isAsked: Bool = false) -> WhenReader {
    WhenReader(
      text: text, lexemes: TimeLexer.lexemes(of: text), now: context.civilNow,
      readsDayFirst: context.readsDayFirst, isAsked: isAsked, effort: context.effort)
  }

  func refined(_ reader: WhenReader) -> [Finding] {
    let found = reader.findings()
    guard !found.isEmpty else { return [] }
    var findings = found
    for refiner in WhenRefiner.all { findings = refiner.refine(reader, findings) }
    let missing = found.filter { $0.missing != nil }
    guard !missing.isEmpty else { return findings }
    // "feb 30 at 5pm" is no more a time than "feb 30".
    return findings.map { finding in
      var finding = finding
      finding.missing = missing.first { $0.range.overlaps(finding.range) }?.missing
      return finding
    }
  }

  /// The time of a finding; nil when there is no such time.
  func resolve(_ finding: Finding, _ reader: WhenReader) -> When? {
    guard finding.missing == nil, var when = reading(finding, reader), isOnCalendar(when) else { return nil }
    settle(&when, finding)
    return when
  }

  func reading(_ finding: Finding, _ reader: WhenReader) -> When? {
    let span = reader.span(of: finding.range)
    // "Now" is what the clock shows where the time was said to be.
    let now = finding.zone.map { ZonedCalendar(zone: $0).civil(at: context.now) } ?? context.civilNow
    return WhenResolver(now: now).resolve(finding, text: reader.text.written(span), span: span)
  }

  /// Whether it lies in the years that dates are written in, and lasts and comes again within them.
  func isOnCalendar(_ when: When) -> Bool {
    let length = when.duration.map { context.civilNow.adding($0) }
    return [when.start, when.end, length].allSatisfy { $0.map { (1...9999).contains($0.date.year) } ?? true }
      && when.recurrence?.interval ?? 1 <= 1_000_000
  }

  /// Says which instant is meant where the wall clock cannot: hours from now are counted through a clock change, and
  /// a time of an hour that comes twice is the one still ahead.
  private func settle(_ when: inout When, _ finding: Finding) {
    guard when.recurrence == nil, let start = when.start else { return }
    let calendar = when.calendar(context.calendar)
    if let elapsed = finding.elapsed, start == finding.moment {
      let days = elapsed.calendarPart
      let base = days == SpokenDuration() ? context.now : calendar.instant(of: context.civilNow.adding(days))
      let instant = base.addingTimeInterval(Double(elapsed.clockSeconds))
      when.settle(at: Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down)), in: calendar)
    } else if !when.isAllDay, start > calendar.civil(at: context.now),
      calendar.instant(of: start) <= context.now, let later = calendar.instant(of: start, after: context.now)
    {
      when.settle(at: later, in: calendar)
    }
  }
}

extension When {
  /// Whether it says when something is, rather than being what is spoken of: "on friday", "… tomorrow.",
  /// "yesterday I"; not "Blue Monday is a song".
  func isAdverb(in text: TokenizedText) -> Bool {
    if isAdverbial { return true }
    guard let next = text.tokens.first(where: { $0.span.lowerBound >= span.upperBound }) else { return true }
    return next.kind != .word || ContextWords.beginners.contains(next.lower)
  }
}
