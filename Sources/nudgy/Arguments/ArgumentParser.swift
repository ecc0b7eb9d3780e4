import NudgyCore

/// Turns the words of the shell into an invocation.
///
/// Options may stand anywhere; `--` ends them. What starts with a dash and a digit is a word, and so is a
/// dash alone.
struct ArgumentParser {
  private var invocation = Invocation()
  private var given: [OptionSpec] = []
  private var remaining: ArraySlice<String>

  private init(_ arguments: [String]) {
    remaining = arguments[...]
  }

  static func parse(_ arguments: [String]) throws(NudgyError) -> Invocation {
    var parser = ArgumentParser(arguments)
    return try parser.parse()
  }

  private mutating func parse() throws(NudgyError) -> Invocation {
    var unknown: String?
    while let argument = remaining.popFirst() {
      if argument == "--" { break }
      guard ArgumentParser.looksLikeOption(argument) else {
        try take(word: argument)
        continue
      }
      if try !take(option: argument) { unknown = unknown ?? argument }
    }
    while let word = remaining.popFirst() { try take(word: word) }
    try checkOptions(unknown: unknown)
    return invocation
  }

  private static func looksLikeOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return second == "-" || second.isASCII && second.isLetter
  }

  private mutating func take(word: String) throws(NudgyError) {
    guard invocation.command == nil else {
      invocation.words.append(word)
      return
    }
    guard let command = CommandName(rawValue: word) else {
      if let option = invocation.afterOption[word] { throw option.refusal(of: word) }
      throw .unknownCommand(word, suggestion: ArgumentParser.suggestion(for: word))
    }
    invocation.command = command
  }

  private static func suggestion(for word: String) -> String? {
    Spelling.nearest(to: word, among: CommandName.allCases.map(\.rawValue))
  }

  /// Whether the option is known at all.
  private mutating func take(option argument: String) throws(NudgyError) -> Bool {
    let (name, attached) = ArgumentParser.split(argument)
    guard let option = OptionSpec.known.first(where: { $0.name == name || $0.short == name }) else {
      return false
    }
    given.append(option)
    invocation.options[option.name] = try value(of: option, attached: attached)
    return true
  }

  private mutating func value(of option: OptionSpec, attached: String?) throws(NudgyError) -> String {
    switch option.value {
    case .none:
      if let attached {
        throw .invalidOptionValue(option: option.name, value: attached, expected: Words.noValue)
      }
      return ""
    case .required:
      guard let value = attached ?? remaining.popFirst() else { throw .missingValue(option: option.name) }
      return value
    case .optional(let choices):
      if let attached { return attached }
      guard let next = remaining.first else { return "" }
      guard choices.contains(next) else {
        if !ArgumentParser.looksLikeOption(next) { invocation.afterOption[next] = option }
        return ""
      }
      remaining.removeFirst()
      return next
    }
  }

  /// `--limit=5` → `--limit`, `5`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  /// Done last, because only then the command is known.
  private func checkOptions(unknown: String?) throws(NudgyError) {
    let allowed = OptionSpec.everywhere + (invocation.command?.spec.options.map(\.option) ?? [])
    if let unknown {
      let name = ArgumentParser.split(unknown).name
      throw .unknownOption(name, suggestion: Spelling.nearest(to: name, among: allowed.map(\.name)))
    }
    if let stray = given.first(where: { !allowed.contains($0) }) {
      throw .unknownOption(
        stray.name, suggestion: Spelling.nearest(to: stray.name, among: allowed.map(\.name)))
    }
  }
}
