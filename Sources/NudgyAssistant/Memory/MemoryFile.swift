package import Foundation
package import NudgyCore

/// What Nudgy knows about the user, in one JSON file that people can read and edit.
///
/// Nothing is read before it is needed. The file is looked at before every use, so that an edit by hand counts
/// at once, and written under a lock, so that several Nudgys add to each other's facts.
package actor MemoryFile {
  private let vault: MemoryVault
  private var known: MemoryVault.Content?
  private var reports: [MemoryReport] = []

  private let queue: WorkQueue

  /// - Parameters:
  ///   - folder: where the memory lies.
  ///   - world: tells the time and makes ids.
  ///   - queue: where the file is read and written.
  package init(folder: URL, world: World, queue: WorkQueue = WorkQueue(label: "nudgy.memory")) {
    vault = MemoryVault(folder: folder, world: world)
    self.queue = queue
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }

  /// Where the facts are, for `memory path`.
  package nonisolated var path: URL { vault.folder.appending(path: "memory.json") }

  nonisolated var folder: URL { vault.folder }

  nonisolated var world: World { vault.world }

  /// What happened to the file since this was last asked.
  package func takeReports() -> [MemoryReport] {
    defer { reports = [] }
    return reports
  }

  // MARK: - Preferences, voices, summaries

  package func preferences() throws(NudgyError) -> MemoryPreferences {
    try document().preferences
  }

  /// Changes preferences, on top of whatever another Nudgy wrote meanwhile.
  package func updatePreferences(
    _ change: @Sendable (inout MemoryPreferences) -> Void
  ) throws(NudgyError) {
    try update { (document) throws(NudgyError) in change(&document.preferences) }
  }

  /// How often each voice was used, in the order of their first use.
  package func personaStatistics() throws(NudgyError) -> [PersonaStatistics] {
    try document().personas
  }

  /// Notes that a voice was used for a session.
  package func notePersonaUse(_ id: String) throws(NudgyError) {
    let now = wholeSecond(world.now())
    try count(id) {
      $0.timesUsed += 1
      $0.lastUsedAt = now
    }
  }

  /// Notes that so many tasks were finished with this voice before them: it is known some day which ones help.
  package func noteFinished(_ tasks: Int, after id: String) throws(NudgyError) {
    try count(id) { $0.tasksFinished += tasks }
  }

  private func count(_ id: String, _ change: (inout PersonaStatistics) -> Void) throws(NudgyError) {
    try update(isDurable: false) { (document) throws(NudgyError) in
      let index = document.personas.firstIndex { $0.id == id }
      var entry = index.map { document.personas[$0] } ?? PersonaStatistics(id: id)
      change(&entry)
      if let index { document.personas[index] = entry } else { document.personas.append(entry) }
    }
  }

  /// The oldest first.
  package func summaries() throws(NudgyError) -> [MemorySummary] {
    try document().summaries
  }

  /// Keeps a summary of an older part of a conversation; of many the newest stay.
  package func addSummary(_ text: String) throws(NudgyError) {
    let text = PlainText.singleLine(text)
    guard !text.isEmpty else { return }
    let summary = MemorySummary(text: text, createdAt: wholeSecond(world.now()))
    try update { (document) throws(NudgyError) in
      document.summaries = (document.summaries + [summary]).suffix(MemoryFile.summaryLimit)
    }
  }

  private static let summaryLimit = 50

  // MARK: - The document

  /// The content as it stands on the disk now.
  func document() throws(NudgyError) -> MemoryDocument {
    try content(isLocked: false).document
  }

  /// Changes the content on top of whatever stands on the disk. Nothing is written when nothing changes.
  ///
  /// - Parameter isDurable: waits until the bytes are on the disk. Not worth it for counters.
  @discardableResult
  func update<Value>(
    isDurable: Bool = true, _ change: (inout MemoryDocument) throws(NudgyError) -> Value
  ) throws(NudgyError) -> Value {
    try vault.locked { () throws(NudgyError) in
      // Only an edit by hand can come between reading and writing, and nobody types that fast for long.
      for _ in 0..<10 {
        let before = try content(isLocked: true)
        var document = before.document
        let value = try change(&document)
        guard document.differs(from: before.document) else { return value }
        try vault.requireOwnVersion(document)
        if let stamp = try vault.save(document, over: before.stamp, isDurable: isDurable) {
          known = (document, stamp)
          return value
        }
      }
      throw .storeNotWritten(path: path.path, reason: "it keeps changing")
    }
  }

  private func content(isLocked: Bool) throws(NudgyError) -> MemoryVault.Content {
    if known == nil { vault.sweep() }
    if let known, try vault.stamp() == known.stamp { return known }
    if let content = try vault.load() {
      known = content
      return content
    }
    let recovered =
      if isLocked { try vault.recover() } else { try vault.locked(vault.recover) }
    if let report = recovered.report { reports.append(report) }
    known = recovered.content
    return recovered.content
  }
}
