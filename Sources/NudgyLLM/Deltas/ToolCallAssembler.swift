import NudgyCore

/// Puts calls together from their pieces.
///
/// The standard's way is one `index` a call, with id and name in its first piece. Servers in the wild leave the
/// index out, send the same one for all calls, leave the id out or repeat it, repeat the name in every piece, and
/// send the arguments as an object or not at all. So a piece is matched by all it tells, and one rule stands
/// above: what is open (`{"title":"Bu`) can only be continued.
struct ToolCallAssembler: Sendable {
  /// One element of a delta's `tool_calls`.
  struct Piece: Sendable, Equatable {
    var index: Int?
    var id: String?
    var name: String?
    var arguments: JSONValue?
  }

  private struct Draft: Sendable {
    var index: Int?
    var id: String?
    var name: String
    var arguments = ArgumentText()
  }

  /// A model that calls more than this in one answer has lost its way.
  static let mostCalls = 64

  private let knownNames: Set<String>
  private var drafts: [Draft] = []

  /// - Parameter knownNames: the tools of the request, which tell a name in pieces from two names.
  init(knownNames: Set<String>) {
    self.knownNames = knownNames
  }

  mutating func add(_ piece: Piece) {
    let position = candidate(for: piece)
    if let position, !startsAnew(piece, after: drafts[position]) {
      ToolCallAssembler.extend(&drafts[position], with: piece)
    } else if drafts.count < ToolCallAssembler.mostCalls {
      guard position != nil || piece.name != nil || piece.id != nil || piece.index != nil else { return }
      // A server that names only the first of several calls means the same tool again.
      let name = piece.name == nil ? position.map { drafts[$0].name } : nil
      var draft = Draft(index: piece.index, id: piece.id, name: name ?? "")
      ToolCallAssembler.extend(&draft, with: piece)
      drafts.append(draft)
    }
  }

  /// The calls, in the order they began.
  ///
  /// - Parameters:
  ///   - wasCut: leaves out calls whose arguments did not arrive whole.
  ///   - makeID: our own ids; a server's may be missing, repeated or too long for the next server.
  func calls(wasCut: Bool, makeID: () -> String) -> [ToolCall] {
    drafts.compactMap { draft in
      guard !draft.name.isEmpty else { return nil }
      if wasCut, draft.arguments.isEmpty || draft.arguments.object == nil { return nil }
      return ToolCall(
        id: makeID(), name: draft.name,
        arguments: draft.arguments.object ?? .string(draft.arguments.text))
    }
  }

  /// Whether a call's arguments are still open.
  var hasOpenCall: Bool { drafts.contains { $0.arguments.isOpen } }

  // MARK: - Matching

  /// The call that the piece may belong to.
  private func candidate(for piece: Piece) -> Int? {
    if let index = piece.index, let found = drafts.lastIndex(where: { $0.index == index }) { return found }
    if piece.index == nil, let id = piece.id, let found = drafts.lastIndex(where: { $0.id == id }) {
      return found
    }
    // Neither says where it belongs, or its index is new: that is a new call when it has a name.
    if piece.index != nil, piece.name != nil || piece.id != nil { return nil }
    return drafts.indices.last
  }

  private func startsAnew(_ piece: Piece, after draft: Draft) -> Bool {
    if draft.arguments.isOpen {
      // Unless it names another known tool: then the open call will never be whole.
      return piece.name.map { $0 != draft.name && knownNames.contains($0) } ?? false
    }
    // More arguments after whole ones are those of another call, be it named or not.
    if draft.arguments.isSettled, hasArguments(piece) { return !repeats(piece, draft) }
    guard let name = piece.name, !draft.name.isEmpty else { return false }
    if let id = piece.id, let known = draft.id, id != known { return true }
    return name != draft.name
      && (draft.arguments.isComplete || knownNames.contains(draft.name) || knownNames.contains(name))
  }

  private func hasArguments(_ piece: Piece) -> Bool {
    switch piece.arguments {
    case .string(let text)?: !text.utf8.allSatisfy(Byte.isSpace)
    case .object?: true
    default: false
    }
  }

  /// Whether a piece says once more what is known, as the last chunk of some servers does.
  private func repeats(_ piece: Piece, _ draft: Draft) -> Bool {
    guard piece.id == nil || piece.id == draft.id else { return false }
    return piece.arguments?.stringValue == draft.arguments.text
  }

  private static func extend(_ draft: inout Draft, with piece: Piece) {
    if draft.id == nil { draft.id = piece.id }
    if let name = piece.name, name != draft.name { draft.name += PlainText.singleLine(name) }
    switch piece.arguments {
    case .string(let text)?:
      if draft.arguments.isSettled, draft.arguments.text == text { return }
      draft.arguments.append(text)
    case .object(let members)?: draft.arguments.replace(with: .object(members))
    default: break
    }
  }
}
