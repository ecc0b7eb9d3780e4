import Foundation
import NudgyCore

/// Answers every line of standard input with one line, several at a time where many wait.
enum LineByLine {
  /// - Parameter answer: a pure function of the line.
  static func run(_ here: Surroundings, answer: @escaping @Sendable (String) -> String) async {
    var reader = LineReader(FileDescriptor.standardInput)
    while !here.output.isClosed {
      // Whoever waits for an answer before writing the next line gets it now.
      here.output.flush()
      guard let lines = reader.nextLines() else { return }
      for text in await answers(to: lines, answer) { here.output.raw(text) }
    }
  }

  /// One text for each part of `lines`, in order.
  private static func answers(
    to lines: [[UInt8]], _ answer: @escaping @Sendable (String) -> String
  ) async -> [String] {
    let parts = min(ProcessInfo.processInfo.activeProcessorCount, lines.count / 16)
    guard parts > 1 else { return [joined(lines[...], answer)] }
    let size = (lines.count + parts - 1) / parts
    return await withTaskGroup(of: (Int, String).self) { group in
      for part in 0..<parts {
        let slice = lines[min(part * size, lines.count)..<min((part + 1) * size, lines.count)]
        group.addTask { (part, joined(slice, answer)) }
      }
      var texts = [String](repeating: "", count: parts)
      for await (part, text) in group { texts[part] = text }
      return texts
    }
  }

  private static func joined(_ lines: ArraySlice<[UInt8]>, _ answer: (String) -> String) -> String {
    var text = ""
    for line in lines {
      text += answer(String(decoding: line, as: UTF8.self))
      text += "\n"
    }
    return text
  }
}
