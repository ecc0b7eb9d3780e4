package import Foundation

/// Where Nudgy keeps what belongs to the user.
package struct DataHome: Sendable, Equatable {
  package let data: URL
  package let configuration: URL
  package let state: URL

  package init(data: URL, configuration: URL, state: URL) {
    self.data = data
    self.configuration = configuration
    self.state = state
  }

  /// Everything below one folder.
  package init(folder: URL) {
    self.init(data: folder, configuration: folder, state: folder)
  }

  /// `$NUDGY_HOME`, else the three folders of the XDG base directory specification, whose relative paths
  /// are to be ignored.
  package init(environment: [String: String]) {
    if let home = environment["NUDGY_HOME"], !home.isEmpty {
      self.init(folder: URL(filePath: home, directoryHint: .isDirectory))
      return
    }
    let user = DataHome.user(of: environment)
    func folder(_ variable: String, _ fallback: String) -> URL {
      let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(user)/\(fallback)"
      return URL(filePath: base, directoryHint: .isDirectory).appending(path: "nudgy")
    }
    self.init(
      data: folder("XDG_DATA_HOME", ".local/share"),
      configuration: folder("XDG_CONFIG_HOME", ".config"),
      state: folder("XDG_STATE_HOME", ".local/state")
    )
  }

  package var database: URL { data.appending(path: "nudgy.db") }
  package var memoryFolder: URL { data.appending(path: "Memory") }
  package var personaFolder: URL { data.appending(path: "Personas") }
  package var settings: URL { configuration.appending(path: "config.json") }
  package var history: URL { state.appending(path: "history") }
  /// Messages that could not be taken in are kept here.
  package var keptFolder: URL { data.appending(path: "kept") }
  /// Things shared from elsewhere wait here to be taken in.
  package var inbox: URL { data.appending(path: "inbox") }

  /// The folder that is the user's own, without a slash behind it.
  package static func user(of environment: [String: String]) -> String {
    environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? FileManager.default.homeDirectoryForCurrentUser.path
  }
}
