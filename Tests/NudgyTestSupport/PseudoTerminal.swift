package import Foundation
package import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program running at a terminal of its own, whose keys the test presses and whose screen it reads.
///
/// Nothing here sleeps: a test waits for output it expects, with a deadline.
package final class PseudoTerminal {
  private let master: CInt
  private let slave: CInt
  package let process: pid_t
  private var status: CInt?
  /// All that was written so far.
  package var output: String { String(decoding: bytes, as: UTF8.self) }
  private var bytes: [UInt8] = []
  /// Up to here (in bytes of `output`) expected output was found.
  private var consumed = 0
  /// The modes the program found.
  private var found = termios()

  /// Starts `program` with the terminal as its controlling one.
  package init(_ program: URL, _ arguments: [String] = [], environment: [String: String], columns: Int = 80)
    throws
  {
    var ends: (master: CInt, slave: CInt) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    let isOpen = unsafe openpty(&ends.master, &ends.slave, &name, nil, &size) == 0
    try #require(isOpen)
    master = ends.master
    slave = ends.slave
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = unsafe tcgetattr(slave, &found)
    let path = program.path(percentEncoded: false)
    let terminal = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let started = PseudoTerminal.spawn(path, arguments, environment, terminal: terminal)
    process = try #require(started)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = waitForExit()
    }
    close(master)
    close(slave)
  }

  /// `POSIX_SPAWN_SETSID` of <spawn.h>, which the C module hides behind a feature macro.
  private static let newSession: Int16 = 0x80

  /// A new session, in which the first terminal that is opened becomes the controlling one.
  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], terminal: String
  ) -> pid_t? {
    Spawning.start(
      path, arguments, environment,
      [.open(0, path: terminal), .duplicate(0, onto: 1), .duplicate(0, onto: 2)], flags: newSession)
  }

  // MARK: Keys and signals

  package func send(_ keys: String) {
    var rest = Array(keys.utf8)
    while !rest.isEmpty {
      // The program may echo while it reads: keep its output flowing, or both sides wait for ever.
      guard ready(POLLOUT, milliseconds: 10_000) else { return }
      let count = unsafe write(master, rest, min(rest.count, 2048))
      if count > 0 { rest.removeFirst(count) }
      if ready(POLLIN, milliseconds: 0) { readSome() }
    }
  }

  package func paste(_ text: String) {
    send("\u{1B}[200~\(text)\u{1B}[201~")
  }

  package func signal(_ number: CInt) {
    kill(process, number)
  }

  /// To the job in the foreground, when the program is a shell.
  package func signalForeground(_ number: CInt) {
    let group = tcgetpgrp(master)
    if group > 0 { kill(-group, number) }
  }

  // MARK: What it shows

  /// Waits until `text` appears behind what was expected before; records an issue after the deadline.
  @discardableResult
  package func expect(
    _ text: String, seconds: Double = 60, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end = PseudoTerminal.end(of: wanted, in: bytes[consumed...]) {
        consumed = end
        return true
      }
      let left = deadline - ContinuousClock.now
      guard left > .zero, ready(POLLIN, milliseconds: CInt(left / .milliseconds(1)) + 1), readSome() else {
        let seen = String(decoding: bytes[consumed...], as: UTF8.self).debugDescription
        Issue.record(
          "'\(text)' did not appear. Since the last match: \(seen)", sourceLocation: sourceLocation)
        return false
      }
    }
  }

  private static func end(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = wanted.first else { return bytes.startIndex }
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: first), start + wanted.count <= bytes.endIndex {
      if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return start + wanted.count }
      index = start + 1
    }
    return nil
  }

  /// Waits for the end of the program; its exit status, or 128 and the number of the signal that ended it. One that does
  /// not end is ended after the deadline, and an issue recorded: a test run must not stand still for ever.
  package func waitForExit(
    seconds: Double = 120, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CInt {
    if let status { return status }
    var raw: CInt = 0
    var deadline: ContinuousClock.Instant? = .now + .seconds(seconds)
    while true {
      if let time = deadline, ContinuousClock.now > time {
        deadline = nil
        Issue.record(
          "The program did not end. It wrote: \(output.suffix(200).debugDescription)",
          sourceLocation: sourceLocation)
        kill(process, SIGKILL)
      }
      // A program that writes much would wait for ever for somebody to read it.
      if ready(POLLIN, milliseconds: 20) { readSome() }
      let ended = unsafe waitpid(process, &raw, WNOHANG)
      if ended == process { break }
      if ended == -1, errno != EINTR { return -1 }
    }
    while ready(POLLIN, milliseconds: 0), readSome() {}
    let result = raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F
    status = result
    return result
  }

  /// The terminal's modes, in a form that can be compared.
  package var modes: String {
    var modes = termios()
    guard unsafe tcgetattr(slave, &modes) == 0 else { return "unknown" }
    return PseudoTerminal.spelled(modes)
  }

  /// Those the program found, in the same form.
  package var firstModes: String { PseudoTerminal.spelled(found) }

  package func putBackFirstModes() {
    _ = unsafe tcsetattr(slave, TCSANOW, &found)
  }

  private static func spelled(_ modes: termios) -> String {
    let characters = unsafe withUnsafeBytes(of: modes.c_cc) { unsafe Array($0) }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(characters)"
  }

  package func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  private func ready(_ event: CInt, milliseconds: CInt) -> Bool {
    var entry = pollfd(fd: master, events: Int16(event), revents: 0)
    while true {
      let count = unsafe poll(&entry, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  @discardableResult
  private func readSome() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    return true
  }
}
