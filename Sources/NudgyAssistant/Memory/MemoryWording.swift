import Foundation
package import NudgyCore

/// What is known about the user, in plain words.
package enum MemoryWording {
  /// `Your dentist is Dr. Chen.`; an inferred one as `I think your dentist is Dr. Chen.`
  package static func sentence(_ fact: MemoryFact) -> String {
    let statement = FactSentence(fact).statement
    guard fact.source == .inferred else { return finished(statement.uppercasedFirst) }
    return finished("I think \(statement)")
  }

  /// Everything known, a sentence each; empty when nothing is known.
  package static func sentences(facts: [MemoryFact], preferences: MemoryPreferences) -> [String] {
    var lines: [String] = []
    if let name = preferences.name, !facts.contains(where: \.isName) {
      lines.append(finished("Your name is \(name)"))
    }
    lines += facts.map(sentence)
    if let tone = preferences.tone { lines.append(finished("The tone you like: \(tone)")) }
    switch (preferences.wake, preferences.sleep) {
    case (let wake?, let sleep?):
      lines.append("You get up at \(TimeWording.clock(wake)) and go to bed at \(TimeWording.clock(sleep)).")
    case (let wake?, nil): lines.append("You get up at \(TimeWording.clock(wake)).")
    case (nil, let sleep?): lines.append("You go to bed at \(TimeWording.clock(sleep)).")
    case (nil, nil): break
    }
    if !preferences.peakHours.isEmpty {
      let spans = preferences.peakHours.map { "\(TimeWording.clock($0.from)) to \(TimeWording.clock($0.to))" }
      lines.append("Your best hours are \(spans.joined(separator: " and ")).")
    }
    return lines
  }

  /// What happened to the memory file.
  package static func line(_ report: MemoryReport) -> String {
    switch report {
    case .damaged(let path, let setAside, let restored):
      let name = URL(filePath: path).lastPathComponent
      return "\(name) was damaged, so I set it aside as \(setAside). " + restoredText(restored)
    }
  }

  private static func restoredText(_ restored: MemoryReport.Restored) -> String {
    switch restored {
    case .backup(let facts):
      "I went on from its last good version, with \(facts == 1 ? "one fact" : "\(facts) facts")."
    case .nothing: "There was no good version to go on from, so I start afresh."
    }
  }

  private static func finished(_ text: String) -> String {
    guard let last = text.last, !".!?…".contains(last) else { return text }
    return text + "."
  }
}
