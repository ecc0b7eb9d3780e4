import NudgyCore
import NudgyReader

/// "#1 is the same as #2", "you've got the dentist on there twice": of two listed tasks one is too many.
struct SameThing {
  /// The one to let go of.
  let number: Int
  /// Whether the user said to let go of it, and which.
  let isOrdered: Bool

  init?(_ text: String, in scene: ReaderScene) {
    let words = text.lowercased().replacing("\u{2019}", with: "'").split {
      !$0.isLetter && !$0.isNumber && $0 != "'"
    }
    .map(String.init)
    let said = " " + words.joined(separator: " ") + " "
    guard words.count <= Self.longest, scene.isKnown, !text.contains("?"),
      !words.contains(where: { HoldingWords.negations.contains($0) || $0.hasSuffix("n't") })
    else { return nil }
    let open = scene.tasks.filter(\.isOpen)
    let numbers = words.compactMap(Int.init).filter { number in open.contains { $0.number == number } }
    guard
      Self.tellings.contains(where: said.contains) || said.contains(" same as ") && numbers.count > 1
        || Self.countsTwo(words)
    else { return nil }
    let pair = numbers.isEmpty ? Self.pair(words, open, scene) : open.filter { numbers.contains($0.number) }
    let dropped = words.firstIndex(where: Self.dropping.contains).flatMap { place in
      words[place...].lazy.compactMap(Int.init).first(where: numbers.contains)
    }
    if let dropped {
      (number, isOrdered) = (dropped, true)
    } else if pair.count == 1, numbers.count == 1, said.contains(" duplicate ") {
      (number, isOrdered) = (pair[0].number, words.contains(where: Self.dropping.contains))
    } else if pair.count == 2 {
      let isShort = said.contains(" short one ") || said.contains(" shorter one ")
      (number, isOrdered) = (
        Self.lesser(of: pair, isShort).number, isShort && words.contains(where: Self.dropping.contains)
      )
    } else {
      return nil
    }
  }

  /// "Two tire ones".
  private static func countsTwo(_ words: [String]) -> Bool {
    guard let two = words.firstIndex(of: "two") else { return false }
    return words[(two + 1)...].prefix(3).contains("ones")
  }

  func understanding(_ text: String, in scene: ReaderScene) -> Understanding {
    let span = 0..<text.utf8.count
    var act = Act(.drop, confidence: 1, span: span, target: .number(number))
    act.reference = scene.tasks.first { $0.number == number }?.title.lowercasedFirst
    var understanding = Understanding(
      text: text, acts: isOrdered ? [act] : [],
      pieces: [.init(text: text, span: span, act: .drop, fate: isOrdered ? .changed : .unsure)])
    if !isOrdered { understanding.questions = [.change(act)] }
    return understanding
  }

  /// The two that are spoken of: those named, or the one named and the one like it, or the two that were touched last.
  private static func pair(_ words: [String], _ open: [ReaderScene.Task], _ scene: ReaderScene)
    -> [ReaderScene.Task]
  {
    let said = ReaderWords(words.filter { !telling.contains($0) }.joined(separator: " ")).content
    let content = { (task: ReaderScene.Task) in ReaderWords(task.title).content }
    let named = open.filter { !content($0).isDisjoint(with: said) }
    switch named.count {
    case 0: return said.isEmpty ? open.filter { scene.touched.contains($0.number) } : []
    case 1:
      let like = open.filter { $0 != named[0] && !content($0).isDisjoint(with: content(named[0])) }
      return like.count == 1 ? named + like : []
    default:
      // "Two tire ones": a word that both have.
      let most = named.map { content($0).intersection(said).count }.max() ?? 0
      let best = named.filter { content($0).intersection(said).count == most }
      return named.count == 2 ? named : best
    }
  }

  /// The one that tells less: without a date, with fewer words, made later.
  private static func lesser(of pair: [ReaderScene.Task], _ isShort: Bool) -> ReaderScene.Task {
    let length = { (task: ReaderScene.Task) in task.title.split(separator: " ").count }
    let isDated = pair.map { $0.dueDay != nil }
    if !isShort, isDated[0] != isDated[1] { return isDated[0] ? pair[1] : pair[0] }
    if length(pair[0]) != length(pair[1]) { return length(pair[0]) < length(pair[1]) ? pair[0] : pair[1] }
    return pair[0].number > pair[1].number ? pair[0] : pair[1]
  }

  /// Words.
  private static let longest = 24
  private static let dropping: WordTable = "drop delete remove throw bin scrap scratch lose away out off"
  private static let telling: WordTable = """
    same thing things matter task tasks one two both duplicate duplicates twice there list only got have you've it's its is are
    keep drop delete remove short shorter theres there's now
    """
  private static let tellings = [
    " same thing ", " same matter ", " same task ", " same purchase ", " same errand ", " one and the same ",
    " is one thing ",
    " are one thing ", " it's one thing ", " its one thing ", " is one task ", " one thing not two ",
    " duplicate ", " duplicates ",
    " on there twice ", " in there twice ", " on the list twice ", " on my list twice ", " listed twice ",
    " there twice ",
  ]
}
