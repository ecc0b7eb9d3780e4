import Foundation
import NudgyCore
import NudgyLLM
import NudgyReach
import NudgyReminders

/// A setting, and the values it takes.
enum SettingKey: String, Sendable, CaseIterable {
  case persona, dateOrder, clock, plain, color, ai, model, baseURL, apiKeyCommand, allowPlainHTTP, dailyCalls,
    dailyTokens, modelFirstLimit, modelIdleLimit, modelTotalLimit, modelPatience, contextWindow, quietHours,
    checkIns, desktopNotifications, phone, notifyCommand, notifyRoutes, openSchemes, contacts, terminalTitle

  /// The setting of this name; `api_key_command` and `apiKeyCommand` are the same.
  init?(named name: String) {
    let plain = SettingKey.plain(name)
    guard let key = SettingKey.allCases.first(where: { SettingKey.plain($0.rawValue) == plain }) else {
      return nil
    }
    self = key
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// What `config get` says when the setting is not set.
  var defaultValue: JSONValue {
    switch self {
    case .dateOrder: "us"
    case .clock: 12
    case .plain, .allowPlainHTTP, .terminalTitle: false
    case .quietHours: "21:00-8:00"
    case .checkIns: 3
    case .desktopNotifications: true
    case .color, .ai: "auto"
    case .persona, .model, .baseURL, .apiKeyCommand, .dailyCalls, .dailyTokens, .modelFirstLimit,
      .modelIdleLimit, .modelTotalLimit, .modelPatience, .contextWindow, .notifyCommand, .notifyRoutes,
      .phone, .openSchemes,
      .contacts:
      .null
    }
  }

  var expected: String {
    switch self {
    case .persona: "a persona's name"
    case .dateOrder: "us or eu"
    case .clock: "12 or 24"
    case .quietHours: "two times of day, such as 21:00-8:00, or off"
    case .checkIns: "a number from 0 to 10"
    case .phone: "the https address of an ntfy topic, such as https://ntfy.sh/a-long-secret"
    case .notifyCommand: "a program with its arguments"
    case .notifyRoutes: "one or more of desktop, phone, command"
    case .plain, .allowPlainHTTP, .desktopNotifications, .terminalTitle: "true or false"
    case .color: "auto, always or never"
    case .ai: "off, auto or on"
    case .model: "a model's name"
    case .baseURL: "an http or https address"
    case .apiKeyCommand: "a command that prints the key"
    case .modelFirstLimit, .modelIdleLimit, .modelTotalLimit, .modelPatience:
      "a whole number of seconds from 1 to 3600"
    case .contextWindow: "a whole number of tokens from 1024"
    case .dailyCalls, .dailyTokens: "a whole number from 1"
    case .openSchemes: "kinds of links, such as zoommtg, slack"
    case .contacts: "the path of a vCard file, or of a folder of them"
    }
  }

  func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .quietHours: value.stringValue.flatMap(QuietHours.init) != nil
    case .checkIns: value.intValue.map { (0...10).contains($0) } ?? false
    case .phone: value.stringValue.map { PhoneRoute.isAddress($0) } ?? false
    case .notifyRoutes: value.stringValue.flatMap(RouteList.init) != nil
    case .notifyCommand: value.stringValue.flatMap(CommandWords.split).map { !$0.isEmpty } ?? false
    case .persona, .model, .apiKeyCommand: value.stringValue.map { !$0.isEmpty } ?? false
    case .contacts: value.stringValue.map { $0.hasPrefix("/") || $0.hasPrefix("~") } ?? false
    case .openSchemes: value.stringValue.map(SchemeList.isList) ?? false
    case .dateOrder: ["us", "eu"].contains(value.stringValue)
    case .clock: [12, 24].contains(value.intValue)
    case .plain, .allowPlainHTTP, .desktopNotifications, .terminalTitle: value.boolValue != nil
    case .modelFirstLimit, .modelIdleLimit, .modelTotalLimit, .modelPatience:
      value.intValue.map { (1...3600).contains($0) } ?? false
    case .contextWindow: value.intValue.map { (1024...100_000_000).contains($0) } ?? false
    case .dailyCalls, .dailyTokens: value.intValue.map { $0 > 0 } ?? false
    case .color: value.stringValue.flatMap(ColorChoice.init) != nil
    case .ai: ["off", "auto", "on"].contains(value.stringValue)
    case .baseURL:
      value.stringValue.flatMap { URL(string: $0) }.map {
        ["http", "https"].contains($0.scheme?.lowercased()) && !($0.host() ?? "").isEmpty
      } ?? false
    }
  }

  /// The value a person typed, as JSON; nil when it does not fit.
  func value(from text: String) -> JSONValue? {
    let value: JSONValue =
      switch self {
      case .clock, .contextWindow, .dailyCalls, .dailyTokens, .checkIns, .modelFirstLimit, .modelIdleLimit,
        .modelTotalLimit, .modelPatience:
        Int(text).map(JSONValue.int) ?? .string(text)
      case .plain, .allowPlainHTTP, .desktopNotifications, .terminalTitle:
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: .string(text)
        }
      case .dateOrder, .color, .ai: .string(text.lowercased())
      case .persona, .model, .baseURL, .apiKeyCommand, .quietHours, .notifyCommand, .notifyRoutes, .phone,
        .openSchemes, .contacts:
        .string(text)
      }
    // In a conditional expression, `nil` would be read as JSON's null.
    guard accepts(value) else { return nil }
    return value
  }
}
