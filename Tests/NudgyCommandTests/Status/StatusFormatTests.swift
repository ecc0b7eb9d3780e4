import Foundation
import NudgyCore
import NudgyTerminal
import NudgyTestSupport
import Testing

@testable import nudgy

/// What a title holds means nothing in any shape of the status line.
@Suite struct StatusFormatTests {
  struct Hostile: Sendable, CustomTestStringConvertible {
    let name: String
    let title: String
    /// As each shape shows it; nil where it is shown as it is.
    var plain: String?
    var tmux: String?
    var pango: String?

    var testDescription: String { name }
  }

  private static let titles = [
    Hostile(name: "a style of tmux", title: "#[fg=red]#S", tmux: "##[fg=red]##S"),
    Hostile(name: "a command of tmux", title: "#(touch x) #{pid}", tmux: "##(touch x) ##{pid}"),
    Hostile(name: "a number sign with a mark above", title: "#\u{20E3}[fg=red]", tmux: "##\u{20E3}[fg=red]"),
    Hostile(
      name: "markup", title: #"<b>"a"</b> & 'c'"#, pango: "&lt;b&gt;&quot;a&quot;&lt;/b&gt; &amp; &#39;c&#39;"
    ),
    Hostile(name: "a bracket with a mark above", title: "<\u{338}b>", pango: "&lt;\u{338}b&gt;"),
    Hostile(name: "escapes", title: "\u{1B}[31mred\u{9B}0m\u{1B}]2;owned\u{7}!", plain: "red!"),
    Hostile(name: "controls", title: "a\u{0}b\u{8}c\r\nd\u{2028}e\tf\u{7F}", plain: "abc d e f"),
    Hostile(name: "marks of direction", title: "\u{202E}a\u{2066}b\u{200F}c\u{61C}d", plain: "abcd"),
    Hostile(name: "a prompt's percent", title: "%F{red}%n $(id) `id`"),
    Hostile(
      name: "a long one", title: String(repeating: "x", count: 100),
      plain: String(repeating: "x", count: 39) + "…"),
    Hostile(
      name: "a wide one", title: String(repeating: "界", count: 100),
      plain: String(repeating: "界", count: 19) + "…"),
    Hostile(
      name: "ten thousand marks above one letter", title: "a" + String(repeating: "\u{301}", count: 10_000),
      plain: "a" + String(repeating: "\u{301}", count: 399)),
  ]

  private func report(_ title: String) -> StatusReport {
    StatusReport(
      TaskItem(number: 1, uuid: UUID(), title: title, createdAt: TestWorld.now),
      in: TimeWording(now: TestWorld.now, calendar: TestWorld.newYork))
  }

  private func text(_ format: StatusFormat, _ title: String) -> String {
    format.text(report(title), theme: Theme(hour: 6), isPlain: true)
  }

  @Test(arguments: titles) func areInert(_ title: Hostile) throws {
    let plain = title.plain ?? title.title
    #expect(text(.starship, title.title) == plain)
    #expect(text(.line, title.title) == plain + " · morning")
    #expect(text(.tmux, title.title) == "#[fg=#007aff]\(title.tmux ?? plain)#[default] · morning")
    let bar = try #require(JSONReader.value(from: text(.waybar, title.title)))
    #expect(bar["text"]?.stringValue == (title.pango ?? plain))
    let json = StatusFormat.json(report(title.title))
    #expect(json["text"] == .string(plain))
    for shape in [StatusFormat.line, .tmux, .waybar, .starship] {
      #expect(!text(shape, title.title).unicodeScalars.contains(where: PlainText.isControl))
    }
  }

  @Test func theWholeTitleStandsInTheTooltip() throws {
    let title = "Write to <everybody> about " + String(repeating: "x", count: 60)
    let bar = try #require(JSONReader.value(from: text(.waybar, title)))
    #expect(bar["tooltip"]?.stringValue == title.replacing("<", with: "&lt;").replacing(">", with: "&gt;"))
  }

  @Test func nothingIsAnEmptyLine() {
    let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)
    for shape in [StatusFormat.line, .tmux, .waybar, .starship] {
      #expect(shape.text(StatusReport(nil, in: wording), theme: Theme(hour: 6), isPlain: false) == "")
    }
  }
}
