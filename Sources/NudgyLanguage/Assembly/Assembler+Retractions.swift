import NudgyCore
import NudgyReader

// What is taken back or put right in the same breath: "no, wednesday", "scratch that".
extension Assembler {
  mutating func retract(_ words: PieceText, _ told: inout Understanding.Piece) {
    // A line of a list that is a command takes nothing back: "undo", "drop #1".
    if isOrderOfList(words) { return told.fate = .background }
    switch last {
    case .nothing: told.fate = .background
    case .made: retractTask(words, &told)
    case .changed(let piece, let act): retractChange(words, piece, act)
    case .asked(let piece, let question):
      result.pieces[piece].fate = .background
      result.questions.remove(at: question)
      last = .nothing
    }
  }

  /// "I mean until thursday", right behind something new: the time is that one's.
  func putsRight(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard case .made = last, made.last?.piece == result.pieces.count - 1, !words.runs(.time).isEmpty,
      words.runs(.title).isEmpty, words.runs(.reference).isEmpty
    else { return false }
    return words.lower.starts(with: ["i", "mean"]) || words.lower.starts(with: ["no"])
      || words.lower.first.map { ["sorry", "actually", "rather", "wait"].contains($0) } == true
  }

  private func isOrderOfList(_ words: PieceText) -> Bool {
    let newline = UInt8(ascii: "\n")
    let start = words.span.lowerBound
    guard bytes[..<start].last(where: { $0 != UInt8(ascii: " ") }) == newline, let first = words.lower.first
    else {
      return false
    }
    return Self.orders.contains(first)
  }

  private static let orders: WordTable = "undo redo drop delete remove clear cancel complete done reset"

  /// "Push it to friday, sorry, saturday"; "drop the gym, no keep it".
  private mutating func retractChange(_ words: PieceText, _ piece: Int, _ act: Int) {
    if let named = words.of(.reference) {
      result.acts[act].target = .words(Title.written(named).lowercasedFirst)
      result.acts[act].reference = named
    } else if let time = times.times(words.runs(.time), of: words).first {
      // "Drop the gym, no, friday": it is put off instead.
      if [.drop, .complete].contains(result.acts[act].intent) { result.acts[act].intent = .update }
      (result.acts[act].when, result.acts[act].timeWords) = (time, words.of(.time))
    } else {
      result.acts[act].confidence = 0
      result.pieces[piece].fate = .background
      last = .nothing
    }
  }

  /// "no, wednesday" gives the task before it another day; "scratch that" takes it back.
  private mutating func retractTask(_ words: PieceText, _ told: inout Understanding.Piece) {
    let named = named(by: words)
    guard let place = named ?? made.indices.last, var task = result.acts[made[place].act].tasks.first else {
      return
    }
    let (piece, act) = made[place]
    if correct(&task, words) || putInstead(&task, words) {
      result.acts[act].tasks = [task]
      result.acts[act].when = task.when
    } else if named == nil, putsElse(words) {
      // What is put in its place cannot be told: nothing is lost by asking.
      told.fate = .unsure
      heard.append(Leftover(text: words.all.trimmingSigns, span: words.span))
    } else if named != nil
      || !result.pieces[(piece + 1)...].contains(where: { $0.text.count > Self.longestSigh })
    {
      result.acts[act].confidence = 0
      result.pieces[piece].fate = .background
      made.remove(at: place)
    } else {
      // It is about something else that was said since.
      told.fate = .background
    }
  }

  /// Characters of what may stand before "no, scratch that": "hm, well".
  private static let longestSigh = 12

  /// The last of the tasks made here that shares a word with a retraction: "no wait, not eggs".
  private func named(by words: PieceText) -> Int? {
    let said = ReaderWords(words.all).content
    return made.indices.last { place in
      let title = result.acts[made[place].act].tasks.first?.title ?? ""
      return !ReaderWords(title).content.isDisjoint(with: said)
    }
  }

  /// Puts other times, another person or other words into a task; false when the words have none.
  private func correct(_ task: inout TaskCapture, _ words: PieceText) -> Bool {
    var times = times.times(words.runs(.time), of: words)
    // "I mean until thursday", of what is due on another day, does not put it away.
    if task.due != nil {
      for index in times.indices where times[index].role == .until { times[index].role = .deadline }
    }
    if !times.isEmpty {
      let taken = TaskTimes(times, of: task.title, context)
      (task.due, task.snoozedUntil, task.recurrence, task.when) = (
        taken.due, taken.snoozedUntil, taken.recurrence ?? task.recurrence, taken.when
      )
    }
    if let said = words.of(.title).map(Title.written) {
      task.title = Self.corrected(task.title, with: said, words.lower)
    } else if times.isEmpty, let former = task.contact,
      let person = words.persons.map(words.text).last(where: { $0.lowercased() != former.lowercased() })
    {
      task.title = TitleReplacement.apply(person, to: task.title, insteadOf: former)
      task.contact = person
    } else {
      return !times.isEmpty
    }
    return true
  }

  /// "No sorry mr ure", of insulin for mrs ure: words in which nothing is marked and that take nothing back stand for those
  /// that are like them.
  private func putInstead(_ task: inout TaskCapture, _ words: PieceText) -> Bool {
    guard putsElse(words) else { return false }
    let new = words.lower.drop { Self.leading.contains($0) }.joined(separator: " ")
    let said = ReaderWords(new).content
    if let comma = task.title.lastIndex(of: ","), ReaderWords(task.title).content.isDisjoint(with: said) {
      // "Gloves, medium, no make that large".
      task.title = "\(task.title[..<comma]), \(new)"
      return true
    }
    let last = new.split(separator: " ").last.map(String.init) ?? ""
    guard task.title.lowercased().split(separator: " ").contains(where: { $0 == last }) else { return false }
    task.title = TitleReplacement.apply(new, to: task.title)
    return true
  }

  /// Whether words name something instead, and take nothing back.
  private func putsElse(_ words: PieceText) -> Bool {
    let rest = words.lower.drop { Self.leading.contains($0) }
    return !words.lower.contains(where: Self.withdrawing.contains) && rest.count <= Self.longestWord
      && !ReaderWords(rest.joined(separator: " ")).content.isEmpty
  }

  private static let withdrawing: WordTable = """
    scratch forget cancel never mind drop ignore skip remove delete got have had already done don't dont not leave nvm without stop
    """
  private static let leading: WordTable = """
    no nope wait sorry actually make that it's its i mean meant rather oh ah um uh er well hang on hold to be i'm
    """
  /// Words that may stand for others.
  private static let longestWord = 4

  /// "for 11", "four" and "not tax clearance, insurance certificate" change a part of a title.
  private static func corrected(_ title: String, with said: String, _ words: [String]) -> String {
    let first = said.prefix { $0 != " " }.lowercased()
    let titled = title.lowercased().split(separator: " ").map(String.init)
    let old = words.firstIndex(of: "not").map { words[($0 + 1)...].prefix { titled.contains($0) } } ?? []
    let isPart =
      ["for", "in", "at", "with", "to", "from"].contains(first)
      || first.first?.isNumber == true || said.lowercased() == first && NumberWord.value(of: first) != nil
    guard isPart || !old.isEmpty, titled.first != first else { return said }
    return TitleReplacement.apply(
      said.lowercasedFirst, to: title, insteadOf: old.isEmpty ? nil : old.joined(separator: " "))
  }
}
