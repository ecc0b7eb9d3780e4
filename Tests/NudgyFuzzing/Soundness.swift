import Foundation
import NudgyCore
package import NudgyLanguage

/// What must hold for every text, whatever it says.
package struct Soundness: Sendable {
  private let context: LanguageContext
  private let parser: WhenParser
  private let understander: Understander

  package init(_ context: LanguageContext) {
    self.context = context
    parser = WhenParser(context)
    understander = Understander(context)
  }

  /// What is wrong with the answers for `text`; empty when nothing is.
  package func problems(with text: String) -> [String] {
    var problems = timeProblems(text)
    let understanding = understander.understand(text)
    if understanding.acts.isEmpty, understanding.question == nil { problems.append("no act") }
    if !coversAll(understanding.pieces, text) { problems.append("words that belong to no piece") }
    for act in understanding.acts {
      if !(0...1).contains(act.confidence) { problems.append("confidence \(act.confidence)") }
      if !isInside(act.span, text) { problems.append("the span of an act is \(act.span)") }
    }
    problems += taskProblems(understanding.acts.flatMap(\.tasks), text, inOrder: false)
    problems += taskProblems(understander.split(text), text, inOrder: true)
    _ = understander.trace(text)
    return problems
  }

  /// Whether all but space stands in some piece.
  private func coversAll(_ pieces: [Understanding.Piece], _ text: String) -> Bool {
    var rest = Array(text.utf8)
    for piece in pieces where isInside(piece.span, text) {
      for index in piece.span { rest[index] = UInt8(ascii: " ") }
    }
    return String(decoding: rest, as: UTF8.self).isBlank
  }

  private func timeProblems(_ text: String) -> [String] {
    var problems: [String] = []
    var end = 0
    let bytes = Array(text.utf8)
    for when in parser.matches(in: Tokenizer.tokenize(text)) {
      guard when.span.lowerBound >= end, isInside(when.span, text), !when.span.isEmpty else {
        problems.append("the span of a time is \(when.span)")
        continue
      }
      if !bytes[when.span].elementsEqual(when.text.utf8) {
        problems.append("the text of a time is “\(when.text)”")
      }
      end = when.span.upperBound
      problems += meaningProblems(when)
    }
    problems += [parser.whole(text), parser.only(in: text)].compactMap { $0 }.flatMap(meaningProblems)
    return problems
  }

  private func meaningProblems(_ when: When) -> [String] {
    var problems: [String] = []
    if when.start == nil, when.duration == nil, when.recurrence == nil {
      problems.append("a time says nothing")
    }
    if let start = when.start {
      if let last = when.end, last <= start { problems.append("“\(when.text)” ends before it begins") }
      if when.isAllDay, start.time != .midnight { problems.append("a whole day begins at \(start.time)") }
      if let instant = when.startInstant(in: context.calendar), !instant.timeIntervalSince1970.isFinite {
        problems.append("no instant for “\(when.text)”")
      }
    }
    if let rule = when.recurrence, RecurrenceRule(rule.description) != rule {
      problems.append("\(rule.description) does not come back")
    }
    return problems
  }

  private func taskProblems(_ tasks: [TaskCapture], _ text: String, inOrder: Bool) -> [String] {
    var problems: [String] = []
    var start = 0
    for task in tasks {
      if !isInside(task.source, text) { problems.append("the source of “\(task.title)” is \(task.source)") }
      if inOrder, task.source.lowerBound < start {
        problems.append("“\(task.title)” stands before the one before it")
      }
      if task.title.allSatisfy(\.isWhitespace) { problems.append("a task without a title") }
      start = task.source.lowerBound
    }
    return problems
  }

  private func isInside(_ span: Range<Int>, _ text: String) -> Bool {
    span.lowerBound >= 0 && span.upperBound <= text.utf8.count
  }
}
