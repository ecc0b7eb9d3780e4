/// A guess at what a message is about, where no rule knows: a softmax regression over its words, learnt from the corpus
/// in Tests/Training by `make intents`.
package enum IntentModel {
  /// The classes, by the letter their weights go by; `chat` stands for everything outside.
  package static let classes: [Intent] = [
    .chat, .create, .complete, .snooze, .skip, .drop, .reopen, .update, .next, .lookup, .undo, .redo,
    .breakDown,
    .draft, .remember, .recall, .forget, .persona, .context, .focus, .greeting, .thanks, .feeling, .smallTalk,
    .clock,
    .help, .quit,
  ]
  /// What one unit of a kept weight stands for.
  package static let unit = 1.0 / 16

  /// What `text` is likeliest about.
  package static func guess(_ text: String) -> IntentGuess {
    var scores = [Int](repeating: 0, count: classes.count)
    for feature in IntentFeatures.of(text) {
      if let range = weights.valueRange(of: feature) { add(weights.bytes[range], to: &scores) }
    }
    return IntentGuess(scores: scores)
  }

  /// `a12c-5`: twelve units for the first class, five against the third.
  private static func add(_ entry: ArraySlice<UInt8>, to scores: inout [Int]) {
    var index = entry.startIndex
    while index < entry.endIndex {
      let place = Int(place(of: entry[index]))
      index += 1
      let isNegative = index < entry.endIndex && entry[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      var value = 0
      while index < entry.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(entry[index]),
        value < 10_000
      {
        value = value * 10 + Int(entry[index] - UInt8(ascii: "0"))
        index += 1
      }
      if scores.indices.contains(place) { scores[place] += isNegative ? -value : value }
    }
  }

  /// The letters of the classes: `a` to `z`, then `A`.
  package static let letters = Array("abcdefghijklmnopqrstuvwxyzABCD".utf8)

  private static func place(of letter: UInt8) -> UInt8 {
    letter >= UInt8(ascii: "a") ? letter - UInt8(ascii: "a") : letter &- UInt8(ascii: "A") &+ 26
  }
}
