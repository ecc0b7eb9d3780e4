import NudgyCore

/// What tells systemd and launchd to run the agent.
enum ServiceFiles {
  static let unitName = "nudgy-agent.service"
  static let label = "nudgy.agent"

  /// - Parameter variables: what the agent needs to find the data, where that is not in the usual place.
  static func unit(_ program: String, variables: [(name: String, value: String)]) -> String {
    let environment = variables.map { "Environment=\(quoted("\($0.name)=\($0.value)"))\n" }.joined()
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

  static func plist(_ program: String, variables: [(name: String, value: String)]) -> String {
    let pairs = variables.map { "<key>\($0.name)</key><string>\(escaped($0.value))</string>" }.joined()
    let environment = pairs.isEmpty ? "" : "<key>EnvironmentVariables</key><dict>\(pairs)</dict>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>Label</key><string>\(label)</string>
      <key>ProgramArguments</key><array><string>\(escaped(program))</string><string>agent</string></array>
      <key>RunAtLoad</key><true/><key>KeepAlive</key><dict><key>SuccessfulExit</key><false/></dict>
      \(environment)
      </dict></plist>

      """
  }

  /// As systemd.syntax(7) wants it: `%` means something there. `$` does not, neither in the path of a program nor in a
  /// variable's value.
  private static func quoted(_ text: String) -> String {
    let plain = PlainText.singleLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain.replacing("%", with: "%%"))\""
  }

  private static func escaped(_ text: String) -> String {
    PlainText.singleLine(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
  }
}
