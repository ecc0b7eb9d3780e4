import Foundation
import NudgyCore
import NudgyFiles
import NudgyTerminal

/// Takes a text to be pasted elsewhere: by the desktop's own program, else by the terminal.
struct Clipboard {
  let environment: [String: String]

  /// Seconds a program may take; it leaves another one behind that holds the text.
  private static let patience: Double = 3

  /// In the order in which they are tried, where there is a desktop for them.
  private var programs: [[String]] {
    #if os(macOS)
      return [["pbcopy"]]
    #else
      var programs: [[String]] = []
      if isSet("WAYLAND_DISPLAY") { programs.append(["wl-copy"]) }
      if isSet("DISPLAY") {
        programs += [["xclip", "-selection", "clipboard"], ["xsel", "--clipboard", "--input"]]
      }
      return programs
    #endif
  }

  private func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }

  func take(_ text: String) async -> ClipboardPlace? {
    let (programs, environment) = (programs, environment)
    if await BlockingWork.run({ Clipboard.take(text, by: programs, environment) }) { return .desktop }
    guard Descriptor.isTerminal(Descriptor.output), environment["TERM"] != "dumb",
      let bytes = TerminalClipboard.bytes(text)
    else { return nil }
    let output = OutputStream(Descriptor.output)
    output.write(bytes)
    output.flush()
    return .terminal
  }

  private static func take(_ text: String, by programs: [[String]], _ environment: [String: String]) -> Bool {
    // Not among the arguments, where everybody on the machine could read it.
    let file = FileManager.default.temporaryDirectory.appending(path: "nudgy-\(UUID().uuidString)")
    let path = file.path(percentEncoded: false)
    let isThere = (try? PlainFile.create(path, with: Data(text.utf8))) == true
    defer { try? FileManager.default.removeItem(at: file) }
    return isThere
      && programs.contains { words in
        guard let program = ProgramPath.find(words[0], environment) else { return false }
        return ChildProcess.finish(
          program, Array(words.dropFirst()), environment: environment, input: path, seconds: patience)
          == .exited(0)
      }
  }
}
