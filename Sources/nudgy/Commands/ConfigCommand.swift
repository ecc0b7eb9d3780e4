import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy config [get [KEY] | set KEY VALUE | unset KEY | path]`.
enum ConfigCommand {
  static func run(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    let file = SettingsFile(url: here.home.settings)
    switch here.words.first ?? "get" {
    case "get": try get(file, here)
    case "set": try set(file, here)
    case "unset": try unset(file, here)
    case "path": try path(here)
    case let other: throw .unexpectedArgument(other, command: CommandName.config.rawValue)
    }
    return .done
  }

  private static func get(_ file: SettingsFile, _ here: Surroundings) throws(NudgyError) {
    try here.expectWords(atMost: 2, of: .config)
    let values = try file.values()
    if let name = here.words.dropFirst().first {
      let key = try key(name)
      let value = current(key, in: values, here)
      if here.options.json {
        here.output.document(["key": .string(key.rawValue), "value": value])
      } else {
        here.output.writeLine(shown(value))
      }
      return
    }
    if here.options.json {
      let members = SettingKey.allCases.map { JSONValue.Member($0.rawValue, current($0, in: values, here)) }
      here.output.document([
        "path": .string(here.home.settings.path(percentEncoded: false)), "settings": .object(members),
      ])
    } else {
      let width = SettingKey.allCases.map { $0.rawValue.count }.max() ?? 0
      for key in SettingKey.allCases {
        let name = CellText.padded(key.rawValue, to: width + 2)
        here.output.writeLine("\(name)\(shown(current(key, in: values, here)))")
      }
    }
  }

  private static func set(_ file: SettingsFile, _ here: Surroundings) throws(NudgyError) {
    let words = here.words.dropFirst()
    guard let name = words.first else { throw missing(Words.aKey) }
    let key = try key(name)
    guard let text = words.dropFirst().first else { throw missing(Words.aValue) }
    try here.expectWords(atMost: 3, of: .config)
    let value = key == .persona ? try persona(text, here) : key.value(from: text)
    guard let value else {
      throw .invalidSetting(name: key.rawValue, value: text, expected: key.expected)
    }
    try file.set(key, to: value)
    if here.options.json {
      here.output.document(["key": .string(key.rawValue), "value": value])
    } else {
      here.output.writeLine(Words.settingSet(key.rawValue, shown(value)))
    }
  }

  /// The voice's id, however it was named.
  private static func persona(_ name: String, _ here: Surroundings) throws(NudgyError) -> JSONValue {
    let library = PersonaLibrary(folder: here.home.personaFolder)
    if let persona = try? library.persona(named: name) { return .string(persona.id) }
    let names = library.all().map(\.id)
    throw .invalidSetting(name: SettingKey.persona.rawValue, value: name, expected: Words.oneOf(names))
  }

  private static func unset(_ file: SettingsFile, _ here: Surroundings) throws(NudgyError) {
    guard let name = here.words.dropFirst().first else { throw missing(Words.aKey) }
    try here.expectWords(atMost: 2, of: .config)
    let key = try key(name)
    try file.unset(key)
    if here.options.json {
      here.output.document(["key": .string(key.rawValue), "value": key.defaultValue])
    } else {
      here.output.writeLine(Words.settingUnset(key.rawValue))
    }
  }

  private static func path(_ here: Surroundings) throws(NudgyError) {
    try here.expectWords(atMost: 1, of: .config)
    let path = here.home.settings.path(percentEncoded: false)
    if here.options.json {
      here.output.document(["path": .string(path)])
    } else {
      here.output.writeLine(path)
    }
  }

  // MARK: - Helpers

  private static func current(_ key: SettingKey, in values: JSONValue, _ here: Surroundings) -> JSONValue {
    let member = values.members?.last { SettingKey(named: $0.name) == key }
    if let value = member?.value, key.accepts(value) { return value }
    return key == .dateOrder ? .string(here.readsDayFirst ? "eu" : "us") : key.defaultValue
  }

  private static func shown(_ value: JSONValue) -> String {
    value.isNull ? Words.notSet : PlainText.singleLine(value.stringValue ?? JSONWriter.compact(value))
  }

  private static func key(_ name: String) throws(NudgyError) -> SettingKey {
    if let key = SettingKey(named: name) { return key }
    let names = SettingKey.allCases.map(\.rawValue)
    throw .noSuchSetting(name, suggestion: Spelling.nearest(to: name, among: names))
  }

  private static func missing(_ name: String) -> NudgyError {
    .missingArgument(name: name, command: CommandName.config.rawValue)
  }
}
