import NudgyCore
import NudgyTerminal

/// `nudgy help [COMMAND]`, `nudgy --help`, `nudgy COMMAND --help`, `nudgy help --man`.
enum HelpCommand {
  static func run(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    guard !here.invocation.has(.man) else { return try manual(here) }
    try here.expectWords(atMost: 1, of: .help)
    guard let word = here.words.first else { return try run(here, about: nil) }
    guard let command = CommandName(rawValue: word) else {
      let names = CommandName.allCases.map(\.rawValue)
      throw .unknownCommand(word, suggestion: Spelling.nearest(to: word, among: names))
    }
    return try run(here, about: command)
  }

  static func run(_ here: Surroundings, about command: CommandName?) throws(NudgyError) -> ExitCode {
    if here.options.json {
      here.output.document(command.map { json($0.spec) } ?? overviewJSON)
    } else {
      let columns = here.output.canvas.columns
      here.output.write(command.map { detail($0.spec, columns) } ?? overview(columns))
    }
    return .done
  }

  /// The page is of the day on which it is made; `--now` makes it the same again.
  private static func manual(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 0, of: .help)
    let page = ManualPage.text(on: here.world.calendar.civil(at: here.world.now()).date)
    if here.options.json {
      here.output.document(["page": .string(page)])
    } else {
      here.output.raw(page)
    }
    return .done
  }

  // MARK: - For people

  private static func overview(_ columns: Int) -> StyledText {
    var text = StyledText("\(Words.tagline)\n\n\(Words.usageHeading)  \(Words.globalUsage)\n")
    for group in CommandTable.groups {
      text += StyledText("\n\(group.heading)\n", .bold)
      text += rows(group.names.map { (shortUsage($0.spec), $0.spec.summary) }, in: columns, left: 19)
    }
    text += StyledText("\n\(Words.optionsHeading)\n", .bold)
    text += rows(Words.everywhereOptions.map { ($0.option.usage, $0.summary) }, in: columns, left: 19)
    return text + StyledText("\n\(Words.moreHelp)\n")
  }

  private static func detail(_ spec: CommandSpec, _ columns: Int) -> StyledText {
    var text = StyledText(spec.usage, .bold) + "\n\n" + StyledText(spec.summary + ".\n")
    if !spec.details.isEmpty { text += StyledText(spec.details + "\n") }
    let options =
      spec.options.map { ($0.option.usage, $0.summary) }
      + Words.everywhereOptions.prefix(4).map { ($0.option.usage, $0.summary) }
    text += StyledText("\n\(Words.optionsHeading)\n", .bold) + rows(options, in: columns)
    if !spec.examples.isEmpty {
      text += StyledText("\n\(Words.examplesHeading)\n", .bold)
      text += rows(spec.examples.map { ($0.line, $0.meaning) }, in: columns)
    }
    return text
  }

  /// - Parameter left: cells of the first column at least.
  private static func rows(
    _ rows: [(left: String, right: String)], in columns: Int, left: Int = 0
  ) -> StyledText {
    let width = max(left, rows.map { $0.left.count }.max() ?? 0)
    return rows.reduce(into: StyledText()) { text, row in
      var line = StyledText("  \(row.left)")
      if !row.right.isEmpty {
        line += StyledText(CellText.spaces(width - row.left.count + 2) + row.right, .dim)
      }
      text += .lines(line.wrapped(columns: columns, indent: min(width + 4, columns / 2)))
    }
  }

  private static func shortUsage(_ spec: CommandSpec) -> String {
    // Long lists of subcommands would push the summaries out of sight.
    spec.arguments.contains("|") || spec.arguments.isEmpty
      ? spec.name.rawValue : "\(spec.name.rawValue) \(spec.arguments)"
  }

  // MARK: - For programs

  private static var overviewJSON: JSONValue {
    [
      "usage": .string(Words.globalUsage),
      "commands": .array(CommandName.allCases.map { json($0.spec) }),
      "options": .array(Words.everywhereOptions.map { json($0.option, $0.summary) }),
    ]
  }

  private static func json(_ spec: CommandSpec) -> JSONValue {
    [
      "name": .string(spec.name.rawValue),
      "usage": .string(spec.usage),
      "summary": .string(spec.summary),
      "details": JSONValue(spec.details.isEmpty ? nil : spec.details),
      "options": .array(spec.options.map { json($0.option, $0.summary) }),
      "examples": .array(
        spec.examples.map { ["line": .string($0.line), "meaning": .string($0.meaning)] }),
    ]
  }

  private static func json(_ option: OptionSpec, _ summary: String) -> JSONValue {
    ["name": .string(option.name), "short": JSONValue(option.short), "summary": .string(summary)]
  }
}
