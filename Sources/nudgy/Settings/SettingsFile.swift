import Foundation
import NudgyCore
import NudgyFiles

/// `config.json`: JSON5 that people may edit by hand.
struct SettingsFile {
  let url: URL

  private var file: WholeFile { WholeFile(url) }

  /// What the file says. A file that cannot be read leaves everything at its default, and says so.
  ///
  /// - Parameter sweeps: takes away what killed writers left beside it.
  func load(sweeps: Bool = true) -> (settings: Settings, problems: [SettingsProblem]) {
    if sweeps { file.sweep() }
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
    do { try PrivateFolder.make(url.deletingLastPathComponent()) } catch { throw notWritten(error) }
    try change(key) { JSON5Editor.set($0, to: value, in: $1) }
  }

  func unset(_ key: SettingKey) throws(NudgyError) {
    guard try text() != nil else { return }
    try change(key) { JSON5Editor.remove($0, from: $1) }
  }

  /// Changes the text on top of whatever another Nudgy wrote meanwhile.
  ///
  /// - Parameter edit: gets the setting's name as the file spells it, and the text.
  private func change(
    _ key: SettingKey, _ edit: (_ name: String, _ text: String) -> String?
  ) throws(NudgyError) {
    try file.locked(orThrow: notWritten) { () throws(NudgyError) in
      let text = try text() ?? "{\n}\n"
      let name = SettingsFile.name(of: key, in: try object(in: text))
      guard let changed = edit(name, text) else { throw .settingsDamaged(path: file.path) }
      guard changed != text else { return }
      try write(changed)
    }
  }

  private func write(_ text: String) throws(NudgyError) {
    do { try file.replace(with: Data(text.utf8)) } catch { throw notWritten(error) }
  }

  /// The setting's name as the file spells it.
  private static func name(of key: SettingKey, in object: JSONValue) -> String {
    object.members?.last { SettingKey(named: $0.name) == key }?.name ?? key.rawValue
  }

  private func text() throws(NudgyError) -> String? {
    let data: Data?
    do { data = try file.read() } catch { throw .fileUnreadable(path: file.path) }
    guard let data else { return nil }
    guard let text = String(validating: data, as: UTF8.self) else { throw .settingsDamaged(path: file.path) }
    // Some editors begin a file with a byte order mark.
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return plain.isBlank ? nil : plain
  }

  private func object(in text: String) throws(NudgyError) -> JSONValue {
    guard let value = JSONReader.value(from: text, allowsJSON5: true), value.members != nil else {
      throw .settingsDamaged(path: file.path)
    }
    return value
  }

  private func notWritten(_ failure: DiskFailure) -> NudgyError {
    .storeNotWritten(path: file.path, reason: failure.reason)
  }
}
