/// The wording of what there is to say about persona files.
package enum PersonaIssueWording {
  /// `pirate.md:4: I don't know the key 'colour'. Did you mean 'color'?`
  package static func line(_ issue: PersonaIssue) -> String {
    "\(issue.file):\(issue.line): \(text(issue.kind))"
  }

  package static func text(_ kind: PersonaIssue.Kind) -> String {
    switch kind {
    case .unreadable, .notText, .tooLarge, .noFrontMatter, .unclosedFrontMatter, .shadowed: fileText(kind)
    case .notKeyAndValue, .unknownKey, .repeatedKey, .missingKey, .badValue: keyText(kind)
    case .unknownSection, .repeatedSection, .emptySection, .missingSections, .strayText,
      .unknownPlaceholder:
      sectionText(kind)
    }
  }

  private static func fileText(_ kind: PersonaIssue.Kind) -> String {
    switch kind {
    case .notText: "this is not UTF-8 text, so I left the file alone."
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes; a voice may have \(limit)."
    case .noFrontMatter: "there is no front matter; begin with '---', an id and a name."
    case .unclosedFrontMatter: "the front matter has no closing '---'."
    case .shadowed(let id, let by): "'\(id)' also stands in \(by), which is the one in use."
    default: "I can't read this file."
    }
  }

  private static func keyText(_ kind: PersonaIssue.Kind) -> String {
    switch kind {
    case .notKeyAndValue(let text): "'\(short(text))' is no 'key: value'."
    case .unknownKey(let key, let suggestion):
      "I don't know the key '\(short(key))'." + didYouMean(suggestion)
    case .repeatedKey(let key): "'\(short(key))' stands here twice; the first one counts."
    case .missingKey(let key, let used): "there is no '\(key)'; I use '\(short(used))'."
    case .badValue(let key, let value, let expected):
      "'\(short(value))' doesn't fit '\(key)', which takes \(expected)."
    default: ""
    }
  }

  private static func sectionText(_ kind: PersonaIssue.Kind) -> String {
    switch kind {
    case .unknownSection(let name, let suggestion):
      "I don't know the section '\(short(name))'." + didYouMean(suggestion)
    case .repeatedSection(let name): "'\(short(name))' has more than one section; all of them count."
    case .emptySection(let name): "'\(short(name))' has no lines; the penguin's are used."
    case .missingSections(let moments): missing(moments.map(\.rawValue))
    case .strayText(let section): "this line of '\(section)' is left out; lines begin with '- '."
    case .unknownPlaceholder(let name, let section):
      "'{\(short(name))}' has no value in '\(section)', so the line is left out."
    default: ""
    }
  }

  private static func missing(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
    return "no lines for \(shown)\(rest); the penguin's are used."
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
