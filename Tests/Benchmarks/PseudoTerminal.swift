import Foundation

/// A terminal for a program under measurement.
final class PseudoTerminal {
  let path: String
  private let master: Int32
  private let slave: Int32

  init?() {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&ends.master, &ends.slave, &name, nil, &size) == 0 else { return nil }
    (master, slave) = ends
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// As if typed.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(master, bytes, bytes.count)
  }

  /// Reads until `text` has appeared; false when it does not within ten seconds.
  func waits(for text: String) -> Bool {
    let wanted = Array(text.utf8)
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&entry, 1, 10_000) > 0 else { return false }
      let count = unsafe read(master, &buffer, buffer.count)
      guard count > 0 else { return false }
      seen += buffer.prefix(count)
      if seen.contains(wanted) { return true }
    }
  }
}
