import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A session bus of the test's own, on which no service is started by itself.
package struct PrivateBus: Sendable {
  /// Whether a bus and its library are on this machine.
  package static let isThere: Bool = {
    guard let library = unsafe dlopen("libdbus-1.so.3", RTLD_NOW) else { return false }
    _ = unsafe dlclose(library)
    return FileManager.default.isExecutableFile(atPath: program)
  }()

  private static let program = "/usr/bin/dbus-daemon"

  private let folder: TemporaryFolder

  package init() throws { folder = try TemporaryFolder() }

  private var socket: String { folder.file("bus").path(percentEncoded: false) }

  /// What programs find the bus by.
  package var variables: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(socket)"] }

  /// Runs the bus as long as `body` does. The next one has the same address.
  package func run(during body: () async throws -> Void) async throws {
    try? FileManager.default.removeItem(atPath: socket)
    let rules = folder.file("bus.conf")
    try Data(
      """
      <busconfig><type>session</type><listen>unix:path=\(socket)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
      </policy></busconfig>
      """.utf8
    ).write(to: rules)
    let address = try empty("address")
    let bus = ProgramStart(
      program: URL(filePath: Self.program),
      arguments: [
        "--nofork", "--nopidfile", "--config-file=\(rules.path(percentEncoded: false))", "--print-address=1",
      ],
      environment: ["PATH": "/usr/bin:/bin"], input: FileHandle.nullDevice,
      output: try FileHandle(forWritingTo: address), errors: FileHandle.nullDevice)
    try await bus.run {
      // It says its address once it listens.
      try await Patience.until { try !Data(contentsOf: address).isEmpty }
      try await body()
    }
  }

  /// Runs a notification service on the bus as long as `body` does.
  package func runService(_ manner: ServiceManner = .prompt, during body: (PopupLog) async throws -> Void)
    async throws
  {
    let log = try empty("popups-\(UUID().uuidString)")
    var ends: [CInt] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (input, keys) = (FileHandle(fileDescriptor: ends[0]), FileHandle(fileDescriptor: ends[1]))
    defer {
      try? input.close()
      try? keys.close()
    }
    let service = ProgramStart(
      program: try BuiltProgram.url("popup-recorder"),
      arguments: [log.path(percentEncoded: false)] + [manner.rawValue], environment: variables,
      input: input, output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
    try await service.run {
      let popups = PopupLog(file: log, keys: keys)
      try await Patience.until { try popups.isReady }
      try await body(popups)
    }
  }

  private func empty(_ name: String) throws -> URL {
    let url = folder.file(name)
    try Data().write(to: url)
    return url
  }
}

/// How a notification service behaves.
package enum ServiceManner: String {
  case prompt, hangs
  /// Shows at once and answers seconds later.
  case late
}
