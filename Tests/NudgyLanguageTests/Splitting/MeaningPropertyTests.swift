import NudgyCore
import Testing

@testable import NudgyLanguage

/// What holds for every text, however odd.
struct MeaningPropertyTests {
  private static let pieces = [
    "buy", "milk", "and", "call", "mom", "no", "wait", "tomorrow", ",", ".", "?", "\n", "i", "need", "to",
    "the", "#", "12", "um", "like", "scratch", "that", "🐧", "é", "don't", "(", "\"", "everything",
    "except", "done", "with", "because", "\u{0}", "\u{1B}[31m", "at", "5", "!", "high", "a@b.co",
    "https://x.y/z", "-", "my", "is", "it", "car", "maybe", "him", "told", "ana", "text", "haven't",
    "paid", "groceries", "things",
  ]

  @Test(arguments: 0..<300)
  func spansAreInsideAndInOrder(_ seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var words: [String] = []
    for _ in 0..<(seed % 60) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      words.append(Self.pieces[Int(state >> 33) % Self.pieces.count])
    }
    let text = words.joined(separator: " ")
    check(Spoken.understander.split(text), in: text)
    let acts = Spoken.understander.understand(text).acts
    #expect(!acts.isEmpty)
    for act in acts {
      #expect(act.span.upperBound <= text.utf8.count)
      #expect((0...1).contains(act.confidence))
      check(act.tasks, in: text)
    }
    _ = Spoken.understander.capture(text)
    _ = ChoiceReader.answer(text, choices: ["Buy milk", "Call mom"], numbers: [1, 12])
  }

  private func check(_ tasks: [TaskCapture], in text: String) {
    var last = 0
    for task in tasks {
      #expect(!task.title.isEmpty)
      #expect(!task.title.unicodeScalars.contains { PlainText.isControl($0) })
      #expect(task.source.lowerBound >= last)
      #expect(task.source.upperBound <= text.utf8.count)
      last = task.source.lowerBound
    }
  }

  @Test(arguments: [
    "buy milk and ", "no wait ", "i need to ", "a ", "scratch that ", "((((", "tomorrow ", "call the ",
  ])
  func repetitionIsHarmless(_ piece: String) {
    let text = String(repeating: piece, count: 400)
    #expect(!Spoken.understander.understand(text).acts.isEmpty)
    check(Spoken.understander.split(text), in: text)
  }
}
