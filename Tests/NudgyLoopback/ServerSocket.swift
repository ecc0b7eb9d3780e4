import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls of `LoopbackServer`.
enum ServerSocket {
  /// A listening socket on 127.0.0.1, and its port.
  static func listen() throws -> (CInt, port: Int) {
    let (listener, port) = try bound()
    guard systemListen(listener) == 0 else { throw POSIXError(.EADDRINUSE) }
    return (listener, port)
  }

  /// A socket that has a port on 127.0.0.1 and does not listen: whoever connects to it is refused.
  static func bound() throws -> (CInt, port: Int) {
    #if canImport(Glibc)
      let kind = CInt(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw POSIXError(.EMFILE) }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        unsafe bind(listener, general, size) == 0
          && getsockname(listener, general, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  static func accept(_ listener: CInt) -> CInt? {
    var connection = systemAccept(listener)
    while connection < 0, errno == EINTR { connection = systemAccept(listener) }
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // Each step is to arrive as a packet of its own.
    var on: CInt = 1
    unsafe setsockopt(connection, CInt(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<CInt>.size))
    return connection
  }

  static func close(_ descriptor: CInt) { _ = systemClose(descriptor) }

  /// Whether all bytes went out.
  static func send(_ bytes: [UInt8], _ connection: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemSend(connection, $0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The next request with its whole body, or nil when the connection ends before.
  static func readRequest(
    _ connection: CInt, _ buffer: inout [UInt8], number: Int
  ) -> LoopbackServer.Received? {
    var end: Int?
    while true {
      end = end ?? buffer.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
      if let end {
        let (line, headers) = head(buffer[..<end])
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        if buffer.count >= end + length {
          let body = String(decoding: buffer[end..<end + length], as: UTF8.self)
          buffer.removeFirst(end + length)
          return .init(connection: number, line: line, headers: headers, body: body)
        }
      }
      guard let more = read(connection) else { return nil }
      buffer += more
    }
  }

  /// Reads until the other end is gone.
  static func awaitEnd(_ connection: CInt) {
    while read(connection) != nil {}
  }

  /// Lets the next `close` be a reset.
  static func armReset(_ connection: CInt) {
    var option = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(
      connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  private static func read(_ connection: CInt) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> (String, [String: String]) {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // One that comes twice is one with both values.
      let name = line[..<colon].lowercased()
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return (lines[0], headers)
  }
}

// Outside the type, whose functions have the same names.

private func systemListen(_ descriptor: CInt) -> CInt { listen(descriptor, 64) }

private func systemAccept(_ listener: CInt) -> CInt { accept(listener, nil, nil) }

private func systemClose(_ descriptor: CInt) -> CInt { close(descriptor) }

private func systemSend(_ connection: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Glibc)
    unsafe send(connection, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
  #else
    unsafe send(connection, bytes.baseAddress, bytes.count, 0)
  #endif
}
