import NudgyCore
import NudgyFiles

/// Turns what SQLite says into what the rest of the house knows.
struct ErrorTranslation: Sendable {
  let path: String

  func opening(_ error: any Error) -> NudgyError {
    switch error {
    case let error as NudgyError: error
    case let error as SQLiteError where error.isDamage: .storeDamaged(path: path)
    case let error as SQLiteError where error.isOutOfRoom:
      .storeNotWritten(path: path, reason: reason(error))
    case let error as SQLiteError: .storeUnavailable(path: path, reason: reason(error))
    case let error as DiskFailure: .storeUnavailable(path: path, reason: error.reason)
    default: .storeUnavailable(path: path, reason: "\(error)")
    }
  }

  func using(_ error: any Error) -> NudgyError {
    switch error {
    case let error as NudgyError: error
    case let error as SQLiteError where error.isDamage: .storeDamaged(path: path)
    case let error as SQLiteError where error.isWriteFailure:
      .storeNotWritten(path: path, reason: reason(error))
    case let error as SQLiteError where error.isMissingFile:
      .storeNotWritten(path: path, reason: reason(error))
    case let error as SQLiteError: .bug("the store said '\(error.message)'")
    default: .bug("\(error)")
    }
  }

  private func reason(_ error: SQLiteError) -> String {
    error.isBusy ? "another Nudgy is busy with it" : error.message
  }
}
