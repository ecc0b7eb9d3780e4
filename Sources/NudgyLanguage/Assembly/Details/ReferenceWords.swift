import NudgyCore
import NudgyReader

/// Tasks named by number, by place in a list, or all at once: "#12", "the second one", "everything overdue".
enum ReferenceWords {
  /// - Parameters:
  ///   - words: of the piece, in lower case, without signs but "#".
  ///   - spared: what is named beside "except".
  static func reference(_ words: [String], sparing spared: String? = nil) -> TaskReference? {
    numbers(words) ?? bulk(words, spared) ?? place(words)
  }

  /// Whether they say what is not meant: "everything except the rent".
  static func excepts(_ words: [String]) -> Bool {
    let isAll = words.contains("everything") || words.contains("all")
    return words.contains("except") || words.contains("besides") || isAll && sparing(words) != nil
  }

  /// The place of the word behind which is named what is not meant: "all bar the bank", "everything that's not the rent".
  private static func sparing(_ words: [String]) -> Int? {
    words.indices.first { index in
      if ["except", "but", "besides", "apart", "bar", "excluding"].contains(words[index]) { return true }
      let before = index > 0 ? words[index - 1].filter { $0 != "'" && $0 != "\u{2019}" } : ""
      return words[index] == "not" && ["thats", "that", "is", "are"].contains(before)
    }
  }

  /// Whether they name nothing by its own words: "the other one", "the last two", "all of them".
  static func onlyPoints(_ words: [String]) -> Bool {
    words.allSatisfy {
      pointing.contains($0) || Int($0) != nil || NumberWord.place(of: $0) != nil
        || NumberWord.value(of: $0) != nil
    }
  }

  private static let pointing: WordTable = """
    the all of them those these both other others one ones rest lot everything task tasks # number and that
    this it
    """

  // MARK: - Numbers

  /// "#12", "number 12", "tasks 3 and 4", "task three".
  private static func numbers(_ words: [String]) -> TaskReference? {
    var found: [Int] = []
    var isNumbered = false
    for word in words {
      if word == "#" || ["number", "task", "tasks"].contains(word) {
        isNumbered = true
      } else if isNumbered, let number = Int(word) ?? NumberWord.value(of: word), number > 0, word != "a" {
        found.append(number)
      } else if word != "and", word != "," {
        isNumbered = false
      }
    }
    return found.isEmpty ? nil : found.count == 1 ? .number(found[0]) : .numbers(found)
  }

  // MARK: - Everything

  private static func bulk(_ words: [String], _ named: String?) -> TaskReference? {
    guard let scope = scope(words) else { return nil }
    guard let except = sparing(words), except + 1 < words.count else { return scope }
    let spared = words[(except + 1)...].filter { !["for", "from", "the", "my"].contains($0) }
    let reference =
      numbers(["#"] + spared) ?? (pointers.contains(spared.joined(separator: " ")) ? .current : nil)
      ?? .words(named ?? spared.joined(separator: " "))
    switch scope {
    case .all(let part): return .allExcept(part, reference)
    case .those: return .allExcept(.all, reference)
    default: return scope
    }
  }

  private static let pointers: Set = ["it", "this", "this one", "that", "that one"]

  private static func scope(_ words: [String]) -> TaskReference? {
    if words.contains("both") { return .both }
    let text = " " + words.joined(separator: " ") + " "
    let isAll = [
      " all of them ", " all of those ", " all of these ", " them all ", " all three ", " all two ",
      " all four ",
      " those all ", " all five ",
    ].contains { text.contains($0) }
    if isAll { return .those }
    if text.contains(" the rest ") || text.contains(" everything else ") || text.contains(" all the others ")
    {
      return .allExcept(.all, .current)
    }
    let isEverything = [
      " everything ", " all tasks ", " all my tasks ", " all the tasks ", " all my ", " all overdue ",
      " every task ", " the whole list ", " my whole list ", " my entire list ", " all of it ",
      " all reminders ",
      " all the overdue ", " all snoozed ", " my list ", " the list ", " mark all ", " tick all ",
      " drop all ",
      " delete all ", " snooze all ",
    ].contains { text.contains($0) }
    // "All done bar the bank".
    guard isEverything || words.contains("all") && excepts(words) else { return nil }
    if text.contains(" overdue ") { return .all(.overdue) }
    if text.contains(" snoozed ") { return .all(.snoozed) }
    if text.contains(" stale ") || text.contains(" old ones ") { return .all(.stale) }
    if text.contains(" today ") || text.contains(" today's ") { return .all(.today) }
    if text.contains(" this week ") { return .all(.thisWeek) }
    return .all(.all)
  }

  // MARK: - Places

  /// "the second one", "the last", "the first two", "the other one".
  private static func place(_ words: [String]) -> TaskReference? {
    let text = " " + words.joined(separator: " ") + " "
    if text.contains(" the other one ") || text.hasSuffix(" the other ") { return .other }
    for (index, word) in words.enumerated() {
      guard let place = NumberWord.place(of: word), word != "bottom" else { continue }
      let next = index + 1 < words.count ? words[index + 1] : ""
      if let count = Int(next) ?? NumberWord.value(of: next), count > 1,
        ["one", "a", "an"].contains(next) == false
      {
        return .few(place == -1 ? -count : count)
      }
      let isOne = ["one", "task", "thing", "item", "card", ""].contains(next)
      let isLed = index > 0 && ["the", "my", "that", "this", "very"].contains(words[index - 1])
      guard isOne, isLed || index == 0 && words.count == 1 else { continue }
      return place == -1 ? .last : .ordinal(place)
    }
    return nil
  }
}
