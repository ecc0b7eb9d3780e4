import Foundation
import NudgyCore
import NudgySystem
import Synchronization

/// Folders whose names are not UTF-8, which no `String` can hold.
///
/// Such a folder is opened by its bytes, stays open, and is worked in through the name that the system gives to open
/// files, which is text. What is shown has the folder's own name again.
enum RawFolder {
  struct Opened: Sendable {
    /// What it is worked in by: `/proc/4711/fd/5`.
    let path: String
    let bytes: [UInt8]

    /// The name as text, with marks for what is none.
    var text: String { PlainText.singleLine(String(decoding: bytes, as: UTF8.self)) }
  }

  private static let all = Mutex<[Opened]>([])

  static var opened: [Opened] { all.withLock { $0 } }

  /// Opens the folder.
  ///
  /// - Parameter makes: makes it where it is missing.
  static func path(to bytes: [UInt8], makes: Bool) throws(NudgyError) -> String {
    func failure(_ reason: String) -> NudgyError {
      .storeUnavailable(path: String(decoding: bytes, as: UTF8.self), reason: reason)
    }
    if makes { make(bytes) }
    let descriptor = unsafe withPath(bytes) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw failure(unsafe String(cString: strerror(errno)).lowercasedFirst) }
    // By the number of the process, as programs that are started here may be told the name, too.
    let path = "/proc/\(getpid())/fd/\(descriptor)"
    guard unsafe access(path, F_OK) == 0 else { throw failure(Words.notUTF8) }
    all.withLock { $0.append(Opened(path: path, bytes: bytes)) }
    return path
  }

  /// Makes the folder and those above it, for the user alone.
  private static func make(_ bytes: [UInt8]) {
    let slash = UInt8(ascii: "/")
    for end in bytes.indices.dropFirst() where bytes[end] == slash && bytes[end - 1] != slash {
      _ = unsafe withPath(bytes[..<end]) { unsafe mkdir($0, 0o700) }
    }
    _ = unsafe withPath(bytes) { unsafe mkdir($0, 0o700) }
  }

  private static func withPath(
    _ bytes: some Collection<UInt8>, _ body: (UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    unsafe (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return -1 }
      return unsafe body(start)
    }
  }
}
