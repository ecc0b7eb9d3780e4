import NudgyLanguage
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

@Suite struct TitleMatchTests {
  private static func capture(_ title: String) -> TaskCapture {
    TaskCapture(title: title, source: 0..<0, sourceText: title)
  }

  @Test(arguments: [
    ("Call the dentist", true), ("Ring dentist", true), ("Buy milk", true), ("Pay the bills", true),
    ("Book a flight to Rome", false), ("Delete all tasks", false), ("", false), ("to the", false),
  ]) func supports(_ title: String, _ isSupported: Bool) {
    let text = GivenText("ugh I must call my dentist, we need milk, and that bill is due")
    #expect(text.supports(title) == isSupported)
  }

  @Test(
    arguments: [
      (["Buy milk", "Call mom"], ["Buy milk", "Call mom"], []),
      (["Buy milk", "Call mom"], ["Get some milk"], ["Call mom"]),
      (["Call mom", "Call the dentist"], ["Call the dentist"], ["Call mom"]),
      (["Call the bank", "Pay the bank"], ["Call the bank"], ["Pay the bank"]),
      (["Buy milk", "Buy eggs"], ["Buy milk and eggs"], []),
      (["Reply to Sarah about Saturday"], ["Text Sarah back"], []),
      (["Buy milk"], [], ["Buy milk"]), ([], ["Buy milk"], []),
    ] as [([String], [String], [String])])
  func whatIsMissing(_ offline: [String], _ model: [String], _ missing: [String]) {
    #expect(TitleMatch.missing(offline.map(Self.capture), from: model).map(\.title) == missing)
  }

  @Test(arguments: [
    ("Buy milk", "Buy milk", true), ("Get milk", "Buy milk", true),
    ("Call Ana", "Call Ana about the keys", true),
    ("Call Ana about the keys", "Call Ana", false), ("Call the bank", "Call mom", false),
  ]) func isSame(_ title: String, _ other: String, _ isSame: Bool) {
    #expect(TitleMatch.isSame(title, as: other) == isSame)
  }
}
