import NudgyCore

/// What tells systemd and launchd to run the agent.
enum ServiceFiles {
  static let unitName = "nudgy-agent.service"
  static let label = "nudgy.agent"

  /// - Parameter home: of the data, where it is not in the usual place.
  static func unit(_ program: String, home: String?) -> String {
    let environment = home.map { "Environment=\(quoted("NUDGY_HOME=\($0)"))\n" } ?? ""
    return """
      [Unit]
      Description=Nudgy rings while no chat is open

      [Service]
      ExecStart=\(quoted(program)) agent
      \(environment)Restart=on-failure
      RestartSec=30

      [Install]
      WantedBy=default.target

      """
  }

  static func plist(_ program: String, home: String?) -> String {
    let variables =
      home.map {
        "<key>EnvironmentVariables</key><dict><key>NUDGY_HOME</key><string>\(escaped($0))</string></dict>"
      } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>Label</key><string>\(label)</string>
      <key>ProgramArguments</key><array><string>\(escaped(program))</string><string>agent</string></array>
      <key>RunAtLoad</key><true/><key>KeepAlive</key><dict><key>SuccessfulExit</key><false/></dict>
      \(variables)
      </dict></plist>

      """
  }

  /// As systemd.syntax(7) and systemd.service(5) want it: `%` and `$` mean something there.
  private static func quoted(_ text: String) -> String {
    let plain = PlainText.singleLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain.replacing("%", with: "%%").replacing("$", with: "$$"))\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
