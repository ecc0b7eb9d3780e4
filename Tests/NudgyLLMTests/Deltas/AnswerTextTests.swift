import Testing

@testable import NudgyLLM

@Suite struct AnswerTextTests {
  private func shown(_ pieces: [String]) -> String {
    var text = AnswerText()
    return pieces.map { text.clean($0) }.joined()
  }

  @Test(arguments: [
    ("plain", ["Hello"], "Hello"),
    ("line ends", ["a\r", "\nb\rc\r\nd"], "a\nb\nc\nd"),
    ("controls", ["a\u{1B}[2Jb\u{9B}c\u{7F}\u{202E}"], "a[2Jbc"),
    ("tabs stay", ["a\tb"], "a\tb"),
  ]) func showsWhatIsSaid(_ name: String, _ pieces: [String], _ expected: String) {
    #expect(shown(pieces) == expected)
    #expect(shown(pieces.joined().unicodeScalars.map { String($0) }) == expected)
  }
}
