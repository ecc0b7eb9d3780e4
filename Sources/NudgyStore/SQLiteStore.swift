import Dispatch
package import Foundation
package import NudgyCore
import NudgyFiles

/// The local store: tasks with their journal, and the conversation, in one SQLite file.
///
/// `SQLiteStore.open(at:makeID:now:)` opens or makes the file; several processes may use it at once.
package actor SQLiteStore {
  package nonisolated let queue = WorkQueue(label: "nudgy.store")
  let makeID: @Sendable () -> UUID
  /// The file, nil for a store in memory.
  nonisolated let file: StoreFile?

  private var connection: SQLiteConnection?
  private var isClosed = false
  /// How the file is opened again when another one took its place; nil for a store in memory.
  private let opening: Opening?
  /// What `connection` has open.
  private var seen: SeenStore?
  private var reopening: StoreReopening?
  /// How many groups are under way, one within the other.
  private var groupDepth = 0
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
  package static let standardPause: Pause = { await QuietQueue.shared.pause(milliseconds: 250) }

  /// Opens the store that is at the path now.
  struct Opening: Sendable {
    let file: StoreFile
    let calendar: ZonedCalendar?
    /// Names what is put aside.
    let now: @Sendable () -> Date

    func open(without log: FileIdentity? = nil) throws -> sending StoreOpener.Opened {
      let opened = try StoreOpener(file: file, now: now()).open(without: log)
      // A store that cannot be written can still be read, with its days as they were.
      if let calendar { try? ZoneTravel(connection: opened.connection).settle(in: calendar) }
      return opened
    }
  }

  init(
    connection: sending SQLiteConnection, seen: SeenStore? = nil, opening: Opening? = nil,
    makeID: @escaping @Sendable () -> UUID, pause: @escaping Pause = SQLiteStore.standardPause
  ) {
    self.connection = connection
    self.seen = seen
    self.opening = opening
    self.pause = pause
    let file = opening?.file
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
      return SQLiteStore(connection: connection, makeID: makeID)
    } catch {
      throw ErrorTranslation(path: "memory").opening(error)
    }
  }

  /// Ends all use of the file.
  ///
  /// - Parameter foldsLog: leaves everything in the one file `nudgy.db`. Takes two waits for the disk, which
  ///   a long session can spend at its end and a single command need not.
  package func close(foldsLog: Bool = false) {
    isClosed = true
    // The log beside a file that took the place of the open one is not ours to fold.
    if let file, change == .none, file.logSize > (foldsLog ? 0 : LogSize.large) {
      try? connection?.foldLogAway()
    }
    connection = nil
  }

  // MARK: - The file at the path

  /// What was opened in the place of the file; told once.
  package func takeReopening() -> StoreReopening? {
    defer { reopening = nil }
    return reopening
  }

  /// The connection, to the file that is at the path now.
  ///
  /// A file can be moved, restored or deleted while it is open; what is written into it then is found by no one.
  private func currentConnection() throws -> SQLiteConnection {
    guard !isClosed else { throw NudgyError.bug("the store was used after it was closed") }
    if let connection, groupDepth > 0 || connection.isInTransaction { return connection }
    guard let opening else {
      guard let connection else { throw NudgyError.bug("the store in memory is gone") }
      return connection
    }
    let change = change
    if let connection, change == .none { return connection }
    // Whatever happens next, nothing more goes into the file that was taken away.
    connection = nil
    let opened: StoreOpener.Opened
    do { opened = try opening.open(without: change == .writtenOver ? seen?.log : nil) } catch {
      throw errors.opening(error)
    }
    seen = opened.seen
    logKeeper = LogKeeper()
    reopening = StoreReopening(path: opening.file.path, isNew: opened.report.isNew)
    connection = opened.connection
    return opened.connection
  }

  private var change: SeenStore.Change {
    guard let file, let connection else { return .replaced }
    return seen?.change(of: file, openIn: connection) ?? .replaced
  }

  // MARK: - Groups

  package func beginGroup() throws(NudgyError) {
    let isInner = groupDepth > 0
    try perform { isInner ? try $0.beginPart() : try $0.begin() }
    groupDepth += 1
  }

  package func endGroup() throws(NudgyError) {
    defer { groupDepth = max(0, groupDepth - 1) }
    try perform { groupDepth > 1 ? try $0.endPart() : try $0.commit() }
  }

  package func abandonGroup() {
    defer { groupDepth = max(0, groupDepth - 1) }
    try? perform { groupDepth > 1 ? try $0.takeBackPart() : try $0.rollBack() }
  }

  /// Runs `body` with the open connection and translates its errors.
  func perform<Value>(_ body: (SQLiteConnection) throws -> Value) throws(NudgyError) -> Value {
    uses += 1
    do {
      let connection = try currentConnection()
      let changesBefore = connection.changeCount
      let wasInTransaction = connection.isInTransaction
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
    case .away: if change == .none { try? connection?.foldLogAway() }
    case .beside: foldBeside(file)
    case .whenQuiet: foldWhenQuiet()
    }
  }

  private func foldWhenQuiet() {
    guard !isFoldingPlanned else { return }
    isFoldingPlanned = true
    // An agent does so as well, and stays away from the shared pool.
    Task(executorPreference: QuietQueue.shared) { [weak self, pause] in
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
  private func foldLog() {
    if change == .none { try? connection?.foldLog() }
  }

  /// Pages in the log, and whether a quiet moment is waited for to fold it; for the tests.
  var logState: (pages: Int, isFoldingPlanned: Bool) { (connection?.logPages ?? 0, isFoldingPlanned) }

  /// Every statement prepared so far; the tests of query plans go through them.
  var preparedSQL: [String] { connection?.preparedSQL ?? [] }
}
