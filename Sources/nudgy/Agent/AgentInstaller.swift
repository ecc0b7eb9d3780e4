import Foundation
import NudgyCore
import NudgyFiles

/// Installs the agent with what this machine starts programs by: systemd for the user, launchd, or a crontab.
struct AgentInstaller: AgentControl {
  let environment: [String: String]
  /// The program itself.
  let program: String

  init?(environment: [String: String]) {
    self.environment = environment
    guard let path = ProgramPath.own else { return nil }
    program = path
  }

  func state() async -> AgentState {
    if isThere(unit) || isThere(enabledUnit) { return .installed(.systemd) }
    if isThere(plist) { return .installed(.launchd) }
    if let lines = await crontab(), CrontabLine.isIn(lines) { return .installed(.crontab) }
    return await likeliestPlace().map(AgentState.absent) ?? .impossible
  }

  func install() async throws(NudgyError) -> AgentPlace {
    if case .installed(let place) = await state() { return place }
    guard let place = await likeliestPlace() else { throw .agentNotInstalled(.nothingStartsIt) }
    switch place {
    case .systemd:
      try write(ServiceFiles.unit(program, variables: variables(Self.places)), to: unit)
      guard await run("systemctl", ["--user", "daemon-reload"]) != nil,
        await run("systemctl", ["--user", "enable", "--now", ServiceFiles.unitName]) != nil
      else {
        try? FileManager.default.removeItem(at: unit)
        throw .agentNotInstalled(.refused("systemctl --user"))
      }
    case .launchd:
      try write(ServiceFiles.plist(program, variables: variables(Self.places)), to: plist)
      guard await run("launchctl", ["load", "-w", plist.path(percentEncoded: false)]) != nil else {
        try? FileManager.default.removeItem(at: plist)
        throw .agentNotInstalled(.refused("launchctl"))
      }
    case .crontab:
      let lines = await crontab() ?? ""
      try await setCrontab(
        CrontabLine.adding(program, variables: variables(Self.places + Self.session), to: lines))
    }
    return place
  }

  func uninstall() async throws(NudgyError) -> AgentPlace? {
    guard case .installed(let place) = await state() else { return nil }
    switch place {
    case .systemd:
      _ = await run("systemctl", ["--user", "disable", "--now", ServiceFiles.unitName])
      try remove(unit)
      _ = await run("systemctl", ["--user", "daemon-reload"])
    case .launchd:
      _ = await run("launchctl", ["unload", "-w", plist.path(percentEncoded: false)])
      try remove(plist)
    case .crontab: try await setCrontab(CrontabLine.removed(from: await crontab() ?? ""))
    }
    return place
  }

  // MARK: - Places

  /// By which the data are found.
  private static let places = ["NUDGY_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"]
  /// By which a job of cron finds the desktop and the hour; what systemd and launchd start has these.
  private static let session = ["XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "TZ"]

  private func variables(_ names: [String]) -> [(name: String, value: String)] {
    names.compactMap { name in environment[name].flatMap { $0.isEmpty ? nil : (name, $0) } }
  }

  private var user: String { DataHome.user(of: environment) }

  private var unit: URL { units.appending(path: ServiceFiles.unitName) }

  /// The link that enables a unit, also one that a package brought.
  private var enabledUnit: URL { units.appending(path: "default.target.wants/\(ServiceFiles.unitName)") }

  private var units: URL {
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(user)/.config"
    return URL(filePath: folder).appending(path: "systemd/user")
  }

  private var plist: URL {
    URL(filePath: user).appending(path: "Library/LaunchAgents/\(ServiceFiles.label).plist")
  }

  private func likeliestPlace() async -> AgentPlace? {
    #if os(macOS)
      return .launchd
    #else
      if await run("systemctl", ["--user", "show-environment"]) != nil { return .systemd }
      return ProgramPath.find("crontab", environment) == nil ? nil : .crontab
    #endif
  }

  // MARK: - Files and programs

  private func isThere(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  private func write(_ text: String, to file: URL) throws(NudgyError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile(file).replace(with: Data(text.utf8))
    } catch { throw .agentNotInstalled(.notWritable(file.path(percentEncoded: false))) }
  }

  private func remove(_ file: URL) throws(NudgyError) {
    guard isThere(file) else { return }
    do { try FileManager.default.removeItem(at: file) } catch {
      throw .agentNotInstalled(.notWritable(file.path(percentEncoded: false)))
    }
  }

  /// The lines of the user's crontab; nil where there is no crontab program.
  private func crontab() async -> String? {
    guard ProgramPath.find("crontab", environment) != nil else { return nil }
    return await run("crontab", ["-l"]) ?? ""
  }

  private func setCrontab(_ lines: String) async throws(NudgyError) {
    let file = FileManager.default.temporaryDirectory.appending(path: "nudgy-\(UUID().uuidString)")
    try write(lines, to: file)
    let isSet = await run("crontab", [file.path(percentEncoded: false)]) != nil
    try? FileManager.default.removeItem(at: file)
    guard isSet else { throw .agentNotInstalled(.refused("crontab")) }
  }

  /// What a program prints; nil where it is not there, fails or takes too long.
  private func run(_ name: String, _ arguments: [String]) async -> String? {
    guard let path = ProgramPath.find(name, environment) else { return nil }
    let environment = environment
    return await BlockingWork.run {
      let outcome = ChildProcess.run(path, arguments, environment: environment, seconds: 10, atMost: 1 << 20)
      if case .printed(let bytes) = outcome { return String(decoding: bytes, as: UTF8.self) }
      return nil
    }
  }
}
