import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// Answers every line of standard input with one line, several at a time where many wait.
enum LineByLine {
  /// A line that is too long or no text is refused on standard error, and the next one is read.
  /// - Parameter answer: a pure function of the line; nil stands for one that was refused.
  static func run(_ here: Surroundings, answer: @escaping @Sendable (String?) -> String) async {
    var reader = LineReader(Descriptor.input)
    while !here.output.isClosed {
      // Whoever waits for an answer before writing the next line gets it now.
      here.output.flush()
      guard let lines = reader.nextLines() else { return }
      let texts = lines.map { text($0, here) }
      for text in await answers(to: texts, answer) { here.output.raw(text) }
    }
  }

  private static func text(_ line: [UInt8], _ here: Surroundings) -> String? {
    guard line.count <= UserMessage.byteLimit else {
      here.output.error(
        .messageTooLong(bytes: line.count, limit: UserMessage.byteLimit, keptAt: nil))
      return nil
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      here.output.error(.notText(keptAt: nil))
      return nil
    }
    return text
  }

  /// One text for each part of `lines`, in order.
  private static func answers(
    to lines: [String?], _ answer: @escaping @Sendable (String?) -> String
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

  private static func joined(_ lines: ArraySlice<String?>, _ answer: (String?) -> String) -> String {
    var text = ""
    for line in lines {
      text += answer(line)
      text += "\n"
    }
    return text
  }
}
