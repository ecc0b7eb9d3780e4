import NudgyCore
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("", ""), ("  \t\n", ""), ("milk", "milk"), (" \u{A0}buy  milk\r\n", "buy  milk"), ("\u{3000}日本 ", "日本"),
  ])
  func trimming(_ text: String, _ trimmed: String) {
    #expect(text.trimmed == trimmed)
    #expect(text.isBlank == trimmed.isEmpty)
    #expect("(\(text))".dropFirst().dropLast().trimmed == trimmed)
  }

  @Test(arguments: [
    ("", "", ""), ("call Dr. Chen", "Call Dr. Chen", "call Dr. Chen"), ("Éclair", "Éclair", "éclair"),
    ("ßtraße", "SStraße", "ßtraße"), ("3 eggs", "3 eggs", "3 eggs"),
  ])
  func firstCharacters(_ text: String, _ upper: String, _ lower: String) {
    #expect(text.uppercasedFirst == upper)
    #expect(text.lowercasedFirst == lower)
  }

  @Test func words() {
    #expect("mary  ann McKay".uppercasedWords == "Mary Ann McKay")
  }

  @Test(arguments: [
    ([], ""), (["milk"], "milk"), (["milk", "eggs"], "milk and eggs"),
    (["milk", "eggs", "bread"], "milk, eggs and bread"),
  ])
  func lists(_ words: [String], _ list: String) {
    #expect(words.listed("and") == list)
  }
}
