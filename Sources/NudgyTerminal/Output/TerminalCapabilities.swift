/// What the place Nudgy writes to can do.
package struct TerminalCapabilities: Sendable, Equatable {
  /// Width in cells, 20 or more.
  package var columns: Int
  package var colorDepth: ColorDepth
  /// Words only: no art, no boxes, no escapes. For screen readers, pipes and dumb terminals.
  package var isPlain: Bool

  package init(columns: Int, colorDepth: ColorDepth, isPlain: Bool) {
    self.columns = columns
    self.colorDepth = isPlain ? .none : colorDepth
    self.isPlain = isPlain
  }

  /// What the environment, the options and the descriptor together say.
  ///
  /// - Parameters:
  ///   - environment: as `TERM`, `NO_COLOR` and their like.
  ///   - isTerminal: whether the descriptor is one.
  ///   - asksForPlain: whether an option asks for plain text.
  ///   - reportedColumns: the size the terminal reports; nil or 0 when it does not.
  package init(
    environment: [String: String], isTerminal: Bool, asksForPlain: Bool, reportedColumns: Int?
  ) {
    let isDumb = (environment["TERM"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let isAsked = asksForPlain || !["", "0"].contains(environment["NUDGY_PLAIN"] ?? "")
    self.init(
      columns: Self.columns(override: environment["COLUMNS"].flatMap { Int($0) }, reported: reportedColumns),
      colorDepth: ColorDepth.detect(environment),
      isPlain: isAsked || isDumb || !isTerminal
    )
  }

  /// The width in cells: the override, then what the terminal reports, then 80; never under 20.
  package static func columns(override: Int?, reported: Int?) -> Int {
    for candidate in [override, reported] {
      if let candidate, candidate > 0 { return max(20, min(candidate, 1000)) }
    }
    return 80
  }
}
