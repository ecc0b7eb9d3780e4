import Foundation
import NudgyAssistant
import NudgyCore
import NudgyREPL

/// `nudgy memory [show | forget SUBJECT… | path]`.
enum MemoryCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    switch here.words.first ?? "show" {
    case "show":
      try here.expectWords(atMost: 1, of: .memory)
      try await show(here)
    case "forget": try await forget(here)
    case "path":
      try here.expectWords(atMost: 1, of: .memory)
      path(here)
    case let other: throw .unexpectedArgument(other, command: CommandName.memory.rawValue)
    }
    return .done
  }

  private static func show(_ here: Surroundings) async throws(NudgyError) {
    let engine = try Wiring.engine(here)
    for notice in await engine.startupNotices() { here.output.notice(notice.text) }
    if here.options.json {
      let facts = try await engine.facts()
      here.output.document(["facts": .array(facts.map { json($0, here) })])
      return
    }
    let sentences = try await engine.factSentences()
    if sentences.isEmpty { here.output.writeLine(Words.noFacts) }
    for sentence in sentences { here.output.writeLine(PlainText.singleLine(sentence)) }
  }

  private static func forget(_ here: Surroundings) async throws(NudgyError) {
    let subject = here.words.dropFirst().joined(separator: " ")
    guard !subject.isBlank else {
      throw .missingArgument(name: Words.aSubject, command: CommandName.memory.rawValue)
    }
    if here.invocation.has(.allTraces) { return try await forgetEverywhere(subject, here) }
    let forgotten: [MemoryFact]
    let engine = try Wiring.engine(here)
    do throws(NudgyError) {
      forgotten = try await engine.forget(subject)
    } catch .unconfirmed(let change) {
      try Consent.ask(about: change, here)
      forgotten = try await engine.carryOut(change).forgotten
    }
    if here.options.json {
      here.output.document(["forgotten": .array(forgotten.map { json($0, here) })])
    } else {
      for fact in forgotten {
        here.output.writeLine(PlainText.singleLine(Words.forgot("\(fact.subject): \(fact.text)")))
      }
    }
  }

  private static func forgetEverywhere(_ what: String, _ here: Surroundings) async throws(NudgyError) {
    let forgotten = try await Wiring.engine(here).forgetEverywhere(what)
    guard !here.options.json else {
      return here.output.document([
        "forgotten": .array(forgotten.map { json($0, here) }), "everywhere": true,
      ])
    }
    here.output.writeLine(PlainText.singleLine(ChatWording.forgottenEverywhere(what)))
  }

  private static func path(_ here: Surroundings) {
    let path = here.home.memoryFolder.appending(path: "memory.json").path(percentEncoded: false)
    if here.options.json {
      here.output.document(["path": .string(path)])
    } else {
      here.output.writeLine(path)
    }
  }

  private static func json(_ fact: MemoryFact, _ here: Surroundings) -> JSONValue {
    let times = JSONTimes(calendar: here.world.calendar)
    return [
      "id": .string(fact.id.uuidString.lowercased()), "subject": .string(fact.subject),
      "text": .string(fact.text), "category": .string(fact.category),
      "source": .string(fact.source.rawValue), "createdAt": times.instant(fact.createdAt),
      "lastUsedAt": times.instant(fact.lastUsedAt), "timesUsed": .int(fact.timesUsed),
    ]
  }
}
