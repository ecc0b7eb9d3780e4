import Foundation
import NudgyCore
import NudgyLanguage

// What words from elsewhere say themselves. They are only read for what is to be done and when: nothing they say is
// carried out.
extension SharedTaskMaker {
  /// As many tasks as one list may become.
  private static let most = 200
  /// Bytes of words that are one thing to do, rather than a story with a date in it.
  private static let longestWords = 280
  /// Characters of a line of a list.
  private static let longestLine = 120

  /// The one thing to do that the words name; nil where they are anything else, and are kept as they are.
  func spoken(_ item: SharedItem) -> TaskCapture? {
    guard item.isSpoken, let text = item.text, text.utf8.count <= SharedTaskMaker.longestWords,
      !text.contains(where: \.isNewline)
    else { return nil }
    let reading = Understander(times.context).readDump(text)
    guard var capture = reading.tasks.first, reading.tasks.count == 1, reading.leftovers.isEmpty,
      // Most of it, or it is only one part of what was said.
      capture.source.count * 10 >= text.utf8.count * 6
    else { return nil }
    if SharedTaskMaker.isThin(capture, of: text) { capture.title = text.trimmed }
    return capture
  }

  /// Words from elsewhere speak to nobody here: where little of them would stand on the note, they stand as they are.
  private static func isThin(_ capture: TaskCapture, of text: String) -> Bool {
    func count(_ words: String?) -> Int { words?.split { !$0.isLetter && !$0.isNumber }.count ?? 0 }
    return count(capture.title) * 3 < count(text) - count(capture.when?.text)
  }

  /// The tasks of a list, one a line; none where the words are no list.
  func listed(_ item: SharedItem) -> [Made] {
    guard item.isSpoken, !item.isNamed, item.until == nil, let text = item.text, SharedTaskMaker.isList(text)
    else {
      return []
    }
    let understander = Understander(times.context)
    let lines = SharedTaskMaker.lines(of: text)
    let ticked = lines.filter { SharedTaskMaker.isTicked($0.words) }
    let made = understander.readDump(text).tasks.filter { task in
      !ticked.contains { $0.span.overlaps(task.source) }
    }
    // What would be asked about, and what reads as an order, is kept as it stands: nobody is there to answer, and
    // nothing that comes from elsewhere is obeyed.
    let rest = lines.filter { line in
      !made.contains { $0.source.overlaps(line.span) } && !SharedTaskMaker.isHeading(line.words)
    }
    let kept = rest.compactMap { line -> TaskCapture? in
      var capture = understander.capture(line.words)
      capture?.source = line.span
      return capture
    }
    let captures = (made + kept).sorted { $0.source.lowerBound < $1.source.lowerBound }
    guard captures.count > 1, captures.count <= SharedTaskMaker.most else { return [] }
    return captures.enumerated().map { place, capture in
      let identity = ShareIdentity.text("\(text)\n\(place)")
      var made = Made(task: SharedTask(identity: identity, task: NewTask(title: "", source: .share)))
      made.task.task.sourceText = PlainText.multiLine(capture.sourceText)
      take(capture, of: item, into: &made.task)
      return made
    }
  }

  private static func lines(of text: String) -> [(words: String, span: Range<Int>)] {
    text.split(whereSeparator: \.isNewline).filter { !$0.trimmed.isEmpty }.map { line in
      let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      return (line.trimmed, start..<(start + line.utf8.count))
    }
  }

  /// What stands over a list.
  private static func isHeading(_ line: String) -> Bool {
    line.last == ":" || line.hasPrefix("# ") || line.hasPrefix("##") || isTicked(line)
  }

  private static func isTicked(_ line: String) -> Bool {
    line.drop { "-*•– ".contains($0) }.lowercased().hasPrefix("[x]")
  }

  /// Marks before the lines, or nothing but short lines that end no sentence.
  private static func isList(_ text: String) -> Bool {
    let lines = lines(of: text).map(\.words)
    // A heading over one line is its name.
    if lines.count == 2, isHeading(lines[0]) { return false }
    guard lines.count > 1, lines.allSatisfy({ $0.count <= longestLine }) else { return false }
    let marked = lines.count(where: isMarked)
    return marked > 1 && marked * 2 >= lines.count || lines.allSatisfy { $0.last != "." && $0.count <= 60 }
  }

  private static func isMarked(_ line: String) -> Bool {
    if let first = line.first, "-*•–+[".contains(first) { return true }
    let digits = line.prefix { $0.isNumber }
    return !digits.isEmpty && [".", ")"].contains(line.dropFirst(digits.count).prefix(1))
  }

  func take(_ capture: TaskCapture, of item: SharedItem, into shared: inout SharedTask) {
    var task = shared.task
    if !item.isNamed {
      task.title = FieldFitter.beginning(of: PlainText.singleLine(capture.title), bytes: 500)
      task.emoji = capture.emoji
    }
    task.due = capture.due
    task.recurrence = capture.recurrence
    (task.minutes, task.priority, task.energy) = (capture.minutes, capture.priority, capture.energy)
    (task.action, task.target) = (capture.action ?? task.action, capture.target ?? task.target)
    task.contact = capture.contact.map { FieldFitter.beginning(of: PlainText.singleLine($0), bytes: 200) }
    task.sourceURL = capture.url ?? task.sourceURL
    if task.snoozedUntil == nil, let until = capture.snoozedUntil, until > times.context.now {
      task.snoozedUntil = until
    }
    if let words = capture.reminder {
      task.reminders = ReminderTimes(times.context).reminders(in: words, due: task.due)
    }
    // The link itself, with a word of when: it is the link that comes again.
    shared.identity = ShareIdentity.page(of: task) ?? shared.identity
    shared.task = task
  }
}
