import NudgyCore

/// `nudgy help --man`: nudgy(1), made from the command table.
enum ManualPage {
  static func text(on day: CivilDate) -> String {
    var page = RoffWriter()
    page.title(
      Words.program.uppercased(), section: 1, date: "\(day)", source: "\(Words.program) \(Words.version)",
      manual: ManualWords.manual)
    opening(&page)
    page.section(ManualWords.options)
    for (option, summary) in Words.everywhereOptions { page.item(code(option.usage), sentence(summary)) }
    page.section(ManualWords.commands)
    for group in CommandTable.groups {
      page.subsection(group.heading)
      for name in group.names { describe(name.spec, on: &page) }
    }
    closing(&page)
    return page.text
  }

  private static func opening(_ page: inout RoffWriter) {
    page.section(ManualWords.name)
    page.line("\(Words.program) - \(ManualWords.purpose)")
    page.section(ManualWords.synopsis)
    page.line(usage(Words.globalUsage))
    for line in ManualWords.alsoCalled { page.paragraph(code(line)) }
    page.section(ManualWords.description)
    for (index, words) in ManualWords.about.enumerated() {
      if index == 0 { page.line(words) } else { page.paragraph(words) }
    }
  }

  private static func describe(_ spec: CommandSpec, on page: inout RoffWriter) {
    page.item(usage(spec.usage, upTo: 2), ([spec.summary + "."] + details(spec)).joined(separator: " "))
    guard !spec.options.isEmpty || !spec.examples.isEmpty else { return }
    page.inset { page in
      for option in spec.options { page.item(code(option.option.usage), sentence(option.summary)) }
      guard !spec.examples.isEmpty else { return }
      page.paragraph(Words.examplesHeading + ":")
      for example in spec.examples {
        page.bullet(code(example.line) + (example.meaning.isEmpty ? "" : ": \(example.meaning)"))
      }
    }
  }

  private static func closing(_ page: inout RoffWriter) {
    page.section(ManualWords.files)
    page.line(ManualWords.whereFilesLie)
    for file in ManualWords.everyFile { page.item(code(file.path), sentence(file.meaning)) }
    page.section(ManualWords.environment)
    page.line(ManualWords.whoWins)
    for variable in ManualWords.everyVariable { page.item(code(variable.name), sentence(variable.meaning)) }
    page.section(ManualWords.exitStatus)
    page.line(ManualWords.whereErrorsGo)
    for exit in ExitCode.allCases {
      page.item(code("\(exit.rawValue)"), sentence(ManualWords.meaning(of: exit)))
    }
    page.section(ManualWords.seeAlso)
    page.line(ManualWords.otherPages)
  }

  // MARK: - Laying out

  private static func details(_ spec: CommandSpec) -> [String] { spec.details.isEmpty ? [] : [spec.details] }

  private static func code(_ text: String) -> String { "`\(text)`" }

  /// The first words as they are typed, the rest as what stands for something.
  private static func usage(_ usage: String, upTo count: Int = 1) -> String {
    let words = usage.split(separator: " ")
    let typed = code(words.prefix(count).joined(separator: " "))
    return ([typed] + words.dropFirst(count).map(String.init)).joined(separator: " ")
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
