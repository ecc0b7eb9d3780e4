import Foundation
import Testing

@testable import NudgyLanguage

/// Items of to-do lists joined in every way people write or say them, and taken apart again.
///
/// Which items meet is drawn anew for every style, always the same way, so that the splitter is held to what it does
/// for any items and not to sentences it was made for.
struct JoinedTests {
  struct Style: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether only things to do with a verb are joined this way.
    var isSpoken = false
    /// The share of transcripts that must come out entirely right.
    var floor = 0.95
    let join: @Sendable ([String]) -> String
    var testDescription: String { name }
  }

  static let styles: [Style] = [
    Style(name: "commas") { $0.joined(separator: ", ") },
    Style(name: "commas and and") { $0.dropLast().joined(separator: ", ") + " and " + ($0.last ?? "") },
    Style(name: "commas, comma and") { $0.dropLast().joined(separator: ", ") + ", and " + ($0.last ?? "") },
    Style(name: "need, commas", isSpoken: true) {
      "I need to " + $0.dropLast().joined(separator: ", ") + " and " + ($0.last ?? "")
    },
    Style(name: "semicolons") { $0.joined(separator: "; ") },
    Style(name: "slashes") { $0.joined(separator: " / ") },
    Style(name: "lines") { $0.joined(separator: "\n") },
    Style(name: "dashes") { $0.map { "- " + $0 }.joined(separator: "\n") },
    Style(name: "numbers") {
      $0.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    },
    Style(name: "sentences") {
      $0.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }.joined(separator: " ")
    },
    Style(name: "and", isSpoken: true) { $0.joined(separator: " and ").lowercased() },
    Style(name: "need and", isSpoken: true) { "i need to " + $0.joined(separator: " and ").lowercased() },
    Style(name: "remind me", isSpoken: true) { "remind me to " + $0.joined(separator: " and ") },
    Style(name: "then", isSpoken: true) { "so i have to " + $0.joined(separator: " then ").lowercased() },
    Style(name: "and then", isSpoken: true) { $0.joined(separator: " and then ").lowercased() },
    Style(name: "after that", isSpoken: true) { $0.joined(separator: " after that ").lowercased() },
    Style(name: "um", isSpoken: true) { "um " + $0.joined(separator: " um ").lowercased() },
    Style(name: "oh and", isSpoken: true) { $0.joined(separator: " oh and also ").lowercased() },
    Style(name: "frames", isSpoken: true) {
      "i have to " + $0.joined(separator: " and i need to ").lowercased()
    },
    Style(name: "things among deeds", floor: 0.6) { $0.joined(separator: " and ").lowercased() },
    Style(name: "nothing between", isSpoken: true, floor: 0.25) { $0.joined(separator: " ").lowercased() },
  ]

  @Test(arguments: styles)
  func takesApart(_ style: Style) {
    var draw = Draw(seed: UInt64(style.name.utf8.count) &* 7919 &+ 11)
    let pool = style.isSpoken ? Self.deeds : Self.deeds + Self.things
    let draws = 60
    var (count, right) = (0, 0)
    var wrong: [String] = []
    for _ in 0..<draws {
      let items = draw.items(from: pool, count: 2 + draw.below(5))
      let text = style.join(items)
      // What is longer is read by what was learnt, and measured by `make evaluate`.
      guard !Ramble.isOne(text) else { continue }
      count += 1
      let titles = Spoken.understander.split(text).map(\.title)
      if Self.isRight(titles, items) { right += 1 } else { wrong.append("\(text) → \(titles)") }
    }
    #expect(count > draws / 3)
    #expect(Double(right) >= style.floor * Double(count), "\(right) of \(count): \(wrong.prefix(5))")
  }

  @Test func thereAreEnoughItems() {
    #expect(Self.deeds.count >= 180)
    #expect(Self.things.count >= 40)
  }

  private static func isRight(_ titles: [String], _ items: [String]) -> Bool {
    titles.count == items.count
      && zip(titles, items).allSatisfy {
        likeness($0, $1) >= 0.8 || $0.lowercased() == $1.lowercased()
      }
  }

  /// How many words two titles share, articles aside: 1 when all, 0 when none.
  private static func likeness(_ left: String, _ right: String) -> Double {
    let first = words(left)
    var second = words(right)
    let count = first.count + second.count
    guard count > 0 else { return 0 }
    var shared = 0
    for word in first {
      guard let index = second.firstIndex(of: word) else { continue }
      second.remove(at: index)
      shared += 1
    }
    return Double(2 * shared) / Double(count)
  }

  private static func words(_ title: String) -> [String] {
    let articles: Set<String> = ["the", "a", "an", "my", "our", "some", "of"]
    return title.lowercased().components(separatedBy: CharacterSet.alphanumerics.union(["'"]).inverted)
      .filter { !$0.isEmpty && !articles.contains($0) }
  }

  static func items(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Draws without chance: the same seed gives the same items.
  private struct Draw {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }

    mutating func items(from pool: [String], count: Int) -> [String] {
      var items: [String] = []
      while items.count < count {
        let item = pool[below(pool.count)]
        if !items.contains(item) { items.append(item) }
      }
      return items
    }
  }
}
