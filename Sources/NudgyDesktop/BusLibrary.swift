import CDBus
import NudgySystem

/// libdbus, loaded when something is first to be told.
///
/// `@unchecked Sendable`: a table of function addresses, written once in `init` and only read from then on.
@safe
final class BusLibrary: @unchecked Sendable {
  private static let usualNames = ["libdbus-1.so.3", "libdbus-1.3.dylib"]

  /// Nil where there is no libdbus. Blocks while it is loaded.
  static let shared = BusLibrary()

  /// Stays valid for the whole process, like the library itself.
  let table: UnsafePointer<nudgy_dbus>

  private init?() {
    let table = UnsafeMutablePointer<nudgy_dbus>.allocate(capacity: 1)
    unsafe table.initialize(to: nudgy_dbus())
    for name in BusLibrary.usualNames {
      guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      guard unsafe nudgy_dbus_look_up(table, library) != 0,
        unsafe table.pointee.dbus_threads_init_default() != 0
      else { continue }
      unsafe self.table = UnsafePointer(table)
      return
    }
    unsafe table.deallocate()
    return nil
  }
}
