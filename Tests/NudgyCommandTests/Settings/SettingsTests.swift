import NudgyCore
import Testing

@testable import nudgy

@Suite struct SettingsTests {
  @Test func readsEverySetting() {
    let (settings, problems) = Settings.read([
      "persona": "grandma", "dateOrder": "eu", "clock": 24, "plain": true, "color": "never", "ai": "off",
      "model": "m", "baseURL": "http://localhost:11434/v1",
      "apiKeyCommand": "pass openai", "allow_plain_http": true, "dailyCalls": 50, "daily-tokens": 1000,
      "modelFirstLimit": 90, "modelIdleLimit": 30, "modelTotalLimit": 3600,
      "modelPatience": 25, "contextWindow": 8192,
    ])
    #expect(problems.isEmpty)
    #expect(settings.persona == "grandma")
    #expect(settings.readsDayFirst == true)
    #expect(settings.uses24Hours)
    #expect(settings.plain)
    #expect(settings.color == .never)
    #expect(settings.ai == "off")
    #expect(settings.model == "m")
    #expect(settings.baseURL == "http://localhost:11434/v1")
    #expect(settings.apiKeyCommand == "pass openai")
    #expect(settings.allowPlainHTTP)
    #expect(settings.dailyCalls == 50 && settings.dailyTokens == 1000)
    #expect(settings.modelFirstLimit == 90 && settings.modelIdleLimit == 30)
    #expect(settings.modelTotalLimit == 3600 && settings.contextWindow == 8192)
    #expect(settings.modelPatience == 25)
  }

  @Test func keepsDefaultsForWhatDoesNotFit() {
    let (settings, problems) = Settings.read(["clock": 13, "plain": "yes", "colour": "never", "model": nil])
    #expect(settings == Settings())
    #expect(
      problems == [
        .invalidSetting(name: "clock", value: "13", expected: SettingKey.clock.expected),
        .invalidSetting(name: "plain", value: "yes", expected: SettingKey.plain.expected),
        .noSuchSetting("colour", suggestion: "color"),
      ])
  }

  struct Typed: Sendable, CustomTestStringConvertible {
    let key: SettingKey
    let text: String
    let value: JSONValue?
    var testDescription: String { "\(key) \(text)" }
  }

  static let typed: [Typed] = [
    Typed(key: .clock, text: "24", value: 24), Typed(key: .clock, text: "25", value: nil),
    Typed(key: .plain, text: "Yes", value: true), Typed(key: .plain, text: "perhaps", value: nil),
    Typed(key: .dateOrder, text: "EU", value: "eu"), Typed(key: .dateOrder, text: "uk", value: nil),
    Typed(key: .ai, text: "off", value: "off"), Typed(key: .ai, text: "never", value: nil),
    Typed(key: .color, text: "always", value: "always"),
    Typed(key: .baseURL, text: "https://example.org/v1", value: "https://example.org/v1"),
    Typed(key: .baseURL, text: "ftp://example.org", value: nil),
    Typed(key: .baseURL, text: "https://", value: nil),
    Typed(key: .dailyCalls, text: "50", value: 50), Typed(key: .dailyCalls, text: "0", value: nil),
    Typed(key: .modelFirstLimit, text: "1", value: 1), Typed(key: .modelIdleLimit, text: "0", value: nil),
    Typed(key: .modelTotalLimit, text: "3601", value: nil),
    Typed(key: .modelIdleLimit, text: "a", value: nil), Typed(key: .modelPatience, text: "25", value: 25),
    Typed(key: .modelPatience, text: "0", value: nil),
    Typed(key: .contextWindow, text: "8192", value: 8192),
    Typed(key: .contextWindow, text: "512", value: nil), Typed(key: .contextWindow, text: "8k", value: nil),
    Typed(key: .allowPlainHTTP, text: "yes", value: true), Typed(key: .apiKeyCommand, text: "", value: nil),
    Typed(key: .persona, text: "", value: nil), Typed(key: .model, text: "gpt-4o-mini", value: "gpt-4o-mini"),
  ]

  @Test(arguments: typed) func readsWhatIsTyped(_ test: Typed) {
    #expect(test.key.value(from: test.text) == test.value)
  }
}
