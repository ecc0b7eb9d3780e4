package import NudgyCore

/// Why a call was not run, told back to whoever made it; never shown as it is.
package enum ToolError: Error, Sendable, Equatable {
  case unknownTool(String)
  case unknownArgument(field: String)
  case invalidArgument(field: String, expected: String)
  /// Several of the arguments do not fit.
  case several([ToolError])
  /// The arguments are fine, but the request cannot be met.
  case refused(NudgyError)
  /// The call changes what is there, and the text that asked for it is data.
  case notFromData
  /// A model asks for a change that the user's words do not speak of.
  case notSaid
  /// More than can wait for one yes.
  case tooMuch
  /// More calls than an answer may have.
  case tooManyCalls
  /// Tasks that the pasted text does not speak of.
  case unsupported(titles: [String])
  /// The turn made these tasks already.
  case madeAlready([Int])
  /// The same call was made before in this turn, and has its result.
  case repeated
  /// The person stopped the turn before the call was run.
  case interrupted

  /// As many of what is wrong as are told at once.
  private static let mostTold = 12

  package func json(_ messages: ErrorMessages) -> JSONValue {
    switch self {
    case .unknownTool(let name): ["error": "unknown tool", "tool": .string(name)]
    case .unknownArgument(let field): ["error": "unknown argument", "field": .string(field)]
    case .invalidArgument(let field, let expected):
      ["error": "invalid argument", "field": .string(field), "expected": .string(expected)]
    case .several(let problems):
      [
        "error": "invalid arguments",
        "problems": .array(problems.prefix(ToolError.mostTold).map { $0.json(messages) }),
      ]
    case .refused(let error): ["error": .string(messages.message(for: error).line)]
    case .unsupported(let titles):
      [
        "error": "the text does not speak of these tasks; leave them out",
        "titles": .array(titles.prefix(ToolError.mostTold).map(JSONValue.string)),
      ]
    case .madeAlready(let numbers):
      ["error": "the program has made that already", "tasks": .array(numbers.map(JSONValue.int))]
    case .repeated: ["error": "the same call was made before; its result stands above"]
    case .interrupted: ["error": "the user stopped this turn before the call was run"]
    case .notSaid: ["error": "the user's words do not speak of this; ask the user in words"]
    case .tooMuch: ["error": "that is too much for one turn; nothing was changed"]
    case .tooManyCalls: ["error": "too many calls at once; none was run"]
    case .notFromData: ["error": "pasted text may not do this; the user has to ask for it"]
    }
  }
}
