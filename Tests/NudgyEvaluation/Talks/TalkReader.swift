package import Foundation

/// Reads the files of `Corpus/conversations/model`, whose form `Corpus/README.md` tells.
package struct TalkReader {
  package struct Problem: Error, CustomStringConvertible {
    package let place: String
    package let line: String

    package var description: String { "\(place): what is \u{201C}\(line)\u{201D}?" }
  }

  private let file: String
  private var talks: [Talk] = []

  private init(file: String) { self.file = file }

  /// All talks of a folder, by the names of the files.
  package static func talks(in folder: URL) throws -> [Talk] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "txt" }.sorted {
      $0.lastPathComponent < $1.lastPathComponent
    }
    .flatMap { try talks(of: String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent) }
  }

  package static func talks(of text: String, file: String) throws -> [Talk] {
    var reader = TalkReader(file: file)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = Phrase.trimmed(line)
      guard !line.isEmpty, !line.hasPrefix("//") else { continue }
      let place = "\(file):\(index + 1)"
      guard reader.read(line, at: place) else { throw Problem(place: place, line: line) }
    }
    return reader.talks
  }

  private mutating func read(_ line: String, at place: String) -> Bool {
    if line == "talk" {
      talks.append(Talk(place: place))
      return true
    }
    guard !talks.isEmpty else { return false }
    let (key, rest) = Phrase.head(of: line)
    return readHead(key, rest) || readTurn(key, rest) || readEnd(key, rest)
  }

  private var last: Int { talks.count - 1 }

  private mutating func readHead(_ key: String, _ rest: String) -> Bool {
    switch key {
    case "who": talks[last].who = rest
    case "now": talks[last].now = rest
    case "task":
      guard let task = TalkReader.numbered(rest) else { return false }
      talks[last].tasks.append(task)
    case "fact":
      let phrase = rest.split(separator: "|", maxSplits: 1).map(Phrase.trimmed)
      guard phrase.count == 2 else { return false }
      talks[last].facts.append((phrase[0], phrase[1]))
    default: return false
    }
    return true
  }

  private mutating func readTurn(_ key: String, _ rest: String) -> Bool {
    switch key {
    case "you": add(rest, .typed)
    case "paste": add(rest, .pasted)
    case "mixed": add(rest, .mixed)
    case "answer": add(rest, .answer)
    default: return readAbout(key, rest)
    }
    return true
  }

  private mutating func add(_ words: String, _ manner: Talk.Turn.Manner) {
    talks[last].turns.append(Talk.Turn(words: words.replacing(" \\n ", with: "\n"), manner: manner))
  }

  /// What is said about the turn before.
  private mutating func readAbout(_ key: String, _ rest: String) -> Bool {
    let turn = talks[last].turns.count - 1
    guard turn >= 0 else { return false }
    switch key {
    case "do":
      guard let doing = Doing(rest) else { return false }
      talks[last].turns[turn].doings.append(doing)
    case "lure":
      guard let doing = Doing(rest) else { return false }
      talks[last].turns[turn].lures.append(doing)
    case "leave": talks[last].turns[turn].leave += rest.split(separator: " ").compactMap { Int($0) }
    case "say": talks[last].turns[turn].say = rest
    default: return false
    }
    return true
  }

  private mutating func readEnd(_ key: String, _ rest: String) -> Bool {
    switch key {
    case "end":
      guard let end = TalkReader.numbered(rest) else { return false }
      talks[last].ends.append(end)
    case "new": talks[last].new.append(Phrase(rest))
    case "knows": talks[last].known.append(rest)
    case "forgets": talks[last].unknown.append(rest)
    default: return false
    }
    return true
  }

  private static func numbered(_ text: String) -> Talk.Place? {
    let (word, rest) = Phrase.head(of: text)
    return Int(word).map { Talk.Place(number: $0, phrase: Phrase(rest)) }
  }
}
