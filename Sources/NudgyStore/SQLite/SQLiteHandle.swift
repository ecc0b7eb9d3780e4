import CSQLite

/// The one owner of an open database; closes it at the end of its life.
@safe
struct SQLiteHandle: ~Copyable {
  let pointer: OpaquePointer

  enum Access {
    case readWrite
    /// Makes the file when it is not there.
    case create
    /// Reads beside others, and leaves the log's index as it is; the path is a `file:` URL.
    case lookingOn
    /// Reads the file alone, as nobody has it open and there is no log; the path is a `file:` URL.
    case lookingAlone

    fileprivate var flags: Int32 {
      switch self {
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .lookingOn, .lookingAlone: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    }

    fileprivate var parameters: String {
      switch self {
      case .readWrite, .create: ""
      case .lookingOn: "?readonly_shm=1"
      case .lookingAlone: "?immutable=1"
      }
    }
  }

  /// Opens the file at `path`; SQLite itself reads nothing of it yet.
  ///
  /// Without a mutex of its own: whoever holds the handle makes its calls one after another.
  init(path: String, access: Access) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(path + access.parameters, &opened, flags, nil)
    guard code == SQLITE_OK, let pointer = unsafe opened else {
      // SQLite hands out a handle even when opening failed; it must be closed all the same.
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(code: code)
    }
    unsafe self.pointer = pointer
  }

  deinit {
    // The second version waits for statements that are still alive.
    unsafe sqlite3_close_v2(pointer)
  }
}
