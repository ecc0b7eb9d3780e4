import NudgyCore
import NudgyReader

/// The number of a listed task where an order names one: "rename 11 to …", "delete 11, that's nonsense".
struct ListedNumber {
  /// The numbers of the tasks of the scene.
  let listed: Set<Int>

  /// The number that a piece read as a change or an end is about; nil where the number counts something.
  ///
  /// - Parameter words: in lower case, without what says when.
  func said(in words: [String], of act: ReaderAct) -> Int? {
    if act == .complete { return finished(words) }
    guard act == .update || act == .drop, words.count > 1 else { return nil }
    let number = ordered(words) ?? (act == .drop ? ended(words) : nil)
    return number.flatMap { listed.contains($0) ? $0 : nil }
  }

  /// "16 and 17 are bought", "10 is done, 13 is done", "delete 9. delete 2": all that are named so; "3 are paid" counts them.
  func all(in words: [String], of act: ReaderAct) -> [Int] {
    guard [.complete, .drop, .update].contains(act), !words.contains(where: Self.doubts.contains) else {
      return []
    }
    var found: [Int] = []
    var run: [Int] = []
    var runs = 0
    for (place, word) in words.enumerated() {
      if let number = Int(word), listed.contains(number) {
        let isOrdered = act == .drop && place > 0 && Self.ends.contains(words[place - 1])
        let isEnd = words.dropFirst(place + 1).first.map(Self.ends.contains) ?? true
        if isOrdered, isEnd || !isCount(at: place, in: words) {
          found.append(number)
        } else {
          run.append(number)
        }
      } else if word == "and" || word == "," || word == "#" {
        continue
      } else {
        // "7 and 10 are the same, bin 7" lets one go.
        if !run.isEmpty, act != .drop, run.count == 1 ? Self.one.contains(word) : Self.several.contains(word)
        {
          found += run
          runs += 1
        }
        run = []
      }
    }
    // "6 is tuesday, 12 is wednesday" are two changes.
    return act == .update && runs > 1 ? [] : found
  }

  private static let one: WordTable = "is was"
  private static let several: WordTable = "are were both by to is"

  /// "Done with 8", "I'm finished with number 8": that one and no other, listed or not.
  private func finished(_ words: [String]) -> Int? {
    guard let with = words.lastIndex(of: "with"), with > 0, Self.finishes.contains(words[with - 1]) else {
      return nil
    }
    let rest = words[(with + 1)...].filter { !["number", "task", "#", "the"].contains($0) }
    return rest.count == 1 ? Int(rest[0]) : nil
  }

  private static let finishes: WordTable = "done finished through"

  /// "Throw 3 away", "11 should be called …"; "take 3 eggs off" counts eggs.
  private func ordered(_ words: [String]) -> Int? {
    if Self.links.contains(words[1]) { return Int(words[0]) }
    return Self.deeds.contains(words[0]) && !isCount(at: 1, in: words) ? Int(words[1]) : nil
  }

  /// "7 and 10 are the same, bin 7": the number behind such a word, unless the order is turned round or asked about.
  private func ended(_ words: [String]) -> Int? {
    guard !words.contains(where: Self.doubts.contains) else { return nil }
    let place = words.indices.dropLast().last { Self.ends.contains(words[$0]) }
    guard let place, !isCount(at: place + 1, in: words) else { return nil }
    return Int(words[place + 1])
  }

  /// Whether a thing is named right behind the number.
  private func isCount(at place: Int, in words: [String]) -> Bool {
    guard place + 1 < words.count else { return false }
    return !Self.behind.contains(words[place + 1])
  }

  private static let deeds: WordTable =
    "rename retitle move change edit throw drop delete remove shift push take bin scrap"
  private static let ends: WordTable = "delete remove bin scrap drop"
  private static let doubts: WordTable =
    "not don't dont didn't didnt never no did do does should can could would will won't wont why what which if"
  private static let behind: WordTable = """
    to away off out till until back from and please now completely too instead it's its it that that's thats this i as
    because cause since , . ; !
    """
  private static let links: WordTable = "is was should can needs has could"
}
