import Foundation
import NudgyCore
import NudgyFiles
import NudgyLanguage

/// Takes what was forgotten out of everything Nudgy keeps.
///
/// A forgotten fact leaves the memory and its copies, summaries, answers and backups. What the user said stays as it
/// was said, unless it is to go from everywhere.
struct Forgetter: Sendable {
  let memory: MemoryFile
  let conversations: any ConversationStore
  /// What this chat did.
  let talk = TalkLog()
  /// Where messages that could not be taken in are kept.
  let keptFolder: URL
  /// Where what came from elsewhere lies.
  let inboxFolder: URL
  /// The lines that were typed.
  let history: URL

  init(_ services: EngineServices, memory: MemoryFile) {
    self.memory = memory
    conversations = services.conversations
    keptFolder = services.keptFolder
    inboxFolder = services.inboxFolder
    history = services.history
  }

  func erase(_ erasure: Erasure) async throws(NudgyError) {
    talk.erase(erasure)
    try await memory.erase(erasure)
    let leftovers = try await conversations.erase(erasure)
    let mask = FileMask(erasure: erasure)
    for file in leftovers + MemoryLeftovers.files(in: memory.folder) { mask.mask(file) }
    guard erasure.reach == .everywhere else { return }
    let shared = ["", "done", "kept", "unread"].flatMap { files(in: inboxFolder.appending(path: $0)) }
      // A link in a folder that others fill may lead to anything.
      .filter { FilePlace.isPlainFile($0.path(percentEncoded: false)) }
    for file in files(in: keptFolder) + shared + [history] { mask.mask(file) }
  }

  private func files(in folder: URL) -> [URL] {
    let path = folder.path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map {
      folder.appending(path: $0)
    }
  }
}

/// Damaged memories that were set aside, and what killed writers have left.
enum MemoryLeftovers {
  static func files(in folder: URL) -> [URL] {
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.contains(".damaged-") || $0.hasSuffix(".tmp") }.map {
      folder.appending(path: $0)
    }
  }
}

extension Erasure {
  /// What stands for a fact in texts: its own words, and those turned to the user ("your sister").
  ///
  /// - Parameter words: more that are to go.
  init(_ facts: [MemoryFact], and words: [String] = [], reach: Reach) {
    let names = reach == .everywhere ? facts.compactMap { PersonTitle.name(in: $0.text) } : []
    let phrases = facts.flatMap { [$0.text, FactSentence.turned($0.text)] } + names + words
    self.init(phrases, about: facts.count == 1 ? facts[0].subject : nil, reach: reach)
  }
}
