/// Says what waits for a yes, by name.
package enum HeldChangeWording {
  /// So many things are named; of more it is told how many.
  private static let named = 5
  private static let longestName = 60

  // That would let go of 'Call mom', 'Rent', 'Gym', 'Dentist', 'Taxes' and 3 more. Go ahead?
  package static func question(_ change: HeldChange) -> String { "\(statement(change)) Go ahead?" }

  package static func statement(_ change: HeldChange) -> String {
    let lead =
      switch change.reason {
      case .many: "That would"
      case .pasted: "Pasted words would"
      case .unasked: "The model wants to"
      }
    return "\(lead) \(phrases(change.calls))."
  }

  private struct Group {
    let kind: HeldCall.Kind
    var names: [String]
  }

  /// What is done in the same way is told in one go.
  private static func groups(_ calls: [HeldCall]) -> [Group] {
    var groups: [Group] = []
    for call in calls {
      if let index = groups.firstIndex(where: { $0.kind == call.kind }) {
        groups[index].names += call.names
      } else {
        groups.append(Group(kind: call.kind, names: call.names))
      }
    }
    return groups
  }

  private static func phrases(_ calls: [HeldCall]) -> String {
    var room = named
    // Every kind of change is said, and how many of it, whatever is named: a yes is to all of them.
    return groups(calls).map { group in
      defer { room -= min(room, group.names.count) }
      return phrase(group.kind, list(group.names, room))
    }.listed("and")
  }

  private static func list(_ names: [String], _ room: Int) -> String {
    guard room > 0 || names.isEmpty else { return "\(names.count) more" }
    let shown = names.prefix(room).map { "'\(short($0))'" }
    let rest = names.count - shown.count
    return rest > 0 ? "\(shown.joined(separator: ", ")) and \(rest) more" : shown.listed("and")
  }

  private static func phrase(_ kind: HeldCall.Kind, _ names: String) -> String {
    switch kind {
    case .add: "add \(names)"
    case .complete: "mark \(names) as done"
    case .skip: "set \(names) aside"
    case .drop: "let go of \(names)"
    case .reopen: "bring back \(names)"
    case .snooze(let until): "put \(names) away until \(short(until))"
    case .change: "change \(names)"
    case .move(let day): "move \(names) to \(short(day))"
    case .rename(let title): "rename \(names) to '\(short(title))'"
    case .breakDown: "split \(names) into steps"
    case .draft: "write a message for \(names)"
    case .undo(let count): "take back the last \(changes(count, names))"
    case .redo(let count): "bring back the last \(changes(count, names))"
    case .remember: "remember \(names)"
    case .forget: "forget \(names)"
    case .persona: "switch to the voice \(names)"
    }
  }

  private static func changes(_ count: Int, _ names: String) -> String {
    (count == 1 ? "change" : "\(count) changes") + (names.isEmpty ? "" : ", to \(names)")
  }

  private static func short(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName - 1) + "\u{2026}" : text
  }
}
