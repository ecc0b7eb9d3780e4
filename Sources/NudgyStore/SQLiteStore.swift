import Dispatch
package import Foundation
package import NudgyCore

/// The local store: tasks with their journal, and the conversation, in one SQLite file.
///
/// `SQLiteStore.open(at:makeID:now:)` opens or makes the file; several processes may use it at once.
package actor SQLiteStore {
  package nonisolated let queue = WorkQueue(label: "nudgy.store")
  let makeID: @Sendable () -> UUID
  /// The file, nil for a store in memory.
  nonisolated let file: StoreFile?

  private var connection: SQLiteConnection?
  private var logKeeper = LogKeeper()
  private var isFoldingPlanned = false
  private var isFoldingBeside = false
  /// How often the connection was used.
  private var uses = 0
  /// Takes as long as nothing must happen for the store to count as quiet.
  private let pause: Pause
  let errors: ErrorTranslation

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }

  package typealias Pause = @Sendable () async -> Void

  /// Longer than the time between the parts of a turn, shorter than the time between two messages.
  package static let standardPause: Pause = { try? await Task.sleep(for: .milliseconds(250)) }

  init(
    connection: sending SQLiteConnection, file: StoreFile?, makeID: @escaping @Sendable () -> UUID,
    pause: @escaping Pause = SQLiteStore.standardPause
  ) {
    self.connection = connection
    self.pause = pause
    self.file = file
    self.makeID = makeID
    errors = ErrorTranslation(path: file?.url.path(percentEncoded: false) ?? "memory")
  }

  /// A store that lives as long as the value, for tests.
  package static func inMemory(makeID: @escaping @Sendable () -> UUID) throws(NudgyError) -> SQLiteStore {
    do {
      let connection = try SQLiteConnection(path: ":memory:", access: .create)
      try connection.configure()
      try connection.migrate()
      return SQLiteStore(connection: connection, file: nil, makeID: makeID)
    } catch {
      throw ErrorTranslation(path: "memory").opening(error)
    }
  }

  /// Ends all use of the file.
  ///
  /// - Parameter foldsLog: leaves everything in the one file `nudgy.db`. Takes two waits for the disk, which
  ///   a long session can spend at its end and a single command need not.
  package func close(foldsLog: Bool = false) {
    if let file, file.logSize > (foldsLog ? 0 : LogSize.large) { try? connection?.foldLogAway() }
    connection = nil
  }

  /// Runs `body` with the open connection and translates its errors.
  func perform<Value>(_ body: (SQLiteConnection) throws -> Value) throws(NudgyError) -> Value {
    guard let connection else { throw .bug("the store was used after it was closed") }
    uses += 1
    let changesBefore = connection.changeCount
    let wasInTransaction = connection.isInTransaction
    do {
      let value = try body(connection)
      if !connection.isInTransaction, wasInTransaction || connection.changeCount != changesBefore {
        keepLogSmall()
      }
      return value
    } catch {
      let translated = errors.using(error)
      if case .storeDamaged = translated { file?.markSuspect() }
      throw translated
    }
  }

  // MARK: - The log

  /// Plans the folding of a log that has grown. Folding takes two waits for the disk, so it happens when nobody
  /// waits for an answer; under a load that never pauses, beside the load.
  private func keepLogSmall() {
    guard let file, let pages = connection?.logPages, let folding = logKeeper.folding(of: pages) else {
      return
    }
    switch folding {
    case .atOnce: foldLog()
    case .away: try? connection?.foldLogAway()
    case .beside: foldBeside(file)
    case .whenQuiet: foldWhenQuiet()
    }
  }

  private func foldWhenQuiet() {
    guard !isFoldingPlanned else { return }
    isFoldingPlanned = true
    Task { [weak self, pause] in
      var uses: Int?
      repeat {
        uses = await self?.uses
        await pause()
      } while await self?.foldIfQuiet(since: uses) == false
    }
  }

  /// - Returns: whether there is nothing more to wait for.
  private func foldIfQuiet(since uses: Int?) -> Bool {
    guard self.uses == uses else { return false }
    isFoldingPlanned = false
    foldLog()
    return true
  }

  private func foldBeside(_ file: StoreFile) {
    guard !isFoldingBeside else { return }
    isFoldingBeside = true
    DispatchQueue.global(qos: .utility).async { [weak self] in
      SQLiteStore.foldBeside(file)
      Task { await self?.endFoldingBeside() }
    }
  }

  private func endFoldingBeside() { isFoldingBeside = false }

  private nonisolated static func foldBeside(_ file: StoreFile) {
    guard let connection = try? SQLiteConnection(path: file.path) else { return }
    connection.keepLogOnClose()
    try? connection.foldLog()
  }

  /// Whoever opens the file next reads the log as well, so nothing depends on the folding succeeding.
  private func foldLog() { try? connection?.foldLog() }

  /// Pages in the log, and whether a quiet moment is waited for to fold it; for the tests.
  var logState: (pages: Int, isFoldingPlanned: Bool) { (connection?.logPages ?? 0, isFoldingPlanned) }

  /// Every statement prepared so far; the tests of query plans go through them.
  var preparedSQL: [String] { connection?.preparedSQL ?? [] }
}
