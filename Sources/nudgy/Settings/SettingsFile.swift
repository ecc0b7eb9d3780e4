import Foundation
import NudgyCore

/// `config.json`: JSON5 that people may edit by hand.
struct SettingsFile {
  let url: URL

  /// What the file says. A file that cannot be read leaves everything at its default, and says so.
  func load() -> (settings: Settings, problems: [SettingsProblem]) {
    do {
      guard let text = try text() else { return (Settings(), []) }
      let (settings, errors) = Settings.read(try object(in: text))
      return (settings, errors.map { SettingsProblem(error: $0, line: line(of: $0, in: text)) })
    } catch {
      return (Settings(), [SettingsProblem(error: error)])
    }
  }

  private func line(of error: NudgyError, in text: String) -> Int? {
    switch error {
    case .invalidSetting(let name, _, _), .noSuchSetting(let name, _): JSON5Editor.line(of: name, in: text)
    default: nil
    }
  }

  /// What the file itself holds, without defaults.
  func values() throws(NudgyError) -> JSONValue {
    guard let text = try text() else { return [:] }
    return try object(in: text)
  }

  func set(_ key: SettingKey, to value: JSONValue) throws(NudgyError) {
    let text = try text() ?? "{\n}\n"
    let name = SettingsFile.name(of: key, in: try object(in: text))
    guard let changed = JSON5Editor.set(name, to: value, in: text) else {
      throw .settingsDamaged(path: url.path(percentEncoded: false))
    }
    try write(changed)
  }

  func unset(_ key: SettingKey) throws(NudgyError) {
    guard let text = try text() else { return }
    let name = SettingsFile.name(of: key, in: try object(in: text))
    guard let changed = JSON5Editor.remove(name, from: text) else {
      throw .settingsDamaged(path: url.path(percentEncoded: false))
    }
    if changed != text { try write(changed) }
  }

  /// The setting's name as the file spells it.
  private static func name(of key: SettingKey, in object: JSONValue) -> String {
    object.members?.last { SettingKey(named: $0.name) == key }?.name ?? key.rawValue
  }

  private func text() throws(NudgyError) -> String? {
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else { throw .fileUnreadable(path: path) }
    guard let text = String(validating: data, as: UTF8.self) else { throw .settingsDamaged(path: path) }
    return text.isBlank ? nil : text
  }

  private func object(in text: String) throws(NudgyError) -> JSONValue {
    guard let value = JSONReader.value(from: text, allowsJSON5: true), value.members != nil else {
      throw .settingsDamaged(path: url.path(percentEncoded: false))
    }
    return value
  }

  private func write(_ text: String) throws(NudgyError) {
    try PrivateFile.write(Data(text.utf8), to: url)
  }
}
