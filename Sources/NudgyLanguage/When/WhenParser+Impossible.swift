import Foundation
package import NudgyCore

/// Words in a text that name a time which cannot be.
package struct ImpossibleWhen: Sendable, Equatable {
  package let time: NoSuchTime
  /// UTF-8 offsets in the text.
  package let span: Range<Int>
  /// The nearest time that can be, in words a parser reads; nil when there is none.
  package let nearest: String?
}

// Times that are none: February 31, 25:99, in -5 minutes, in 999999999 days.
extension WhenParser {
  /// Why `text`, all of it a time expression, names no time; nil when it names one, or is something else.
  package func noSuchTime(_ text: String) -> NoSuchTime? {
    guard text.utf8.count <= WhenParser.longestAsked else { return nil }
    let reader = reader(Tokenizer.tokenize(text), isAsked: true)
    let findings = refined(reader)
    guard reader.isAllTime(findings) else { return counted(from: text) }
    // Where a piece is at fault, it alone is named: the hour of "tomorrow 25:99".
    let isAtFault = findings.contains { $0.missing != nil }
    return (isAtFault ? reader.findings() : findings).lazy.compactMap { impossible($0, reader)?.time }.first
  }

  /// What is at fault in "two days before feb 30": with the nearest day in its place all of it is a time.
  private func counted(from text: String) -> NoSuchTime? {
    let times = impossible(in: text, isAsked: true)
    guard let first = times.first, first.nearest != nil,
      whole(ImpossibleWhen.mended(text, times).text)?.start != nil
    else { return nil }
    return first.time
  }

  /// The times in a text that cannot be, in as much of it as is read.
  /// - Parameters:
  ///   - text: of any length.
  ///   - isAsked: whether numbers alone are certain enough, as where a time is asked for.
  package func impossible(in text: String, isAsked: Bool = false) -> [ImpossibleWhen] {
    let reader = reader(Tokenizer.tokenize(LongText(text).head), isAsked: isAsked)
    return reader.findings().filter { isAsked || $0.isStrong }
      .compactMap { impossible($0, reader) }
  }

  private func impossible(_ finding: Finding, _ reader: WhenReader) -> ImpossibleWhen? {
    let span = reader.span(of: finding.range)
    let words = reader.text.written(span)
    var possible = finding
    possible.missing = nil
    let when = reading(possible, reader)
    guard let missing = finding.missing else {
      guard let when, !isOnCalendar(when) else { return nil }
      return ImpossibleWhen(time: .beyondCalendar(words), span: span, nearest: nil)
    }
    guard let start = when?.start, missing != .notAhead else {
      return ImpossibleWhen(time: .notAhead(words), span: span, nearest: nil)
    }
    return ImpossibleWhen(
      time: missing.time(words, nearest: start), span: span, nearest: missing.words(nearest: start))
  }
}

extension ImpossibleWhen {
  /// The text with the nearest time in place of each, and where these stand in it.
  package static func mended(_ text: String, _ times: [ImpossibleWhen]) -> (text: String, spans: [Range<Int>])
  {
    let bytes = Array(text.utf8)
    var mended: [UInt8] = []
    var spans: [Range<Int>] = []
    var end = 0
    for time in times {
      mended += bytes[end..<time.span.lowerBound]
      let start = mended.count
      // Any time does where there is no nearest one: it is never acted on.
      mended += Array((time.nearest ?? "tomorrow").utf8)
      spans.append(start..<mended.count)
      end = time.span.upperBound
    }
    return (String(decoding: mended + bytes[end...], as: UTF8.self), spans)
  }
}

extension Finding.Missing {
  fileprivate func time(_ words: String, nearest: CivilDateTime) -> NoSuchTime {
    switch self {
    case .day(let day, let month, let year): .day(day, month: month, year: year, nearest: nearest.date)
    case .dayOfMonth(let day): .dayOfMonth(day, nearest: nearest.date.day)
    case .dayInMonth: .dayInMonth(words, nearest: nearest.date)
    case .month(let month): .month(month, nearest: nearest.date)
    case .clock: .clock(words, nearest: nearest.time)
    case .notAhead: .notAhead(words)
    }
  }

  fileprivate func words(nearest: CivilDateTime) -> String {
    switch self {
    case .clock: "\(zeroPadded(nearest.time.hour, 2)):\(zeroPadded(nearest.time.minute, 2))"
    case .dayOfMonth: "the \(nearest.date.day)st"
    default: "\(TimeWording.monthNames[nearest.date.month - 1]) \(nearest.date.day)"
    }
  }
}
