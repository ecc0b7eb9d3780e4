import Foundation
import NudgyAssistant
import NudgyCore

/// `nudgy config [get [KEY] | set KEY VALUE | unset KEY | path]`.
enum ConfigCommand {
  static func run(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    let file = SettingsFile(url: here.home.settings)
    let rest = Array(here.words.dropFirst())
    switch here.words.first ?? "get" {
    case "get": try get(rest, file, here)
    case "set": try set(rest, file, here)
    case "unset": try unset(rest, file, here)
    case "path": try path(rest, here)
    case let other: throw .unexpectedArgument(other, command: CommandName.config.rawValue)
    }
    return .done
  }

  private static func get(_ words: [String], _ file: SettingsFile, _ here: Surroundings) throws(NudgyError) {
    let values = try file.values()
    if let name = words.first {
      try refuseMore(words, than: 1)
      let key = try key(name)
      let value = current(key, in: values)
      if here.options.json {
        here.output.document(["key": .string(key.rawValue), "value": value])
      } else {
        here.output.writeLine(text(value))
      }
      return
    }
    if here.options.json {
      let members = SettingKey.allCases.map { JSONValue.Member($0.rawValue, current($0, in: values)) }
      here.output.document([
        "path": .string(here.home.settings.path(percentEncoded: false)), "settings": .object(members),
      ])
    } else {
      let width = SettingKey.allCases.map { $0.rawValue.count }.max() ?? 0
      for key in SettingKey.allCases {
        let space = String(repeating: " ", count: width - key.rawValue.count + 2)
        here.output.writeLine("\(key.rawValue)\(space)\(text(current(key, in: values)))")
      }
    }
  }

  private static func set(_ words: [String], _ file: SettingsFile, _ here: Surroundings) throws(NudgyError) {
    guard let name = words.first else { throw missing(Words.aKey) }
    let key = try key(name)
    guard words.count > 1 else { throw missing(Words.aValue) }
    try refuseMore(words, than: 2)
    let value = key == .persona ? try persona(words[1], here) : key.value(from: words[1])
    guard let value else {
      throw .invalidSetting(name: key.rawValue, value: words[1], expected: key.expected)
    }
    try file.set(key, to: value)
    if here.options.json {
      here.output.document(["key": .string(key.rawValue), "value": value])
    } else {
      here.output.writeLine(Words.settingSet(key.rawValue, text(value)))
    }
  }

  /// The voice's id, however it was named.
  private static func persona(_ name: String, _ here: Surroundings) throws(NudgyError) -> JSONValue {
    let library = PersonaLibrary(folder: here.home.personaFolder)
    if let persona = try? library.persona(named: name) { return .string(persona.id) }
    let names = library.all().map(\.id)
    throw .invalidSetting(name: SettingKey.persona.rawValue, value: name, expected: Words.oneOf(names))
  }

  private static func unset(_ words: [String], _ file: SettingsFile, _ here: Surroundings) throws(NudgyError)
  {
    guard let name = words.first else { throw missing(Words.aKey) }
    try refuseMore(words, than: 1)
    let key = try key(name)
    try file.unset(key)
    if here.options.json {
      here.output.document(["key": .string(key.rawValue), "value": key.defaultValue])
    } else {
      here.output.writeLine(Words.settingUnset(key.rawValue))
    }
  }

  private static func path(_ words: [String], _ here: Surroundings) throws(NudgyError) {
    try refuseMore(words, than: 0)
    let path = here.home.settings.path(percentEncoded: false)
    if here.options.json {
      here.output.document(["path": .string(path)])
    } else {
      here.output.writeLine(path)
    }
  }

  // MARK: - Helpers

  private static func current(_ key: SettingKey, in values: JSONValue) -> JSONValue {
    let member = values.members?.last { SettingKey(named: $0.name) == key }
    guard let value = member?.value, key.accepts(value) else { return key.defaultValue }
    return value
  }

  private static func text(_ value: JSONValue) -> String {
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

  private static func refuseMore(_ words: [String], than count: Int) throws(NudgyError) {
    if words.count > count {
      throw .unexpectedArgument(words[count], command: CommandName.config.rawValue)
    }
  }
}
