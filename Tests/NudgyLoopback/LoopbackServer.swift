package import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An HTTP server on this machine that answers requests with scripted bytes, in the order they come.
///
/// Each connection has a thread of its own, and is kept for the next request until a script ends it.
package final class LoopbackServer: Sendable {
  /// What the server does once a request has arrived whole.
  package enum Step: Sendable {
    case send([UInt8])
    /// Sends them one by one, each in a packet of its own.
    case sendByByte([UInt8])
    /// Tells the test how far it came.
    case run(@Sendable () -> Void)
    /// Waits until the test opens the gate.
    case wait(Gate)
    /// Ends the connection in good order.
    case close
    /// Ends it with a reset, as a server that died.
    case reset
    /// Waits until the client has ended the connection, and says so.
    case awaitEnd(Gate)

    package static func text(_ text: String) -> Step { .send(Array(text.utf8)) }
  }

  /// A request as it came.
  package struct Received: Sendable, Equatable {
    /// Which connection it came on, from 0.
    package let connection: Int
    /// Such as `POST /v1/chat/completions HTTP/1.1`.
    package let line: String
    /// Names in lower case.
    package let headers: [String: String]
    package let body: String
  }

  private struct State {
    var next: @Sendable (Received) -> [Step]
    var received: [Received] = []
    var connectionCount = 0
  }

  package let port: Int
  private let listener: Listener
  private let state: Mutex<State>
  /// Whether questions about the models are answered like any request; else nothing is known of them, and they are
  /// counted nowhere.
  private let tellsOfModels: Bool

  /// Listens at a port of the system's choice on 127.0.0.1; a request beyond the last script ends its connection.
  package convenience init(_ scripts: [[Step]], tellsOfModels: Bool = false) throws {
    let scripts = ScriptQueue(scripts)
    try self.init(tellsOfModels: tellsOfModels) { _ in scripts.next() }
  }

  /// Answers each request by what it says.
  package init(tellsOfModels: Bool = false, _ next: @escaping @Sendable (Received) -> [Step]) throws {
    self.tellsOfModels = tellsOfModels
    let (socket, port) = try ServerSocket.listen()
    self.port = port
    let listener = Listener(socket)
    self.listener = listener
    state = Mutex(State(next: next))
    Thread.detachNewThread { [weak self] in
      defer { listener.close() }
      while let connection = ServerSocket.accept(socket) {
        guard let server = self else { return ServerSocket.close(connection) }
        let number = server.note()
        // The server lives as long as someone is connected to it.
        Thread.detachNewThread { server.serve(connection, number) }
      }
    }
  }

  deinit { listener.wake() }

  /// The socket that waits for connections. Its number may be anyone's once it was closed.
  private final class Listener: Sendable {
    private let socket: Mutex<CInt?>

    init(_ socket: CInt) { self.socket = Mutex(socket) }

    /// Ends the waiting of the thread that accepts.
    func wake() {
      socket.withLock { if let socket = $0 { _ = shutdown(socket, Int32(SHUT_RDWR)) } }
    }

    func close() {
      socket.withLock { socket in
        if let socket { ServerSocket.close(socket) }
        socket = nil
      }
    }
  }

  package var base: String { "http://127.0.0.1:\(port)/v1" }

  /// The requests so far.
  package var received: [Received] { state.withLock { $0.received } }

  /// How many connections there were so far.
  package var connectionCount: Int { state.withLock { $0.connectionCount } }

  // MARK: - Serving

  private func note() -> Int {
    state.withLock { state in
      state.connectionCount += 1
      return state.connectionCount - 1
    }
  }

  private func serve(_ connection: CInt, _ number: Int) {
    defer { ServerSocket.close(connection) }
    var buffer: [UInt8] = []
    while let request = ServerSocket.readRequest(connection, &buffer, number: number) {
      let script = script(for: request)
      for step in script where !run(step, connection) { return }
    }
  }

  private func script(for request: Received) -> [Step] {
    if !tellsOfModels, LoopbackServer.isAboutModels(request) {
      return [HTTPReply.json("{}", status: "404 Not Found")]
    }
    let next = state.withLock { state in
      state.received.append(request)
      return state.next
    }
    return next(request)
  }

  private static func isAboutModels(_ request: Received) -> Bool {
    ["GET /v1/models", "GET /props", "GET /api/"].contains { request.line.hasPrefix($0) }
  }

  /// Whether the connection goes on.
  private func run(_ step: Step, _ connection: CInt) -> Bool {
    switch step {
    case .send(let bytes): return ServerSocket.send(bytes, connection)
    case .sendByByte(let bytes): return bytes.allSatisfy { ServerSocket.send([$0], connection) }
    case .run(let action):
      action()
      return true
    case .wait(let gate): return gate.wait()
    case .close: return false
    case .reset:
      ServerSocket.armReset(connection)
      return false
    case .awaitEnd(let gate):
      ServerSocket.awaitEnd(connection)
      gate.open()
      return false
    }
  }
}

/// Scripts that are played once each, in order.
private final class ScriptQueue: Sendable {
  private let scripts: Mutex<[[LoopbackServer.Step]]>

  init(_ scripts: [[LoopbackServer.Step]]) { self.scripts = Mutex(scripts) }

  func next() -> [LoopbackServer.Step] {
    scripts.withLock { $0.isEmpty ? [.close] : $0.removeFirst() }
  }
}

/// A door that a test opens once, and at which threads and tests wait.
package final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let opened = Mutex<Date?>(nil)

  package init() {}

  package func open() {
    opened.withLock { $0 = $0 ?? Date() }
    semaphore.signal()
  }

  /// When it was opened.
  package var openedAt: Date? { opened.withLock { $0 } }

  /// The whole suite may take five minutes, and on a busy machine a test can wait for its turn most of them: only what
  /// hangs for good is given up.
  private static let patience: DispatchTimeInterval = .seconds(300)

  /// Blocks until it is open; false when that took longer than any test may wait.
  package func wait() -> Bool {
    defer { semaphore.signal() }
    return semaphore.wait(timeout: .now() + Gate.patience) == .success
  }

  /// Suspends until it is open; false when that took longer than any test may wait.
  package func waitUntilOpen() async -> Bool {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.wait()) }
    }
  }
}
