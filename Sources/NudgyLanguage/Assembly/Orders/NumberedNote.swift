import NudgyCore

/// "Add part number 128990 to 7 as a note", "note on 7: ask for the blue one": words to be kept with the task of a number.
enum NumberedNote {
  /// - Parameter listed: the numbers of the tasks of the scene; "add salt to 2 pans" names none.
  static func act(_ text: String, listed: Set<Int>) -> Act? {
    guard text.utf8.count < longest, !text.contains("\n"), !listed.isEmpty else { return nil }
    var words = text.split(separator: " ")[...].drop { OpeningWords.contain(String($0)) }
    guard let verb = words.popFirst()?.lowercased(), verbs.contains(verb) else { return nil }
    guard let (note, number) = ahead(words, listed) ?? behind(words, isNote: verb == "note", listed) else {
      return nil
    }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number))
    act.reference = "#\(number)"
    act.details = .changes(TaskChanges(note: note))
    return act
  }

  /// "… to 7 as a note": the words before the number.
  private static func ahead(_ words: ArraySlice<Substring>, _ listed: Set<Int>) -> (String, Int)? {
    let tail = words.reversed().prefix { endings.contains(plain($0)) }.count
    let rest = words.dropLast(tail)
    guard let number = rest.last.flatMap(number), listed.contains(number) else { return nil }
    let before = rest.dropLast().reversed().drop { signs.contains(plain($0)) }.reversed()
    guard let joint = before.last.map(plain), joints.contains(joint) else { return nil }
    let note = before.dropLast().joined(separator: " ").trimmingSigns
    return note.contains(where: \.isLetter) || note.contains(where: \.isNumber) ? (note, number) : nil
  }

  /// "… (a note) to 7: ask for the blue one".
  private static func behind(
    _ words: ArraySlice<Substring>, isNote: Bool, _ listed: Set<Int>
  ) -> (String, Int)? {
    var rest = words.drop { ["a", "the"].contains(plain($0)) }
    if plain(rest.first ?? "") == "note" { rest.removeFirst() } else if !isNote { return nil }
    guard let joint = rest.popFirst().map(plain), joints.contains(joint) else { return nil }
    rest = rest.drop { signs.contains(plain($0)) }
    guard let first = rest.popFirst(), let number = number(first), listed.contains(number) else { return nil }
    rest = rest.drop { ["that", "saying", "says", "-", ":"].contains(plain($0)) }
    let note = rest.joined(separator: " ").trimmingSigns
    return note.contains(where: \.isLetter) ? (note, number) : nil
  }

  private static func plain(_ word: Substring) -> String {
    String(word).lowercased().filter { $0 != "," && $0 != "." }
  }

  private static func number(_ word: Substring) -> Int? { Int(word.filter { !"#,:.;".contains($0) }) }

  /// Bytes.
  private static let longest = 400
  private static let verbs: WordTable = "add put write note jot"
  private static let joints: WordTable = "to on under for with at in into"
  private static let signs: WordTable = "# number no nr task the"
  private static let endings: WordTable = "as a note please pls too thanks notes"
}
