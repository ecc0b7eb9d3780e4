import Testing

@testable import NudgyLLM

@Suite struct AnswerTextTests {
  private func shown(_ pieces: [String]) -> String {
    var text = AnswerText()
    return pieces.map { text.take($0) }.joined() + text.end()
  }

  @Test(arguments: [
    ("plain", ["Hello"], "Hello"),
    ("a mark that is none", ["<thin", "g> is"], "<thing> is"),
    ("only the beginning of a mark", ["<th"], "<th"),
    ("thoughts first", ["<think>a</think>\n\nb"], "b"),
    ("thoughts after white space", ["\n <think>", "a", "</thi", "nk>", "\n", "b"], "b"),
    ("a mark in the midst stays", ["a <think>b</think>"], "a <think>b</think>"),
    ("thoughts without end", ["<think>a", "b"], ""),
    ("line ends", ["a\r", "\nb\rc\r\nd"], "a\nb\nc\nd"),
    ("controls", ["a\u{1B}[2Jb\u{9B}c\u{7F}\u{202E}"], "a[2Jbc"),
    ("tabs stay", ["a\tb"], "a\tb"),
  ]) func showsWhatIsSaid(_ name: String, _ pieces: [String], _ expected: String) {
    #expect(shown(pieces) == expected)
    #expect(shown(pieces.joined().unicodeScalars.map { String($0) }) == expected)
  }
}
