import Foundation
import NudgyTerminal
import Synchronization

// A small program for the pty tests: reads lines with the line editor and says what it got.
//
// Environment: PROBE_HISTORY (a history file), PROBE_FIFO (lines written into it are printed above the line
// being edited). The lines `quit`, `busy` and `crash` do something; all others are told back.

private func spelled(_ line: TypedLine) -> String {
  let text = line.text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  let parts = line.pasted.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  if line.text.utf8.count <= 2000 { return "<\(text)> pasted[\(parts)]" }
  let sum = line.text.utf8.reduce(into: 0) { $0 = ($0 &* 31 &+ Int($1)) % 1_000_003 }
  return "<\(line.text.utf8.count) bytes, sum \(sum)> pasted[\(parts)]"
}

private let words = ["apple", "apricot", "banana split", "日本語", "日本酒"]

private func completions(_ line: String, _ cursor: Int) -> [Completion] {
  let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
  let start = before.lastIndex(of: " ").map { before.utf8.distance(from: before.startIndex, to: $0) + 1 } ?? 0
  let word = String(decoding: before.utf8.dropFirst(start), as: UTF8.self)
  return words.filter { $0.hasPrefix(word) }.map { Completion(start: start, text: $0) }
}

private func followFifo(_ path: String, _ editor: LineEditor) {
  Thread.detachNewThread {
    while let handle = FileHandle(forReadingAtPath: path) {
      for line in String(decoding: handle.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n") {
        editor.printAbove(StyledText(String(line) + "\n", .accent(.active)))
      }
    }
  }
}

private func runBusy(_ terminal: StandardTerminal) async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  await InterruptMonitor.shared.whileRunning({ continuation.yield() }) {
    terminal.writeLine("BUSY")
    for await _ in stream { break }
  }
  terminal.writeLine("STOPPED")
}

private let environment = ProcessInfo.processInfo.environment
private let terminal = StandardTerminal(environment: environment, hour: { 12 })
private let historyFile = environment["PROBE_HISTORY"].map { URL(filePath: $0) }
guard
  let editor = LineEditor(
    terminal: terminal, environment: environment, historyFile: historyFile, completions: completions)
else {
  terminal.writeLine("NO TERMINAL")
  exit(1)
}
if let fifo = environment["PROBE_FIFO"] { followFifo(fifo, editor) }
private let prompt = StyledText("›", TextStyle(accent: .active, isBold: true)) + StyledText(" ")
loop: while true {
  switch await editor.readLine(prompt: prompt) {
  case .line(let line):
    terminal.writeLine(StyledText("LINE \(spelled(line))"))
    switch line.text {
    case "quit": break loop
    case "busy": await runBusy(terminal)
    case "crash": abort()
    default: break
    }
  case .interrupted(let line): terminal.writeLine(StyledText("\nINTERRUPTED \(spelled(line))"))
  case .endOfInput:
    terminal.writeLine("END")
    break loop
  }
}
editor.close()
