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

  static func start(_ arguments: String...) -> ProgramStart {
    ProgramStart(
      program: program, arguments: arguments, environment: [:], input: .nullDevice, output: .nullDevice,
      errors: .nullDevice)
  }
}

/// With a server that encrypts, made of the `openssl` program where that is installed.
@Suite(.enabled(if: OpenSSL.isInstalled)) struct EncryptionTests {
  @Test func onlyAServerThatProvesItselfIsTold() async throws {
    let folder = try TemporaryFolder()
    let (key, certificate) = (folder.file("key.pem"), folder.file("cert.pem"))
    let made = try await OpenSSL.start(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
      key.path(),
      "-out", certificate.path(), "-days", "2", "-subj", "/CN=localhost", "-addext",
      "subjectAltName=IP:127.0.0.1"
    ).run()
    try #require(made.code == 0)
    // A port that was free a moment ago.
    let port = try LoopbackServer([]).port
    let server = OpenSSL.start(
      "s_server", "-accept", "127.0.0.1:\(port)", "-key", key.path(), "-cert", certificate.path(), "-www",
      "-quiet")
    try await server.run(during: {
      // It speaks no chat: what counts is that one who trusts it gets to hear that.
      let known = try await ask("127.0.0.1", port, trusting: certificate)
      #expect([.garbled, .timedOut, .disconnected].contains(known))
      #expect(try await ask("127.0.0.1", port, trusting: nil) == .notTrusted)
      #expect(try await ask("localhost", port, trusting: certificate) == .notTrusted)
    })
  }

  private func ask(_ host: String, _ port: Int, trusting file: URL?) async throws -> LLMFailure? {
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
}
