import Foundation
import NudgyTestSupport
import Testing

@testable import NudgyTerminal

@Suite struct InputTests {
  /// Everything a terminal can send, cut in two at every place, gives the same keys.
  @Test func bytesMayBeCutAnywhere() {
    let input = "aé日👩\u{1B}[A\u{1B}[1;5C\u{1B}[200~x\r\ny\u{1B}[201~z\u{1B}[24~\r"
    let bytes = Array(input.utf8)
    let whole = keys([bytes])
    #expect(whole.contains(.paste(Array("x\r\ny".utf8))))
    #expect(whole.count == 9)
    for cut in 1..<bytes.count {
      #expect(keys([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
    }
  }

  private func keys(_ chunks: [[UInt8]]) -> [InputDecoder.Key] {
    var decoder = InputDecoder()
    var keys: [InputDecoder.Key] = []
    for chunk in chunks {
      decoder.feed(chunk)
      while let key = decoder.next() { keys.append(key) }
    }
    return keys
  }

  @Test func whatIsLostIsGivenUp() {
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[200~lost".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.patience == 1000)
    decoder.flush()
    #expect(decoder.next() == .paste(Array("lost".utf8)))
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    decoder.flush()
    #expect(decoder.next() == .character("\u{1B}"))
    decoder.feed([0xFF, 0x61, 0xC2, 0x9B])
    #expect(decoder.next() == .character("\u{FFFD}"))
    #expect(decoder.next() == .character("a"))
    #expect(decoder.next() == nil)
  }

  struct LostEnd: Sendable, CustomTestStringConvertible {
    let id: String
    /// Ctrl-C arrives in a key, or as a signal from outside.
    let isSignal: Bool
    var testDescription: String { id }
  }

  @Test(
    "Ctrl-C ends a paste whose end was lost",
    arguments: [LostEnd(id: "key", isSignal: false), LostEnd(id: "signal", isSignal: true)])
  func lostPasteEnd(_ lost: LostEnd) {
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[200~lost".utf8))
    #expect(decoder.next() == nil)
    if lost.isSignal {
      let isPaste = decoder.interruptPaste()
      #expect(isPaste)
    } else {
      decoder.feed([3])
    }
    #expect(decoder.next() == .paste(Array("lost".utf8)))
    #expect(decoder.next() == .character("\u{3}"))
    let isPasteStill = decoder.interruptPaste()
    #expect(!isPasteStill)
    decoder.feed(Array("next".utf8))
    #expect(decoder.next() == .character("n"))
  }

  /// Only alone: a byte among others belongs to what is pasted.
  @Test func aControlCInsideAPasteEndsNothing() {
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[200~a\u{3}b\u{1B}[201~".utf8))
    #expect(decoder.next() == .paste(Array("a\u{3}b".utf8)))
  }

  @Test func chipsExpand() {
    var board = PasteBoard()
    let first = board.insertion(forPaste: "one\ntwo")
    let second = board.insertion(forPaste: "six\nten")
    #expect([first, second] == ["[pasted 2 words]", "[pasted 2 words, 2]"])
    #expect(board.insertion(forPaste: "short") == "short")
    let line = board.expand("a \(second) b \(first) short")
    #expect(line == TypedLine(text: "a six\nten b one\ntwo short", pasted: [2..<9, 12..<19, 20..<25]))
    #expect(line.typedText == "a  b  ")
    board.beginLine()
    #expect(board.expand("short") == TypedLine(text: "short"))
  }

  @Test func historyIsFoldedSharedAndPrivate() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("history")
    let first = LineHistory(file: file)
    let second = LineHistory(file: file)
    for entry in ["one", "two\nlines \\n", "one"] { first.add(entry) }
    second.add("three")
    second.add("   ")
    second.add("secret", isKept: false)
    #expect(first.entries == ["two\nlines \\n", "one"])
    #expect(LineHistory(file: file).entries == ["two\nlines \\n", "one", "three"])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func aLinkedHistoryStaysLinkedAndAsOpenAsItWas() throws {
    let folder = try TemporaryFolder()
    let (file, real) = (folder.file("history"), folder.file("elsewhere"))
    try Data((0..<2500).map { "entry \($0)\n" }.joined().utf8).write(to: real)
    let path = real.path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: real)
    // Too long, so it is written anew; then one is added.
    LineHistory(file: file).add("newest")
    let lines = String(decoding: try Data(contentsOf: real), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == LineHistory.limit + 1)
    #expect(lines.last == "newest")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path(percentEncoded: false)) == path)
  }

  @Test func aLongHistoryIsCompacted() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("history")
    try Data((0..<2500).map { "entry \($0)\n" }.joined().utf8).write(to: file)
    #expect(LineHistory(file: file).entries.count == LineHistory.limit)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == LineHistory.limit)
    #expect(lines.last == "entry 2499")
  }

  @Test(
    "rows above the cursor",
    arguments: [
      (2, "abc", 10, 0), (2, "12345678", 10, 1), (2, "a\nb", 10, 1), (2, "1234567日", 10, 1),
      (0, "\t\t", 10, 1),
    ])
  func layout(_ prompt: Int, _ text: String, _ columns: Int, _ rows: Int) {
    LineEditor.chooseEncoding()
    #expect(LineLayout.rowsAboveCursor(promptWidth: prompt, text: text, columns: columns) == rows)
  }
}
