package import Foundation
package import NudgyCore

/// The local store: tasks with their journal, and the conversation, in one SQLite file.
///
/// `SQLiteStore.open(at:makeID:now:)` opens or makes the file; several processes may use it at once.
package actor SQLiteStore {
  private let executor = StoreExecutor()
  let makeID: @Sendable () -> UUID
  /// The file, nil for a store in memory.
  nonisolated let file: StoreFile?

  private var connection: SQLiteConnection?
  private var isFoldingPlanned = false
  let errors: ErrorTranslation

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  init(connection: sending SQLiteConnection, file: StoreFile?, makeID: @escaping @Sendable () -> UUID) {
    self.connection = connection
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
    if foldsLog { foldLog(over: 0) } else { foldLog(over: LogSize.large) }
    connection = nil
  }

  /// Runs `body` with the open connection and translates its errors.
  func perform<Value>(_ body: (SQLiteConnection) throws -> Value) throws(NudgyError) -> Value {
    guard let connection else { throw .bug("the store was used after it was closed") }
    let changesBefore = connection.changeCount
    do {
      let value = try body(connection)
      if connection.changeCount != changesBefore { keepLogSmall() }
      return value
    } catch {
      let translated = errors.using(error)
      if case .storeDamaged = translated { file?.markSuspect() }
      throw translated
    }
  }

  // MARK: - The log

  /// How large the write-ahead log may get, in bytes.
  ///
  /// Each process that finds no other using the store reads the log anew, about a millisecond a megabyte,
  /// and appends to it; SQLite itself begins it afresh only within one process.
  private enum LogSize {
    /// Folded after the answer is given, or on closing.
    static let large = 1 << 20
    /// Folded at once.
    static let huge = 4 << 20
  }

  private func keepLogSmall() {
    guard let size = file?.logSize, size > LogSize.large else { return }
    guard size <= LogSize.huge else { return foldLog(over: LogSize.huge) }
    guard !isFoldingPlanned else { return }
    isFoldingPlanned = true
    // Whoever waits for this change gets it first; folding takes two waits for the disk.
    Task { [weak self] in await self?.foldAsPlanned() }
  }

  private func foldAsPlanned() {
    isFoldingPlanned = false
    foldLog(over: LogSize.large)
  }

  /// Whoever opens the file next reads the log as well, so nothing depends on the folding succeeding.
  private func foldLog(over size: Int) {
    guard let file, file.logSize > size else { return }
    try? connection?.foldLog()
  }

  /// Every statement prepared so far; the tests of query plans go through them.
  var preparedSQL: [String] { connection?.preparedSQL ?? [] }
}
