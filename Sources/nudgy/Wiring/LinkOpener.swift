import Foundation

/// Hands a link to the desktop, which knows the program for it. No shell is between.
struct LinkOpener {
  /// Seconds a program has to say that it cannot; one that is still at work by then is opening the link.
  private static let patience: Double = 3

  let environment: [String: String]

  /// Tried one after another; `gio` works where the first finds no display.
  private static var programs: [[String]] {
    #if os(macOS)
      [["open"]]
    #else
      [["xdg-open"], ["gio", "open"]]
    #endif
  }

  /// False when there is no such program, or none took the link.
  func open(_ url: String) async -> Bool {
    let environment = environment
    return await BlockingWork.run { LinkOpener.open(url, environment) }
  }

  private static func open(_ url: String, _ environment: [String: String]) -> Bool {
    programs.contains { words in
      guard let path = ProgramPath.find(words[0], environment) else { return false }
      return ChildProcess.launch(
        path, Array(words.dropFirst()) + [url], environment: environment, seconds: patience)
    }
  }
}
