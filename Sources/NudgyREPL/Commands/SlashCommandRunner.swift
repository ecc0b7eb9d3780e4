import NudgyAssistant
package import NudgyCore

/// Runs the commands of the chat against the engine.
package struct SlashCommandRunner: Sendable {
  /// Rows of a list shown at once; the rest waits behind "more".
  package static let pageSize = 5

  private let engine: any ChatEngine
  private let table: SlashCommandTable
  private let place: SlashCommand.Place

  package init(engine: any ChatEngine, table: SlashCommandTable, place: SlashCommand.Place) {
    self.engine = engine
    self.table = table
    self.place = place
  }

  /// What a command answers. What goes wrong is one calm line, and the chat goes on.
  ///
  /// - Parameter listing: what was listed last, for `/more`.
  package func run(_ entry: CommandEntry, after listing: ListingPage? = nil) async -> [Reply] {
    do throws(NudgyError) {
      if let command = table.command(named: entry.name) {
        return try await run(command, entry.rest, listing)
      }
      if let added = table.addedCommand(named: entry.name) {
        return [.document(try await added.run(entry.rest))]
      }
      throw .unknownCommand("/\(entry.name)", suggestion: table.suggestion(for: entry.name))
    } catch .unconfirmed(let change) {
      return await ask(about: change)
    } catch .interrupted {
      // Whoever stopped it is told by the chat.
      return []
    } catch {
      return [failure(error)]
    }
  }

  /// The next message says whether it is to be done.
  private func ask(about change: HeldChange) async -> [Reply] {
    do throws(NudgyError) {
      return [.event(.question(try await engine.ask(about: change)))]
    } catch {
      return [failure(error)]
    }
  }

  /// Whether the command does more than add and look.
  func changes(_ entry: CommandEntry) -> Bool {
    if let added = table.addedCommand(named: entry.name) { return added.changes && !entry.rest.isEmpty }
    switch table.command(named: entry.name)?.name {
    case .do, .done, .skip, .drop, .reopen, .snooze, .edit, .undo, .redo: return true
    case .persona: return !["", "list", "show"].contains(entry.firstWord)
    case .memory: return !["", "show", "path"].contains(entry.firstWord)
    case .next, .list, .agenda, .more, .find, .show, .add, .dump, .privacy, .help, .quit, nil:
      return false
    }
  }

  package func failure(_ error: NudgyError) -> Reply {
    let message = ErrorMessages(wording: engine.timeWording()).message(for: error)
    return .event(.notice(Notice(ChatWording.inChat(message.line), error: error)))
  }

  private func run(
    _ command: SlashCommand, _ rest: String, _ listing: ListingPage?
  ) async throws(NudgyError) -> [Reply] {
    switch command.name {
    case .next, .list, .agenda, .more, .find, .show: try await look(command, rest, listing)
    case .do: try await begin(rest)
    case .done, .skip, .drop, .reopen, .snooze: try await move(command, rest)
    case .add, .dump, .edit, .undo, .redo: try await change(command, rest)
    case .persona, .memory, .privacy: try await know(command, rest)
    case .help: [.document(try CommandHelp(table: table, place: place).text(about: rest))]
    case .quit: [.farewell]
    }
  }
}

// MARK: - Looking

extension SlashCommandRunner {
  private func look(
    _ command: SlashCommand, _ rest: String, _ listing: ListingPage?
  ) async throws(NudgyError) -> [Reply] {
    switch command.name {
    case .next:
      let context = try NextContext(rest, command: "/next")
      guard let answer = try await engine.next(energy: context.energy, minutes: context.minutes) else {
        return [.event(.emotion(.celebrating)), .line(EmptyWording.nothingNext)]
      }
      return [.event(.card(answer))]
    case .more:
      guard let next = listing?.following else { return [.line(ChatWording.noMore)] }
      return [try await page(next)]
    case .agenda:
      return [.event(.list(try await engine.agenda(Agenda(try await engine.agendaRange(rest)), offset: 0)))]
    case .find: return [try await page(ListingPage(.words(try required(rest, "words", of: command))))]
    case .show: return [.detail(try await engine.task(try required(rest, "a task", of: command)))]
    default: return [try await list(rest)]
    }
  }

  private func list(_ rest: String) async throws(NudgyError) -> Reply {
    if rest.isEmpty { return .board(try await engine.board(limit: SlashCommandRunner.pageSize)) }
    if let scope = ListingPage.scope(named: rest) { return try await page(ListingPage(.scope(scope))) }
    return try await page(ListingPage(.words(rest)))
  }

  private func page(_ page: ListingPage) async throws(NudgyError) -> Reply {
    let listing = try await page.listing(from: engine)
    return page.offset == 0 ? .event(.list(listing)) : .page(listing, after: page.offset)
  }
}

// MARK: - Moving and changing

extension SlashCommandRunner {
  private func move(_ command: SlashCommand, _ rest: String) async throws(NudgyError) -> [Reply] {
    let reference = rest.isEmpty ? nil : rest
    switch command.name {
    case .done: return .receipts(try await engine.complete(reference))
    case .skip: return .receipts(try await engine.skip(reference))
    case .drop: return .receipts(try await engine.drop(try required(rest, "a task", of: command)))
    case .reopen: return .receipts(try await engine.reopen(try required(rest, "a task", of: command)))
    default: return try await snooze(rest)
    }
  }

  /// Without a time, the engine offers some to choose from.
  private func snooze(_ rest: String) async throws(NudgyError) -> [Reply] {
    let words = rest.split(separator: " ").map(String.init)
    let namesOnlyTask = words.count == 1 && Int(rest.drop { $0 == "#" }) != nil
    guard words.isEmpty || namesOnlyTask else { return .receipts(try await engine.snooze(words)) }
    return await say(namesOnlyTask ? "snooze #\(rest.drop { $0 == "#" })" : "snooze")
  }

  /// A number that is missing is asked for, so it is said in the conversation.
  private func begin(_ rest: String) async throws(NudgyError) -> [Reply] {
    await say(rest.isEmpty ? "do it" : "do #\(try await engine.task(rest).number)")
  }

  private func say(_ message: String) async -> [Reply] {
    var replies: [Reply] = []
    for await event in engine.respond(to: UserMessage(message)) { replies.append(.event(event)) }
    return replies
  }

  private func change(_ command: SlashCommand, _ rest: String) async throws(NudgyError) -> [Reply] {
    switch command.name {
    case .add: return .receipts(try await engine.capture(try required(rest, "some words", of: command)))
    case .dump:
      let result = try await engine.dump(try required(rest, "some words", of: command))
      return .receipts(result.receipts) + leftOver(of: result)
    case .undo: return .receipts(try await engine.undo(try count(rest, of: command)))
    case .redo: return .receipts(try await engine.redo(try count(rest, of: command)))
    default:
      let text = try required(rest, "a task and its new words", of: command)
      guard let space = text.firstIndex(of: " ") else {
        throw .missingArgument(name: "the new words", command: "/edit")
      }
      return .receipts(
        try await engine.edit(String(text[..<space]), String(text[space...].trimmed)))
    }
  }

  private func leftOver(of result: DumpResult) -> [Reply] {
    result.question.map { [.event(.question($0))] } ?? []
  }

  private func count(_ rest: String, of command: SlashCommand) throws(NudgyError) -> Int {
    if rest.isEmpty { return 1 }
    guard let count = Int(rest), count > 0 else {
      throw .unexpectedArgument(rest, command: "/\(command.name.rawValue)")
    }
    return count
  }

  private func required(
    _ rest: String, _ name: String, of command: SlashCommand
  ) throws(NudgyError) -> String {
    guard !rest.isEmpty else { throw .missingArgument(name: name, command: "/\(command.name.rawValue)") }
    return rest
  }
}

// MARK: - Voices, memory, privacy

extension SlashCommandRunner {
  private func know(_ command: SlashCommand, _ rest: String) async throws(NudgyError) -> [Reply] {
    let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
    switch command.name {
    case .persona: return try await persona(words)
    case .memory: return try await memory(words)
    default: return [.document(await engine.privacyReport().text)]
    }
  }

  private func persona(_ words: [String]) async throws(NudgyError) -> [Reply] {
    switch (words.first, words.dropFirst().first) {
    case (nil, _), ("list", nil):
      return [.document(ChatWording.personas(await engine.personas()))]
    case ("show", let id):
      let current = await engine.personas().first { $0.isCurrent }?.id
      return [.document(try await engine.personaText(id ?? current ?? ""))]
    case ("use", let id?), (let id?, nil):
      return [.document(ChatWording.speaking(try await engine.usePersona(id)))]
    default:
      return [.document(ChatWording.speaking(try await engine.usePersona(words.joined(separator: " "))))]
    }
  }

  private static let everywhere = "--everywhere"

  private func memory(_ words: [String]) async throws(NudgyError) -> [Reply] {
    switch (words.first, words.dropFirst().first) {
    case (nil, _), ("show", nil):
      return [.document(ChatWording.facts(try await engine.factSentences()))]
    case ("path", nil): return [.document(engine.memoryPath)]
    case ("forget", let words?) where words.hasPrefix(SlashCommandRunner.everywhere):
      let what = String(words.dropFirst(SlashCommandRunner.everywhere.count)).trimmed
      guard !what.isEmpty else { throw .missingArgument(name: "words to forget", command: "/memory") }
      _ = try await engine.forgetEverywhere(what)
      return [.line(ChatWording.forgottenEverywhere(what))]
    case ("forget", let subject?):
      let forgotten = try await engine.forget(subject)
      return [.line(ChatWording.forgotten(forgotten.count, subject))]
    case ("forget", nil): throw .missingArgument(name: "a subject after 'forget'", command: "/memory")
    default: throw .unexpectedArgument(words.joined(separator: " "), command: "/memory")
    }
  }
}
