/// A port of this machine at which nobody listens, and nobody else can as long as this lives.
package final class ClosedPort: Sendable {
  package let port: Int
  private let socket: CInt

  package init() throws { (socket, port) = try ServerSocket.bound() }

  deinit { ServerSocket.close(socket) }
}
