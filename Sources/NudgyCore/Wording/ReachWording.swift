/// The words around calling, writing and opening.
package enum ReachWording {
  /// What is needed: `number`.
  package static func thing(_ action: TaskAction) -> String {
    switch action {
    case .call, .text: "number"
    case .email: "address"
    case .openLink: "link"
    }
  }

  package static func example(_ action: TaskAction) -> String {
    switch action {
    case .call, .text: "555-0100"
    case .email: "name@example.org"
    case .openLink: "https://example.org"
    }
  }

  /// `mobile 555-0100`
  package static func choices(_ targets: [ReachTarget]) -> [String] {
    targets.map { $0.label.isEmpty ? $0.value : "\($0.label) \($0.value)" }
  }

  /// `Calling Sarah.`
  package static func doing(_ action: TaskAction, _ name: String?) -> String {
    switch action {
    case .call: "Calling \(name ?? "the number")."
    case .text: "A text to \(name ?? "the number") is open."
    case .email: "A mail\(name.map { " to \($0)" } ?? "") is open."
    case .openLink: "It's open."
    }
  }

  static func draft(_ text: String, at place: ClipboardPlace?) -> String {
    switch place {
    case .desktop: "Your draft is on the clipboard."
    case .terminal: "Your draft went to the terminal's clipboard, if it has one."
    case nil: "Your draft: \(text)"
    }
  }

  /// `What's Sarah's number?`
  package static func ask(_ action: TaskAction, for task: TaskItem) -> String {
    // "The dentist's", but "mom's": only of a name it is sure how it is said.
    guard let name = task.contact, name != name.lowercased(), action != .openLink else {
      return "What's the \(thing(action)) for \"\(task.title)\"?"
    }
    return "What's \(name)'s \(thing(action))?"
  }

  package static func askWhich(_ action: TaskAction, _ name: String?) -> String {
    "Which \(thing(action))\(name.map { " of \($0)" } ?? "") shall I take?"
  }

  /// What the fact is filed under: `sarah's number`.
  package static func subject(_ action: TaskAction, _ name: String) -> String {
    "\(name.lowercased())'s \(thing(action))"
  }
}
