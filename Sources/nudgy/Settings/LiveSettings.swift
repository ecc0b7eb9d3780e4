import NudgyCore

/// The settings file as the engine changes it: what is set there counts at once.
struct LiveSettings: SettingsStore {
  let file: SettingsFile
  /// Called after each change.
  let onChange: @Sendable () -> Void

  func values() throws(NudgyError) -> [JSONValue.Member] {
    (try file.values().members ?? []).compactMap { member in
      SettingKey(named: member.name).map { JSONValue.Member($0.rawValue, member.value) }
    }
  }

  func set(_ name: String, to value: JSONValue?) throws(NudgyError) {
    guard let key = SettingKey(named: name) else { throw .noSuchSetting(name, suggestion: nil) }
    if let value { try file.set(key, to: value) } else { try file.unset(key) }
    onChange()
  }
}
