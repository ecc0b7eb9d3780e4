import NudgyAssistant
import NudgyCore
package import NudgyTerminal

/// Completes what is typed at the prompt: commands after a slash, then their arguments; titles of tasks
/// anywhere in a message.
package struct ChatCompleter: Sendable {
  private static let limit = 12
  private static let times = [
    "later today", "tonight", "tomorrow morning", "this weekend", "next week", "monday", "friday",
  ]

  private let engine: any ChatEngine
  private let table: SlashCommandTable

  package init(engine: any ChatEngine, table: SlashCommandTable) {
    self.engine = engine
    self.table = table
  }

  /// The ways to go on from `line`, up to `cursor` (a UTF-8 offset).
  package func completions(of line: String, cursor: Int) async -> [Completion] {
    let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    guard typed.hasPrefix("/") else { return await titles(atEndOf: typed) }
    guard let space = typed.firstIndex(where: \.isWhitespace) else { return commands(typed) }
    let name = typed[typed.index(after: typed.startIndex)..<space]
    guard let command = table.command(named: String(name)) else { return [] }
    return await arguments(of: command, in: typed, from: typed.index(after: space))
  }

  private func commands(_ typed: String) -> [Completion] {
    let prefix = typed.lowercased()
    return table.offeredNames.map { "/\($0)" }.filter { $0.hasPrefix(prefix) }
      .map { Completion(start: 0, text: $0) }
  }

  private func arguments(
    of command: SlashCommand, in typed: String, from start: String.Index
  ) async -> [Completion] {
    let argument = String(typed[start...].drop(while: \.isWhitespace))
    let offset = typed.utf8.count - argument.utf8.count
    switch command.completion {
    case .nothing: return []
    case .words(let words): return matching(words, lastWord(argument), at: typed)
    case .command: return matching(table.offeredNames, argument, at: typed)
    case .persona: return await personas(argument, at: typed)
    case .task: return await tasks(argument, at: offset)
    case .taskThenTime:
      let rest = argument.drop { !$0.isWhitespace }
      if rest.isEmpty, !argument.isEmpty, Int(argument) == nil {
        return await tasks(argument, at: offset) + matching(ChatCompleter.times, argument, at: typed)
      }
      if argument.isEmpty { return await tasks(argument, at: offset) }
      return matching(ChatCompleter.times, rest.trimmed, at: typed)
    }
  }

  /// Numbers of the tasks at hand that begin with what was typed, shown with their titles; or titles.
  private func tasks(_ argument: String, at offset: Int) async -> [Completion] {
    let digits = argument.drop { $0 == "#" }
    if digits.allSatisfy(\.isNumber), let tasks = try? await atHand() {
      return tasks.filter { String($0.number).hasPrefix(digits) }.prefix(ChatCompleter.limit).map { task in
        Completion(
          start: offset, text: "\(task.number)", label: "\(task.number) \(ReceiptWording.named(task))")
      }
    }
    return await engine.titles(startingWith: argument, limit: ChatCompleter.limit)
      .map { Completion(start: offset, text: $0) }
  }

  private func atHand() async throws(NudgyError) -> [TaskItem] {
    try await engine.tasks(in: .all, on: nil, limit: 200, offset: 0)
  }

  private func personas(_ argument: String, at typed: String) async -> [Completion] {
    let words = argument.split(separator: " ", omittingEmptySubsequences: false)
    let ids = await engine.personas().map(\.id)
    if words.count > 1 { return matching(ids, String(words.last ?? ""), at: typed) }
    return matching(["list", "show", "use"] + ids, argument, at: typed)
  }

  /// Titles that begin with the last words of a message, the longest stretch first: `done with call th`.
  private func titles(atEndOf typed: String) async -> [Completion] {
    var starts = typed.indices.filter { index in
      !typed[index].isWhitespace
        && (index == typed.startIndex || typed[typed.index(before: index)].isWhitespace)
    }
    starts = Array(starts.suffix(4))
    for start in starts {
      let prefix = String(typed[start...])
      guard prefix.count > 1 else { continue }
      let found = await engine.titles(startingWith: prefix, limit: ChatCompleter.limit)
      if !found.isEmpty {
        let offset = typed.utf8.distance(from: typed.startIndex, to: start)
        return found.map { Completion(start: offset, text: $0) }
      }
    }
    return []
  }

  private func lastWord(_ argument: String) -> String {
    String(argument.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
  }

  private func matching(_ words: [String], _ prefix: String, at typed: String) -> [Completion] {
    let lowered = prefix.lowercased()
    return words.filter { $0.hasPrefix(lowered) && $0 != lowered }
      .map { Completion(start: typed.utf8.count - prefix.utf8.count, text: $0) }
  }
}
