import NudgyCore
import NudgyReminders

/// The settings of `config.json`, checked.
struct Settings: Sendable, Equatable {
  var persona: String?
  /// Nil where the locale tells.
  var readsDayFirst: Bool?
  var uses24Hours = false
  var plain = false
  var color: ColorChoice = .auto
  var ai: String?
  var model: String?
  var baseURL: String?
  /// A command that prints the model's key.
  var apiKeyCommand: String?
  /// Whether a model on another machine may be asked without encryption.
  var allowPlainHTTP = false
  /// The most requests to a model in a day, and the most tokens; nil for no limit.
  var dailyCalls: Int?
  var dailyTokens: Int?
  /// Seconds that a model may take to its first word, between two, and in all; nil for what fits its place.
  var modelFirstLimit: Int?
  var modelIdleLimit: Int?
  var modelTotalLimit: Int?
  /// Seconds that its first word is waited for where there is an answer without it; nil for what fits its place.
  var modelPatience: Int?
  /// How many tokens the model takes in at once; nil for what the server tells.
  var contextWindow: Int?
  /// When Nudgy does not speak up by itself; nil for what memory knows, or the standard.
  var quietHours: QuietHours?
  /// The most check-ins of a day.
  var checkIns: Int?
  var desktopNotifications = true
  /// The address of an ntfy topic.
  var phone: String?
  /// A program that is run for what rings.
  var notifyCommand: String?
  /// The ways that each ring is told by; nil for the first that works.
  var notifyRoutes: [RouteName]?
  /// Whether the chat names the window after the one thing.
  var terminalTitle = false
  /// Kinds of links that are opened beside the usual ones.
  var openSchemes: String?
  /// A vCard file, or a folder of them.
  var contacts: String?

  init() {}

  /// The settings in `object`, and what is wrong with it. A setting that does not fit keeps its default.
  static func read(_ object: JSONValue) -> (settings: Settings, problems: [NudgyError]) {
    var settings = Settings()
    var problems: [NudgyError] = []
    for member in object.members ?? [] {
      guard let key = SettingKey(named: member.name) else {
        let names = SettingKey.allCases.map(\.rawValue)
        problems.append(
          .noSuchSetting(member.name, suggestion: Spelling.nearest(to: member.name, among: names)))
        continue
      }
      if member.value.isNull { continue }
      guard key.accepts(member.value) else {
        let value = member.value.stringValue ?? JSONWriter.compact(member.value)
        problems.append(.invalidSetting(name: key.rawValue, value: value, expected: key.expected))
        continue
      }
      settings.set(key, to: member.value)
    }
    return (settings, problems)
  }

  private mutating func set(_ key: SettingKey, to value: JSONValue) {
    switch key {
    case .persona: persona = value.stringValue
    case .dateOrder: readsDayFirst = value.stringValue == "eu"
    case .clock: uses24Hours = value.intValue == 24
    case .plain: plain = value.boolValue ?? false
    case .color: color = value.stringValue.flatMap(ColorChoice.init) ?? .auto
    case .ai: ai = value.stringValue
    case .model: model = value.stringValue
    case .baseURL: baseURL = value.stringValue
    case .apiKeyCommand: apiKeyCommand = value.stringValue
    case .allowPlainHTTP: allowPlainHTTP = value.boolValue ?? false
    case .dailyCalls: dailyCalls = value.intValue
    case .dailyTokens: dailyTokens = value.intValue
    case .modelFirstLimit: modelFirstLimit = value.intValue
    case .modelIdleLimit: modelIdleLimit = value.intValue
    case .modelTotalLimit: modelTotalLimit = value.intValue
    case .modelPatience: modelPatience = value.intValue
    case .contextWindow: contextWindow = value.intValue
    case .quietHours: quietHours = value.stringValue.flatMap(QuietHours.init)
    case .checkIns: checkIns = value.intValue
    case .desktopNotifications: desktopNotifications = value.boolValue ?? true
    case .phone: phone = value.stringValue
    case .notifyCommand: notifyCommand = value.stringValue
    case .notifyRoutes: notifyRoutes = value.stringValue.flatMap(RouteList.init)?.names
    case .terminalTitle: terminalTitle = value.boolValue ?? false
    case .openSchemes: openSchemes = value.stringValue
    case .contacts: contacts = value.stringValue
    }
  }
}
