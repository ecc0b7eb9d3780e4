import Foundation
import NudgyAssistant
import NudgyCore
import NudgyFiles
import NudgyLLM
import NudgyStore
import NudgyTerminal

/// `nudgy doctor`: whether everything Nudgy stands on is sound. Exit code 1 when something is not.
enum DoctorCommand {
  struct Check: Equatable {
    enum Status: String {
      case ok, note, problem
    }

    let name: String
    let status: Status
    let detail: String
  }

  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 0, of: .doctor)
    var checks = folders(here) + settings(here) + [zone(here)]
    // Whole days are laid anew in the zone the store is opened in, so that has to be the right one.
    if here.zoneProblem == nil { checks += await store(here) }
    checks += copies(here)
    checks +=
      [terminal(here), model(here)] + client(for: here.model.choice, isThere: CurlTransport.isAvailable)
    checks += await WindowCheck.checks(here)
    checks += await RingChecks.all(here)
    show(checks, here)
    return checks.contains { $0.status == .problem } ? .notDone : .done
  }

  // MARK: - Checks

  private static func folders(_ here: Surroundings) -> [Check] {
    let home = here.home
    var seen: Set<URL> = []
    return [home.data, home.configuration, home.state].filter { seen.insert($0).inserted }.map { folder in
      let path = folder.path(percentEncoded: false)
      let files = FileManager.default
      guard files.fileExists(atPath: path) else {
        return Check(name: Words.folder, status: .note, detail: Words.notThereYet(path))
      }
      guard files.isWritableFile(atPath: path) else {
        return Check(name: Words.folder, status: .problem, detail: Words.notWritable(path))
      }
      return PrivateFolder.isOpenToOthers(path)
        ? Check(name: Words.folder, status: .note, detail: Words.openToOthers(path))
        : Check(name: Words.folder, status: .ok, detail: path)
    }
  }

  private static func settings(_ here: Surroundings) -> [Check] {
    let path = here.home.settings.path(percentEncoded: false)
    guard here.settingsProblems.isEmpty else {
      let messages = ErrorMessages(wording: here.wording)
      return here.settingsProblems.map {
        Check(name: Words.settings, status: .problem, detail: $0.line(of: path, in: messages))
      }
    }
    let isThere = FileManager.default.fileExists(atPath: path)
    return [Check(name: Words.settings, status: .ok, detail: isThere ? path : Words.defaultsInUse)]
  }

  /// Where the wall clock stands, and how far from Greenwich it is now.
  private static func zone(_ here: Surroundings) -> Check {
    if let error = here.zoneProblem { return problem(Words.zone, error, here) }
    let (zone, now) = (here.world.calendar.zone, here.world.now())
    return Check(
      name: Words.zone, status: .ok, detail: Words.zone(zone.identifier, offset: zone.offset(at: now)))
  }

  private static func store(_ here: Surroundings) async -> [Check] {
    do throws(NudgyError) {
      let wiring = if let lent = here.lent { lent } else { try Wiring.connect(here) }
      return [store(wiring, here)] + (await files(wiring.engine, here))
    } catch {
      return [problem(Words.store, error, here)]
    }
  }

  private static func store(_ wiring: Wiring, _ here: Surroundings) -> Check {
    let path = here.home.database.path(percentEncoded: false)
    guard let aside = wiring.report.setAside else {
      return Check(name: Words.store, status: .ok, detail: path)
    }
    let words = Words.storeSetAside(
      aside.path(percentEncoded: false), backup: wiring.report.restoredFrom?.path(percentEncoded: false))
    return Check(name: Words.store, status: .problem, detail: words)
  }

  /// The copies there are, and what was set aside and is still there to be looked at.
  private static func copies(_ here: Surroundings) -> [Check] {
    let backups = SQLiteStore.backups(of: here.home.database)
    let aside =
      damaged(Words.databaseName, in: here.home.data)
      + damaged(Words.memoryName, in: here.home.memoryFolder)
    let newest = backups.first?.path(percentEncoded: false)
    return [
      Check(
        name: Words.backups, status: .ok,
        detail: newest.map { Words.newestBackup($0, of: backups.count) } ?? Words.noBackup)
    ]
      + aside.map {
        Check(
          name: Words.setAside, status: .note, detail: Words.damagedCopy($0.path(percentEncoded: false)))
      }
  }

  private static func damaged(_ name: String, in folder: URL) -> [URL] {
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let logEndings = ["-wal", "-shm"]
    return names.filter { file in
      file.hasPrefix("\(name).damaged-") && !logEndings.contains { file.hasSuffix($0) }
        || file.hasPrefix("\(name).orphan-") && !file.hasSuffix("-shm")
    }
    .sorted().map { folder.appending(path: $0) }
  }

  /// Memory and personas: what their readers have to say about them.
  private static func files(_ engine: NudgyEngine, _ here: Surroundings) async -> [Check] {
    var checks = await engine.startupNotices().map {
      Check(name: Words.files, status: .problem, detail: $0.text)
    }
    if checks.isEmpty {
      let facts = (try? await engine.facts())?.count ?? 0
      let voices = await engine.personas().count
      checks.append(Check(name: Words.files, status: .ok, detail: Words.factsAndVoices(facts, voices)))
    }
    return checks
  }

  private static func terminal(_ here: Surroundings) -> Check {
    let capabilities = here.output.capabilities
    let words = Words.terminal(
      columns: Descriptor.columns(Descriptor.output), isPlain: capabilities.isPlain,
      colors: "\(capabilities.colorDepth)")
    return Check(name: Words.terminal, status: .ok, detail: words)
  }

  private static func model(_ here: Surroundings) -> Check {
    switch here.model.choice {
    case .off: return Check(name: Words.model, status: .ok, detail: Words.modelOff)
    case .none: return Check(name: Words.model, status: .ok, detail: Words.modelUnset)
    case .model(let plan):
      let configuration = plan.configuration
      return Check(
        name: Words.model, status: .ok,
        detail: Words.model(configuration.model, at: configuration.endpoint.base))
    case .unusable(let problem):
      return Check(name: Words.model, status: .problem, detail: Words.unusable(problem))
    }
  }

  /// Nothing to say where the library is there; without it only a model that was chosen is missed.
  ///
  /// - Parameter isThere: not asked, and so not loaded, where nothing may touch the network.
  static func client(for choice: ModelWiring.Choice, isThere: @autoclosure () -> Bool) -> [Check] {
    if case .off = choice { return [] }
    guard !isThere() else { return [] }
    let isMissed = if case .model = choice { true } else { false }
    return [Check(name: Words.model, status: isMissed ? .problem : .note, detail: Words.clientMissing)]
  }

  private static func problem(_ name: String, _ error: NudgyError, _ here: Surroundings) -> Check {
    let message = ErrorMessages(wording: here.wording).message(for: error)
    return Check(name: name, status: .problem, detail: message.line)
  }

  // MARK: - Showing

  private static func show(_ checks: [Check], _ here: Surroundings) {
    guard !here.options.json else {
      let isSound = !checks.contains { $0.status == .problem }
      here.output.document([
        "ok": .bool(isSound),
        "checks": .array(
          checks.map {
            [
              "name": .string($0.name), "status": .string($0.status.rawValue), "detail": .string($0.detail),
            ]
          }),
      ])
      return
    }
    let width = checks.map { $0.name.count }.max() ?? 0
    for check in checks {
      let name = CellText.padded(check.name, to: width + 2)
      here.output.write(
        mark(check.status) + StyledText("  \(name)\(PlainText.singleLine(check.detail))\n"))
    }
  }

  private static func mark(_ status: Check.Status) -> StyledText {
    switch status {
    case .ok: StyledText(Words.isFine, TextStyle(accent: .done))
    case .note: StyledText(Words.isNote, TextStyle(accent: .stale))
    case .problem: StyledText(Words.isProblem, TextStyle(accent: .overdue))
    }
  }
}
