import NudgyCore
import NudgyTerminal

/// The shapes of a status line. What a title holds means nothing in any of them.
enum StatusFormat {
  case line, tmux, waybar, starship

  /// One line without its end; empty when there is nothing to do.
  func text(_ report: StatusReport, theme: Theme, isPlain: Bool) -> String {
    guard report.task != nil else { return "" }
    return switch self {
    case .line: "\(report.text) \(StatusWording.strip(report.strip, isPlain: isPlain))"
    case .starship: report.text
    case .tmux: "\(tmux(report, theme)) \(StatusWording.strip(report.strip, isPlain: isPlain))"
    case .waybar: JSONWriter.compact(waybar(report))
    }
  }

  /// tmux reads `#[…]` as a style and `##` as a number sign, whatever stands before them.
  private func tmux(_ report: StatusReport, _ theme: Theme) -> String {
    let text = StatusFormat.escaped(report.text) { $0 == "#" ? "##" : nil }
    return "#[fg=\(theme.color(report.accent).hex)]\(text)#[default]"
  }

  private func waybar(_ report: StatusReport) -> JSONValue {
    let tooltip = [report.wholeTitle, report.time].compactMap(\.self).joined(separator: "\n")
    return [
      "text": .string(StatusFormat.pango(report.text)),
      "alt": .string("\(report.strip)"),
      "tooltip": .string(StatusFormat.pango(tooltip)),
      "class": .string(report.accent.rawValue),
      "percentage": .int(report.strip.percentage),
    ]
  }

  static func json(_ report: StatusReport) -> JSONValue {
    let (now, calendar) = (report.wording.now, report.wording.calendar)
    return [
      "text": .string(report.text),
      "task": report.task?.json(now: now, calendar: calendar) ?? .null,
      "due": JSONTimes(calendar: calendar).due(report.task?.due),
      "strip": .int(report.strip.rawValue),
    ]
  }

  /// Text as Pango's markup has it.
  private static func pango(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// Scalar by scalar: with a mark above it, a sign is another character, and the reader's sign all the same.
  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result.unicodeScalars.append(contentsOf: (escape(scalar) ?? String(scalar)).unicodeScalars)
    }
  }
}
