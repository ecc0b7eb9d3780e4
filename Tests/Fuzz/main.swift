import Foundation
import NudgyCore
import NudgyFuzzing
import NudgyLanguage

// `nudgy-fuzz [--seconds N] [--seed S] [--text TEXT]`: texts made from a seed, each checked and timed.
// A finding prints its seed and text; it becomes a row of a corpus.

private func number(after name: String, _ usual: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return usual }
  return Int(arguments[place + 1]) ?? usual
}

private let calendar = ZonedCalendar(zone: Zone(identifier: "America/New_York") ?? .greenwich)
private let now = Date(timeIntervalSince1970: 1_795_186_800)
private let soundness = Soundness(LanguageContext(now: now, calendar: calendar))

/// A text may take this long, and so much more for each of its bytes.
#if DEBUG
  private let (longest, longestPerByte) = (0.4, 0.001)
#else
  private let (longest, longestPerByte) = (0.02, 0.000_05)
#endif

private let end = Date().addingTimeInterval(Double(number(after: "--seconds", 600)))
private var seed = UInt64(number(after: "--seed", Int(Date().timeIntervalSince1970)))
private var (texts, findings) = (0, 0)
/// The text that took longest for its size, in microseconds a byte; short ones cost as much as a sentence.
private var (slowest, slowestSeed) = (0.0, seed)
print("fuzzing from seed \(seed)")

while Date() < end, findings < 20 {
  var maker = InputMaker(seed: seed)
  let text = maker.next(size: seed % 500 == 0 ? 60_000 : 240)
  // Shown first when the program dies on it.
  if CommandLine.arguments.contains("--verbose") { print(seed, text.debugDescription) }
  var problems: [String] = []
  let bound = longest + longestPerByte * Double(text.utf8.count)
  var taken = ProcessorTime.measure { problems = soundness.problems(with: text) }
  // A shared machine is slow now and then; a slow text is slow each time.
  for _ in 0..<2 where taken > bound {
    taken = min(taken, ProcessorTime.measure { _ = soundness.problems(with: text) })
  }
  if taken > bound {
    problems.append("\(Int(taken * 1000)) ms for \(text.utf8.count) bytes")
  }
  let perByte = taken * 1e6 / Double(max(200, text.utf8.count))
  // The first text also pays for the tables.
  if perByte > slowest, texts > 0 { (slowest, slowestSeed) = (perByte, seed) }
  for problem in problems {
    print("seed \(seed): \(problem)\n  \(String(text.prefix(400)).debugDescription)")
  }
  findings += problems.isEmpty ? 0 : 1
  texts += 1
  seed &+= 1
}
print("\(texts) texts, \(findings) findings; slowest seed \(slowestSeed), \(Int(slowest)) µs a byte")
exit(findings == 0 ? 0 : 1)
