/// Slips of tired fingers in the small words that decide what is meant: "teh", "forgto", "rmind", "heyyy".
///
/// Only small words and commands are read so, never names or things: what a task is called is not guessed at.
enum FingerSlip {
  /// Words that decide what a message asks for.
  static let meant = WordTable(
    """
    about actually add after again all already also always and another answer any anything
    appointment are around ask away back bank because been before being book break bring but buy bye
    call can cancel change check clean clear complete could delete did does doing done down draft
    drop email every everything feel feeling finish finished first fix for forget forgot from get
    give goes going good goodnight got had has have hello help hey how into its just keep know last
    later let like list look make mark maybe message might mom more move much must need needs never
    next not note nothing now off okay only open order other our out over paid pay pick please
    postpone priority push put read ready really remember remind reminder remove rename reply
    reschedule return said save schedule see send set should show skip snooze some something soon
    sorry start still stop stuff suggest take task tasks tell than thank thanks that the their them
    then there these they thing things think this those though thought tired too turn undo until
    update use very wait want wants was wash water well went were what when where which while who
    why will with won work would write yes yet you your
    """)

  /// Words one slip away from one of those that mean something else.
  static let others = WordTable(
    """
    abut alter anther aws beak bing brig btu butt chang clan cold compete dad daft ding donne dose
    droop eben eery emil est ever finis finnish firs fist forge forgo form fro fromm gong gte haas
    hell hwy juts late lats latter lsat moore nay noting oder odes own pease pleas putt rae rally
    rely sill somme star stat stoop sue tank tanks tass thee thees thin thins three tied ting tings
    tire tough tried wats weer wile writ
    """)

  private static let lengths = 3...12

  /// The small word meant by `word`, which no table knows; nil when none is one slip away.
  ///
  /// A slip is two neighbours swapped, a letter left out or a letter doubled, never the first left out; in words of
  /// three letters only a swap.
  static func meant(by word: String) -> String? {
    let typed = Array(word.utf8)
    guard typed.count >= lengths.lowerBound, typed.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else {
      return nil
    }
    if let plain = unstretched(typed) { return plain }
    guard lengths.contains(typed.count), !meant.contains(word), !others.contains(word) else { return nil }
    // A slip never changes the first letter, unless it swaps it with the second.
    return slipped(typed, from: min(typed[0], typed[1])) ?? slipped(typed, from: max(typed[0], typed[1]))
  }

  /// The first word that begins with `letter` and is one slip away.
  private static func slipped(_ typed: [UInt8], from letter: UInt8) -> String? {
    for word in byInitial[Int(letter - UInt8(ascii: "a"))]
    where abs(typed.count - word.count) <= 1 && isSlip(typed, of: meant.bytes[word]) {
      return String(decoding: meant.bytes[word], as: UTF8.self)
    }
    return nil
  }

  /// Where the words of `meant` stand, by their first letter; cut when the first unknown word comes.
  private static let byInitial: [[Range<Int>]] = {
    var groups = [[Range<Int>]](repeating: [], count: 26)
    for word in meant.bytes.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      if let first = word.first { groups[Int(first - UInt8(ascii: "a"))].append(word.indices) }
    }
    return groups
  }()

  private static func isSlip(_ typed: [UInt8], of meant: ArraySlice<UInt8>) -> Bool {
    let difference = typed.count - meant.count
    var place = 0
    while place < min(typed.count, meant.count), typed[place] == meant[meant.startIndex + place] {
      place += 1
    }
    let typedRest = typed[place...]
    let meantRest = meant.dropFirst(place)
    switch difference {
    case 0:
      guard typedRest.count > 1, let first = meantRest.first, let second = meantRest.dropFirst().first else {
        return false
      }
      return typedRest[place] == second && typedRest[place + 1] == first
        && typedRest.dropFirst(2).elementsEqual(meantRest.dropFirst(2))
    case 1:
      return place > 0 && typed.count > 3 && typedRest.first == typed[place - 1]
        && typedRest.dropFirst().elementsEqual(meantRest)
    default:
      return place > 0 && typed.count > 3 && typedRest.elementsEqual(meantRest.dropFirst())
    }
  }

  /// "heyyy", "soooo", "pleeease": a letter held down, in a word that is known without it.
  private static func unstretched(_ typed: [UInt8]) -> String? {
    guard
      typed.indices.dropFirst(2).contains(where: { typed[$0] == typed[$0 - 1] && typed[$0] == typed[$0 - 2] })
    else { return nil }
    for kept in [1, 2] {
      var bytes: [UInt8] = []
      var run = 0
      var isStretched = false
      for (index, byte) in typed.enumerated() {
        run = index > 0 && typed[index - 1] == byte ? run + 1 : 1
        if run > 2, !isStretched {
          isStretched = true
          bytes.removeLast(2 - kept)
        }
        if run <= 2 { bytes.append(byte) }
        if run == 1 { isStretched = false }
      }
      guard bytes.count < typed.count else { return nil }
      let word = String(decoding: bytes, as: UTF8.self)
      if meant.contains(word) || WordTable.functionWords.contains(word) || WordTable.remarks.contains(word) {
        return word
      }
    }
    return nil
  }
}
