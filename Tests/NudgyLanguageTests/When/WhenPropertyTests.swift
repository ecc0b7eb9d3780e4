import NudgyCore
import NudgyFuzzing
import NudgyLanguage
import Testing

@Suite("When: any input")
struct WhenPropertyTests {
  /// Words that rules read, for nonsense that reaches deep into them.
  private static let words = """
    the a an in on at by until from to next last this every other friday monday may march 5 15th 3/5 17:30 5pm \
    half quarter past of and after before day week month year hour minutes two first second end early late \
    morning night tomorrow today christmas new year's eve noon for within - , / . ago from now every daily \
    twice times weekday q1 spring 2027 000 1730 00:00 24:00 99/99 31 february 30th ½ mwf later than no
    """.split(separator: " ").map(String.init)

  private struct Dice {
    var seed: UInt64

    mutating func roll(_ sides: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(sides))
    }
  }

  private func expectSound(_ text: String) {
    let parser = whenParser()
    var end = 0
    let found = parser.matches(in: Tokenizer.tokenize(text))
    for when in found {
      #expect(when.span.lowerBound >= end && when.span.upperBound <= text.utf8.count && !when.span.isEmpty)
      #expect(Array(text.utf8)[when.span].elementsEqual(when.text.utf8))
      #expect(when.start != nil || when.duration != nil || when.recurrence != nil)
      if let start = when.start, let last = when.end { #expect(start < last) }
      if when.isAllDay, let start = when.start { #expect(start.time == .midnight) }
      end = when.span.upperBound
    }
    _ = parser.whole(text)
  }

  @Test("random bytes", arguments: 0..<40)
  func randomBytes(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for length in stride(from: 0, to: 200, by: 7) {
      let bytes = (0..<length).map { _ in UInt8(dice.roll(256)) }
      expectSound(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("random time words", arguments: 0..<60)
  func randomWords(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed) &+ 1000)
    for _ in 0..<40 {
      let count = 1 + dice.roll(12)
      let words = (0..<count).map { _ in Self.words[dice.roll(Self.words.count)] }
      expectSound(words.joined(separator: dice.roll(8) == 0 ? "" : " "))
    }
  }

  @Test(
    "a long repetition takes no longer than its length",
    arguments: [
      "the day after ", "every ", "next ", "a week from ", "the end of ", "from ", "monday and ", "1st and ",
      "5 ", "3/5", "half past ", "two days before ", "at ", "the ", "a ", "may ", "- ", "from 2 to ", "12 ",
      "1 hour ", "in ", "every other ", "mon/", "m/", "first ", "new year's ",
    ])
  func repetition(_ unit: String) {
    let parser = whenParser()
    let short = String(repeating: unit, count: 400)
    let long = String(repeating: unit, count: 3200)
    let first = ProcessorTime.measure { _ = parser.matches(in: Tokenizer.tokenize(short)) }
    let second = ProcessorTime.measure { _ = parser.matches(in: Tokenizer.tokenize(long)) }
    // Eight times the text: linear work takes eight times as long, quadratic work sixty-four times.
    #expect(second < first * 32 + 0.2)
  }

  @Test(
    "the canonical text of a date gives the date back",
    arguments: stride(from: 0, to: 700, by: 13).map { $0 })
  func canonical(_ offset: Int) {
    let date = whenParser().context.today.adding(days: offset)
    #expect(whenParser().whole(date.description)?.start == CivilDateTime(date))
    let time = "\(date) \(zeroPadded(offset % 24, 2)):\(zeroPadded(offset % 60, 2))"
    #expect(whenParser().whole(time)?.inBrief == time)
  }
}
