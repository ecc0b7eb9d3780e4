import CCurl
import NudgySystem

/// libcurl, loaded when it is first needed.
///
/// Linked in the ordinary way it would cost every launch about 9 ms, more than all of `nudgy next`; and a machine
/// without it could not start Nudgy at all, which needs no network.
///
/// `@unchecked Sendable`: a table of function addresses, written once in `init` and only read from then on.
@safe
final class CurlLibrary: @unchecked Sendable {
  private static let usualNames = [
    "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so", "libcurl.4.dylib", "/usr/lib/libcurl.4.dylib",
  ]

  /// Nil where there is no libcurl of 7.68 or later. Blocks while it is loaded.
  static let shared = CurlLibrary()

  /// Stays valid for the whole process, like the library itself.
  let table: UnsafePointer<nudgy_curl>

  /// - Parameter names: what it may be called, the likeliest first.
  init?(names: [String] = usualNames) {
    let table = UnsafeMutablePointer<nudgy_curl>.allocate(capacity: 1)
    unsafe table.initialize(to: nudgy_curl())
    for name in names {
      guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      guard unsafe nudgy_curl_look_up(table, library) != 0, unsafe nudgy_curl_global_init(table) == CURLE_OK
      else { continue }
      unsafe self.table = UnsafePointer(table)
      return
    }
    unsafe table.deallocate()
    return nil
  }
}
