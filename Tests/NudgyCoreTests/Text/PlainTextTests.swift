import NudgyCore
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("  call   mom \n now ", "call mom now"), ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\0b", "ab"),
    ("caf\u{E9} ☕️ 日本", "caf\u{E9} ☕️ 日本"), ("\u{202E}evil", "evil"), ("\u{9B}2Jx", "x"),
    ("\u{1B}]0;pwn\u{7}milk", "milk"), ("\u{1B}]0;never ends", "]0;never ends"), ("half \u{1B}", "half"),
    (" \t\n", ""),
  ])
  func oneLine(_ text: String, _ expected: String) {
    #expect(PlainText.singleLine(text) == expected)
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("tab\tstays", "tab\tstays"), ("bell\u{7}", "bell"), ("\r\n\r\n", "\n\n"),
  ])
  func manyLines(_ text: String, _ expected: String) {
    #expect(PlainText.multiLine(text) == expected)
  }
}
