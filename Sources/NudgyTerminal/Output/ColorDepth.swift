/// How many colours a terminal shows.
package enum ColorDepth: Int, Sendable, Comparable, CaseIterable {
  case none, sixteen, indexed, truecolor

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

  /// What the environment of a terminal says it can show.
  ///
  /// `NO_COLOR` counts when it is not empty (https://no-color.org).
  package static func detect(_ environment: [String: String]) -> ColorDepth {
    if let noColor = environment["NO_COLOR"], !noColor.isEmpty { return .none }
    let term = environment["TERM"]?.lowercased() ?? ""
    if term.isEmpty || term == "dumb" || term.hasPrefix("vt1") || term.hasPrefix("vt5") { return .none }
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .truecolor }
    if truecolorPrograms.contains(environment["TERM_PROGRAM"] ?? "") { return .truecolor }
    if truecolorTerms.contains(where: term.contains) { return .truecolor }
    return term.contains("256color") || !colorTerm.isEmpty ? .indexed : .sixteen
  }

  private static let truecolorPrograms: Set<String> = ["iTerm.app", "WezTerm", "ghostty", "vscode"]
  private static let truecolorTerms = ["-direct", "kitty", "alacritty", "ghostty", "wezterm", "foot"]
}
