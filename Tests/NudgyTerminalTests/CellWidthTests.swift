import NudgyTerminal
import Testing

@Suite struct CellWidthTests {
  @Test(
    "cells",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("📞", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👋🏽", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("🇨🇭", 2),
      ("1\u{FE0F}\u{20E3}", 2),
      ("…·•─", 4), ("\u{200B}", 0), ("ｆｕ", 4), ("नि", 2),
    ])
  func width(_ text: String, _ cells: Int) {
    #expect(CellWidth.of(text) == cells, "\(text)")
  }

  @Test(arguments: [
    ("buy milk", 8, "buy milk"), ("buy milk", 5, "buy…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
  ])
  func truncation(_ text: String, _ columns: Int, _ expected: String) {
    #expect(CellText.truncated(text, to: columns) == expected)
  }
}

@Suite struct TerminalCapabilitiesTests {
  @Test(
    "colours by environment",
    arguments: [
      (["TERM": "xterm"], ColorDepth.sixteen), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .truecolor), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
      (["TERM": "xterm-kitty"], .truecolor), (["TERM": "vt100"], .none),
    ] as [([String: String], ColorDepth)])
  func colors(_ environment: [String: String], _ depth: ColorDepth) {
    #expect(ColorDepth.detect(environment) == depth)
  }

  @Test(
    "plain mode",
    arguments: [
      (["TERM": "xterm"], true, false, false), (["TERM": "xterm"], false, false, true),
      (["TERM": "xterm"], true, true, true), (["TERM": "dumb"], true, false, true),
      (["TERM": "xterm", "NUDGY_PLAIN": "1"], true, false, true),
      (["TERM": "xterm", "NO_COLOR": "1"], true, false, false),
    ])
  func plain(_ environment: [String: String], _ isTerminal: Bool, _ asked: Bool, _ isPlain: Bool) {
    let capabilities = TerminalCapabilities(
      environment: environment, isTerminal: isTerminal, asksForPlain: asked, reportedColumns: 100)
    #expect(capabilities.isPlain == isPlain)
  }

  @Test(
    arguments: [(50, 100, 50), (nil, 100, 100), (nil, nil, 80), (0, 0, 80), (3, nil, 20)]
      as [(Int?, Int?, Int)])
  func columns(_ override: Int?, _ reported: Int?, _ expected: Int) {
    #expect(TerminalCapabilities.columns(override: override, reported: reported) == expected)
  }

  @Test func theBlueDriftsByFifteenDegrees() {
    #expect(Theme(hour: 6).color(.active) == RGBColor(0x007AFF))
    let drifts = (0..<240).map { Theme.drift(hour: Double($0) / 10) }
    #expect(drifts.max() == 15)
    #expect(drifts.min() == -15)
    #expect(Theme(hour: 12).color(.active).hue < Theme(hour: 0).color(.active).hue)
    #expect(Theme(hour: 3).color(.done) == RGBColor(0x30D158))
  }

  @Test func escapesComeFromStylesOnly() {
    let text = StyledText("a\u{1B}[31m", .accent(.done)) + StyledText("b\u{9B}1mc\n")
    let capabilities = TerminalCapabilities(columns: 80, colorDepth: .sixteen, isPlain: false)
    #expect(ANSI.render(text, for: capabilities, theme: Theme(hour: 6)) == "\u{1B}[32ma[31m\u{1B}[0mb1mc\n")
    let plain = TerminalCapabilities(columns: 80, colorDepth: .truecolor, isPlain: true)
    #expect(ANSI.render(text, for: plain, theme: Theme(hour: 6)) == "a[31mb1mc\n")
  }
}
