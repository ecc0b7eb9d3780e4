import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import nudgy

/// `nudgy help --man`.
@Suite struct ManualPageTests {
  private let page: String
  private let lines: [Substring]

  init() throws {
    page = ManualPage.text(on: try #require(CivilDate(year: 2026, month: 11, day: 20)))
    lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// What roff reads: a macro of man(7), or text in which every backslash begins an escape that we write.
  @Test func everyLineIsAMacroOrText() {
    let macros = ["TH", "nh", "ad", "SH", "SS", "PP", "TP", "IP", "RS", "RE"]
    for line in lines {
      #expect(!line.isEmpty && !line.hasPrefix("'"))
      if line.hasPrefix(".") { #expect(macros.contains(String(line.dropFirst().prefix(2))), "\(line)") }
      let rest = line.replacing(/\\(e|-|&|\(aq|\(dq|\(ga|\(ha|\(ti|\(bu|\[u[0-9A-F]{4,}\]|f[BR])/, with: "")
      #expect(!rest.contains("\\") && rest.allSatisfy(\.isASCII), "\(line)")
      #expect(line.matches(of: /\\fB/).count == line.matches(of: /\\fR/).count, "\(line)")
    }
  }

  @Test func whatIsSetInComesOutAgain() {
    let depths = lines.reduce(into: [0]) { depths, line in
      depths.append(depths[depths.count - 1] + (line == ".RS" ? 1 : line == ".RE" ? -1 : 0))
    }
    #expect(depths.allSatisfy { (0...1).contains($0) } && depths.last == 0)
  }

  @Test func sectionsStandInTheirOrder() {
    let headings = lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(5).dropLast() }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "FILES", "ENVIRONMENT", "EXIT STATUS",
        "SEE ALSO",
      ])
    #expect(lines[0] == #".TH "NUDGY" "1" "2026-11-20" "nudgy \#(Words.version)" "User Commands""#)
    #expect(lines[4].hasPrefix(#"nudgy \- a penguin"#))
  }

  @Test(arguments: CommandName.allCases) func holdsAllOfTheTable(_ name: CommandName) {
    let spec = name.spec
    #expect(
      lines.contains {
        $0 == "\\fBnudgy \(name.rawValue)\\fR" || $0.hasPrefix("\\fBnudgy \(name.rawValue)\\fR ")
      })
    #expect(page.contains(RoffWriter.escaped(spec.summary)))
    #expect(page.contains(RoffWriter.escaped(spec.details)) || spec.details.isEmpty)
    for option in spec.options.map(\.option) + OptionSpec.everywhere {
      #expect(lines.contains("\\fB\(RoffWriter.escaped(option.usage))\\fR"), "\(option.name)")
    }
    for example in spec.examples { #expect(page.contains(RoffWriter.escaped("`\(example.line)`"))) }
  }

  @Test func nothingOfATextIsARequest() {
    #expect(RoffWriter.escaped(".SH 'x' -1 \\n") == #"\&.SH \(aqx\(aq \-1 \en"#)
    #expect(RoffWriter.escaped("a `b-c` … `d") == #"a \fBb\-c\fR \[u2026] \(gad"#)
    #expect(RoffWriter.escaped("~/x \"y\"\nz") == #"\(ti/x \(dqy\(dq z"#)
  }

  @Test func isTheSameAgainOnTheSameDay() async throws {
    #expect(try await Nudgy()("help", "--man").output == page)
  }

  private static let mandoc = "/usr/bin/mandoc"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: mandoc), "mandoc is not installed"))
  func mandocHasNothingToSay() async throws {
    let run = try await Nudgy().shell("\"$0\" help --man | '\(Self.mandoc)' -T lint -W warning")
    #expect(run.code == 0 && run.output + run.errors == "", "\(run.output)\(run.errors)")
  }
}
