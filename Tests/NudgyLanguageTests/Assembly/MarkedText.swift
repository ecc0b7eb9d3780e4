import NudgyReader
import Testing

@testable import NudgyLanguage

/// Pieces as the corpus writes them, for tests of what is made of them: `create | [t call [p mom]] [w tomorrow]`.
struct MarkedText {
  private(set) var text = ""
  private(set) var pieces: [ReadPiece] = []

  /// - Parameters:
  ///   - certainty: of every piece.
  ///   - links: how likely the pieces are about the listed tasks.
  ///   - likeness: how like their words are.
  init(_ lines: String..., certainty: Float = 0.95, links: [Int: Float] = [:], likeness: Float = 1) {
    var words = 0
    for line in lines {
      let (act, marked) = MarkedText.parts(line)
      let (plain, marks) = MarkedText.unmarked(marked)
      if !text.isEmpty { text += " " }
      let offset = text.utf8.count
      text += plain
      let found = ReaderWords(plain).words
      var piece = ReadPiece(
        act: act, words: words..<(words + found.count), span: offset..<(offset + plain.utf8.count))
      words += found.count
      piece.certainty = certainty
      piece.wordSpans = found.map { ($0.span.lowerBound + offset)..<($0.span.upperBound + offset) }
      piece.roles = found.map { word in
        marks.first { $0.kind != "p" && $0.span.overlaps(word.span) }?.role ?? .other
      }
      piece.persons = found.map { word in marks.contains { $0.kind == "p" && $0.span.overlaps(word.span) } }
      if act.isOnTasks {
        piece.links = links.map { .init(number: $0.key, certainty: $0.value, likeness: likeness) }
      }
      pieces.append(piece)
    }
  }

  /// How likely a piece tells of something to do, whatever it was read as.
  mutating func suspect(_ creates: Float, at place: Int) { pieces[place].creates = creates }

  func understood(in scene: ReaderScene = ReaderScene()) -> Understanding {
    var assembler = Assembler(text, in: scene, Spoken.context)
    return assembler.assemble(pieces)
  }

  private struct Mark {
    let kind: String
    let span: Range<Int>

    var role: ReaderRole? {
      switch kind {
      case "t": .title
      case "w": .time
      case "w*": .sharedTime
      case "m": .reminder
      case "r": .reference
      case "n": .note
      default: nil
      }
    }
  }

  private static func parts(_ line: String) -> (ReaderAct, String) {
    let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingSpaces }
    let act = ReaderAct(rawValue: parts[0])
    if act == nil { Issue.record("no act: \(parts[0])") }
    return (act ?? .none, parts.count > 1 ? parts[1] : "")
  }

  private static func unmarked(_ marked: String) -> (String, [Mark]) {
    var (plain, marks, open): (String, [Mark], [(String, Int)]) = ("", [], [])
    var rest = marked[...]
    while let character = rest.first {
      if character == "[", let space = rest.firstIndex(of: " ") {
        open.append((String(rest[rest.index(after: rest.startIndex)..<space]), plain.utf8.count))
        rest = rest[rest.index(after: space)...]
      } else if character == "]", let (kind, start) = open.popLast() {
        marks.append(Mark(kind: kind, span: start..<plain.utf8.count))
        rest = rest.dropFirst()
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return (plain, marks)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
