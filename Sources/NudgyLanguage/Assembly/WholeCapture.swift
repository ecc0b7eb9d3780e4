import NudgyCore
import NudgyReader

/// One task of all that was said, when it is known to be one: `nudgy add pay rent friday 5pm !high`.
struct WholeCapture {
  private let text: String
  private let words: ReaderWords
  private let context: LanguageContext
  private let times: PieceTimes

  init(_ text: String, _ words: ReaderWords, _ context: LanguageContext) {
    self.text = text
    self.words = words
    self.context = context
    times = PieceTimes(text, context)
  }

  func capture(_ read: [ReadPiece]) -> TaskCapture? {
    let tail = TimeTail(times: times, bytes: Array(text.utf8))
    let whole = piece(read.map { tail.marked($0.as(.create), isAlone: false) })
    let assembler = TaskAssembler(context: context, times: times)
    if let task = assembler.task(PieceText(whole, in: Array(text.utf8))) { return task }
    // Nothing but a time or a mark: the words themselves are the title.
    let title = Title.written(text).isEmpty ? PlainText.singleLine(text) : Title.written(text)
    guard !title.isEmpty else { return nil }
    var task = TaskCapture(title: title, source: whole.span, sourceText: text)
    task.emoji = TitleEmoji.emoji(for: title, action: nil)
    return task
  }

  /// All words as one piece. What stands between the first and the last word of a title belongs to it, unless it says when.
  private func piece(_ read: [ReadPiece]) -> ReadPiece {
    let count = words.words.count
    var roles = [ReaderRole](repeating: .other, count: count)
    var persons = [Bool](repeating: false, count: count)
    for piece in read {
      for (index, role) in zip(piece.words, piece.roles) where index < count {
        roles[index] = role == .reference || role == .note ? .title : role
      }
      for (index, isPerson) in zip(piece.words, piece.persons) where index < count {
        persons[index] = isPerson
      }
    }
    let isTime: (ReaderRole) -> Bool = { [.time, .sharedTime, .reminder].contains($0) }
    if !roles.contains(.title) { roles = roles.map { $0 == .other ? .title : $0 } }
    let spoken = words.words.indices.filter { !isTime(roles[$0]) }
    let first =
      isDeed ? 0 : spoken.first { opens(words.words[$0].norm, isTitle: roles[$0] == .title) }
    for index in spoken { roles[index] = index < first ?? 0 ? .other : .title }
    leaveLeads(to: .reminder, &roles)
    let start = words.words.first?.span.lowerBound ?? 0
    var piece = ReadPiece(
      act: .create, words: 0..<count, span: start..<(words.words.last?.span.upperBound ?? start))
    (piece.roles, piece.persons, piece.wordSpans) = (roles, persons, words.words.map(\.span))
    piece.certainty = 1
    return piece
  }

  /// "Dentist friday at 9, remind me the day before": who is to be reminded is no part of the title.
  private func leaveLeads(to role: ReaderRole, _ roles: inout [ReaderRole]) {
    guard var place = roles.firstIndex(of: role) else { return }
    while place > 1, WholeCapture.reminding.contains(words.words[place - 1].norm) {
      place -= 1
      roles[place] = .other
    }
  }

  private static let reminding: WordTable = "remind ring nudge ping tell alert me , . and please"

  /// "Have the boiler serviced", "let the dog out": a deed, where "have to", "have dentist" and "let me" only lead up to one.
  private var isDeed: Bool {
    let norms = words.words.map(\.norm)
    guard norms.count > 2, !["to", "got", "me"].contains(norms[1]) else { return false }
    return norms[0] == "let" || norms[0] == "have" && norms.dropFirst(2).contains { $0.hasSuffix("ed") }
  }

  private func opens(_ word: String, isTitle: Bool) -> Bool {
    isTitle && word != "have" || !WholeCapture.leads.contains(word)
  }

  /// What only leads up to a task.
  private static let leads: WordTable = """
    remind pls me to i we need have got gotta must should please can could you don't let forget add and also
    so ok okay um uh oh hey nudgy just really that i've i'm gonna wanna want going remember , set a reminder
    """
}
