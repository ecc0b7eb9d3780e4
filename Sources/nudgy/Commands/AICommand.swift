import NudgyAssistant
import NudgyCore
import NudgyLLM
import NudgyTerminal

/// `nudgy ai [on | off | auto | model NAME | url ADDRESS | budget N [calls | tokens] | test | retry]`: whether a model
/// helps, which one, what it may cost, and how it does.
enum AICommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    guard let word = here.words.first?.lowercased() else {
      try await show(here)
      return .done
    }
    switch word {
    case "on", "off", "auto":
      try here.expectWords(atMost: 1, of: .ai)
      try set(.ai, word, here)
    case "model": try set(.model, try value(Words.aName, here), here)
    case "url", "address", "endpoint": try set(.baseURL, try value(ModelWords.anAddress, here), here)
    case "budget": try setBudget(here)
    case "test":
      try here.expectWords(atMost: 1, of: .ai)
      try await ModelTest.run(here)
    case "retry":
      try here.expectWords(atMost: 1, of: .ai)
      await retry(here)
    default: throw .unexpectedArgument(here.words[0], command: CommandName.ai.rawValue)
    }
    return .done
  }

  /// In the shell nothing rests: each command asks anew.
  private static func retry(_ here: Surroundings) async {
    let rest = await here.lent?.engine.modelRest()
    await here.lent?.engine.retryModel()
    guard !here.options.json else { return here.output.document(["retried": .bool(rest != nil)]) }
    here.output.writeLine(rest == nil ? ModelWords.nothingRests : ModelWords.retried)
  }

  // MARK: - Setting

  private static func set(_ key: SettingKey, _ text: String, _ here: Surroundings) throws(NudgyError) {
    guard let value = key.value(from: text) else {
      throw .invalidSetting(name: key.rawValue, value: text, expected: key.expected)
    }
    try set([(key, value)], here)
  }

  /// `50`, `50 calls`, `20000 tokens`, `none`.
  private static func setBudget(_ here: Surroundings) throws(NudgyError) {
    let words = here.words.dropFirst().map { $0.lowercased() }
    guard let amount = words.first else { throw missing(ModelWords.anAmount) }
    try here.expectWords(atMost: 3, of: .ai)
    if ["none", "off", "unlimited"].contains(amount) {
      try here.expectWords(atMost: 2, of: .ai)
      return try set([(.dailyCalls, nil), (.dailyTokens, nil)], here)
    }
    let unit = words.count > 1 ? words[1] : "calls"
    let isTokens = unit.hasPrefix("token")
    guard isTokens || unit.hasPrefix("call") || unit.hasPrefix("request") else {
      throw .unexpectedArgument(here.words[2], command: CommandName.ai.rawValue)
    }
    try set(isTokens ? .dailyTokens : .dailyCalls, amount.filter { $0 != "," && $0 != "_" }, here)
  }

  private static func set(
    _ changes: [(key: SettingKey, value: JSONValue?)], _ here: Surroundings
  ) throws(NudgyError) {
    let file = SettingsFile(url: here.home.settings)
    for change in changes {
      if let value = change.value { try file.set(change.key, to: value) } else { try file.unset(change.key) }
    }
    guard !here.options.json else {
      let members = changes.map { JSONValue.Member($0.key.rawValue, $0.value ?? .null) }
      return here.output.document(["settings": .object(members)])
    }
    for change in changes {
      let text = change.value.map { PlainText.singleLine($0.stringValue ?? JSONWriter.compact($0)) }
      let name = change.key.rawValue
      here.output.writeLine(text.map { Words.settingSet(name, $0) } ?? Words.settingUnset(name))
      if let variable = ModelWords.variable(of: change.key),
        here.world.environment[variable].map({ !$0.isEmpty }) ?? false
      {
        here.output.writeLine(ModelWords.outranked(by: variable))
      }
    }
  }

  private static func value(_ name: String, _ here: Surroundings) throws(NudgyError) -> String {
    guard here.words.count > 1 else { throw missing(name) }
    try here.expectWords(atMost: 2, of: .ai)
    return here.words[1]
  }

  private static func missing(_ name: String) -> NudgyError {
    .missingArgument(name: name, command: CommandName.ai.rawValue)
  }

  // MARK: - Showing

  private static func show(_ here: Surroundings) async throws(NudgyError) {
    let model = here.model
    let usage = await (try Wiring.engine(here)).modelUsage()
    var plan: ModelWiring.Plan?
    if case .model(let found) = model.choice { plan = found }
    let address = plan?.configuration.endpoint.base ?? model.address
    let key = plan.map { ModelWords.key($0.key) }
    let rest = await here.lent?.engine.modelRest()
    guard !here.options.json else {
      return here.output.document([
        "mode": .string(model.mode), "model": .string(model.modelName), "address": JSONValue(address),
        "key": JSONValue(key), "state": .string(ModelWords.state(model.choice)),
        "dailyCalls": JSONValue(model.budget.calls), "dailyTokens": JSONValue(model.budget.tokens),
        "today": json(usage.today), "ever": json(usage.ever),
        "restingSeconds": JSONValue(rest.map { Int($0.components.seconds) }),
      ])
    }
    var rows = [
      ("mode", "\(model.mode): \(ModelWords.state(model.choice))"),
      ("model", PlainText.singleLine(model.modelName)),
      ("address", address.map(PlainText.singleLine) ?? Words.notSet), ("key", key ?? Words.notSet),
      ("budget", ModelUsageWording.limits(model.budget)),
      (
        "used",
        "\(ModelUsageWording.amount(usage.today)) today, \(ModelUsageWording.amount(usage.ever)) in all"
      ),
    ]
    if let rest { rows.insert(("now", ModelWords.resting(rest)), at: 1) }
    for (name, text) in rows { here.output.writeLine(CellText.padded(name, to: 9) + text) }
  }

  private static func json(_ usage: ModelUsage) -> JSONValue {
    [
      "calls": .int(usage.calls), "tokens": .int(usage.tokens), "isEstimated": .bool(usage.isEstimated),
    ]
  }
}
