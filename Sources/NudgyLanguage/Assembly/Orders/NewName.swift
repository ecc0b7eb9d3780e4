import NudgyCore
import NudgyReader

/// "Rotate tires at Jensens, that's what it should say", "the council one should say ring the council": another name for a
/// listed task, which need not have a number.
struct NewName {
  /// The words behind "should say", as written.
  let name: String
  /// The task that it is for.
  let number: Int

  init?(_ text: String, in scene: ReaderScene) {
    guard text.utf8.count < Self.longest, !text.contains("?"), !text.contains("\n"), scene.isKnown else {
      return nil
    }
    let lower = text.lowercased().replacing("\u{2019}", with: "'")
    guard lower.count == text.count, let (name, who) = Self.parts(text, lower) else { return nil }
    self.name = name.trimmingSigns
    // "It should say on the form" is about something else.
    guard let first = self.name.split(separator: " ").first, !Self.elsewhere.contains(first.lowercased())
    else {
      return nil
    }
    guard self.name.contains(where: \.isLetter), let number = Self.meant(who, self.name, in: scene) else {
      return nil
    }
    self.number = number
  }

  func act(_ text: String, _ capture: TaskCapture?) -> Act {
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number))
    var changes = TaskChanges()
    changes.title = capture?.when == nil ? Title.written(name) : capture?.title
    act.when = capture?.when
    act.details = .changes(changes)
    act.reference = name
    return act
  }

  /// The name, and the words that tell whose it is.
  private static func parts(_ text: String, _ lower: String) -> (name: String, who: String)? {
    func part(_ range: Range<String.Index>) -> String { String(text[range.mapped(from: lower, to: text)]) }
    if let end = nameEnd(lower) { return (part(lower.startIndex..<end), "") }
    for ahead in aheads {
      guard let found = lower.firstRange(of: ahead) else { continue }
      let who = lower[..<found.lowerBound].split { ".;!".contains($0) }.last.map(String.init) ?? ""
      let isEnd = lower[..<found.lowerBound].last { $0 != " " }.map { ".;!".contains($0) } ?? true
      let end = lower[found.upperBound...].firstRange(of: ", and ")?.lowerBound ?? lower.endIndex
      return (part(found.upperBound..<end), isEnd ? "" : who)
    }
    return nil
  }

  /// Where "…, that's what it should say" begins, which takes a mistyped "shoud" as well.
  private static func nameEnd(_ lower: String) -> String.Index? {
    let words = lower.split { !$0.isLetter && $0 != "'" }
    let tail = words.suffix(4)
    guard tail.count == 4, tail[tail.startIndex] == "what",
      ["it", "that"].contains(tail[tail.startIndex + 1]),
      tail[tail.startIndex + 2].hasPrefix("sh"), tail.last == "say",
      let lead = words.dropLast(4).last, ["that's", "thats", "that", "is"].contains(lead)
    else { return nil }
    return lead.startIndex
  }

  /// What is named, else what was touched last, else what lies on the table.
  private static func meant(_ who: String, _ name: String, in scene: ReaderScene) -> Int? {
    let open = scene.tasks.filter(\.isOpen)
    let words = who.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    guard words.isEmpty || words.contains(where: pointing.contains) else { return nil }
    let said = ReaderWords(words.filter { !pointing.contains($0) }.joined(separator: " ")).content
    if let best = best(said, open) { return best }
    guard said.isEmpty else { return nil }
    if let best = best(ReaderWords(name).content, open) { return best }
    let touched = scene.touched.filter { number in open.contains { $0.number == number } }
    return touched.count == 1 ? touched[0] : scene.card
  }

  /// The one task with most of the words.
  private static func best(_ said: Set<String>, _ tasks: [ReaderScene.Task]) -> Int? {
    let shared = tasks.map {
      (number: $0.number, count: ReaderWords($0.title).content.intersection(said).count)
    }
    guard let most = shared.map(\.count).max(), most > 0 else { return nil }
    let best = shared.filter { $0.count == most }
    return best.count == 1 ? best[0].number : nil
  }

  /// Bytes.
  private static let longest = 200
  private static let pointing: WordTable = "it that this one task title name its the"
  private static let elsewhere: WordTable =
    "in on at when what where why how who whether if somewhere so that something"
  private static let aheads = [
    " should just say ", " should say ", " should read ", " should be called ", "should be: ",
    "name is just ",
    "title should be ", "title is ", "name should be ",
  ]
}

extension Range<String.Index> {
  /// The same characters of a text of as many.
  fileprivate func mapped(from source: String, to text: String) -> Range<String.Index> {
    let start = text.index(
      text.startIndex, offsetBy: source.distance(from: source.startIndex, to: lowerBound))
    return start..<text.index(start, offsetBy: source.distance(from: lowerBound, to: upperBound))
  }
}
