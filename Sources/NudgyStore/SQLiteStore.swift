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
    // Whoever opens the file next reads the log as well; nothing depends on the folding.
    if foldsLog { try? connection?.foldLog() }
    connection = nil
  }

  /// Runs `body` with the open connection and translates its errors.
  func perform<Value>(_ body: (SQLiteConnection) throws -> Value) throws(NudgyError) -> Value {
    guard let connection else { throw .bug("the store was used after it was closed") }
    do {
      return try body(connection)
    } catch {
      let translated = errors.using(error)
      if case .storeDamaged = translated { file?.markSuspect() }
      throw translated
    }
  }

  /// Every statement prepared so far; the tests of query plans go through them.
  var preparedSQL: [String] { connection?.preparedSQL ?? [] }
}
