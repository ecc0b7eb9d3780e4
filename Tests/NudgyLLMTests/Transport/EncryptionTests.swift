import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

@testable import NudgyLLM

/// The program that makes certificates and servers.
private enum OpenSSL {
  static let program = URL(filePath: "/usr/bin/openssl")
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")
}

/// With a server that encrypts, made of the `openssl` program where that is installed.
@Suite(.enabled(if: OpenSSL.isInstalled)) struct EncryptionTests {
  @Test func onlyAServerThatProvesItselfIsTold() async throws {
    let folder = try TemporaryFolder()
    let (key, certificate) = (folder.file("key.pem"), folder.file("cert.pem"))
    try run(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
      key.path(),
      "-out", certificate.path(), "-days", "2", "-subj", "/CN=localhost", "-addext",
      "subjectAltName=IP:127.0.0.1")
    // A port that was free a moment ago.
    let port = try LoopbackServer([]).port
    let server = Process()
    server.executableURL = OpenSSL.program
    server.arguments = [
      "s_server", "-accept", "127.0.0.1:\(port)", "-key", key.path(), "-cert", certificate.path(), "-www",
      "-quiet",
    ]
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer { server.terminate() }

    func ask(_ host: String, trusting file: URL?) async throws -> LLMFailure? {
      let environment = file.map { ["SSL_CERT_FILE": $0.path()] } ?? [:]
      let network = NetworkSettings(environment: environment)
      // Until it listens.
      for _ in 0..<3000 {
        var limits = LLMLimits()
        // The server never answers one that trusts it.
        limits.firstToken = .seconds(file == nil || host == "localhost" ? 60 : 1)
        limits.connect = .seconds(60)
        let client = try Client("https://\(host):\(port)/v1", network: network, limits: limits)
        let failure = await client.ask().failure
        guard failure == .unreachable else { return failure }
        try await Task.sleep(for: .milliseconds(20))
      }
      return .unreachable
    }
    // It speaks no chat: what counts is that one who trusts it gets to hear that.
    let known = try await ask("127.0.0.1", trusting: certificate)
    #expect([.garbled, .timedOut, .disconnected].contains(known))
    #expect(try await ask("127.0.0.1", trusting: nil) == .notTrusted)
    #expect(try await ask("localhost", trusting: certificate) == .notTrusted)
  }

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = OpenSSL.program
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
