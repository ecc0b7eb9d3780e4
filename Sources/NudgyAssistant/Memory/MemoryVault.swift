import Foundation
import NudgyCore
import NudgyFiles
import NudgyMemoryFormat

/// `memory.json` on the disk, with its lock and its last good version.
struct MemoryVault: Sendable {
  typealias Content = (document: MemoryDocument, stamp: FileStamp?)

  let folder: URL
  let world: World
  private let file: WholeFile
  private let backup: WholeFile

  init(folder: URL, world: World) {
    self.folder = folder
    self.world = world
    file = WholeFile(folder.appending(path: "memory.json"))
    backup = WholeFile(folder.appending(path: "memory.json.bak"))
  }

  /// Nil when there is no file. Asked at every use of the memory, so it leaves links to the system.
  func stamp() throws(NudgyError) -> FileStamp? {
    do { return try file.stamp() } catch { throw unavailable(error) }
  }

  /// Takes away what Nudgys that were killed while they wrote have left.
  func sweep() {
    file.sweep()
    backup.sweep()
  }

  /// The content of the file; that of the starter when there is none.
  /// - Returns: nil when the file is damaged.
  func load() throws(NudgyError) -> Content? {
    // The stamp comes first: a write in between makes the next look read again, never miss it.
    guard let stamp = try stamp() else { return (try starter(), nil) }
    let data: Data
    do { data = try file.read() ?? Data() } catch { throw unavailable(error) }
    guard let document = try parse(data) else { return nil }
    refreshBackup(data, stamp)
    return (document, stamp)
  }

  /// Runs `body` while no other Nudgy changes the memory.
  func locked<Value>(_ body: () throws(NudgyError) -> Value) throws(NudgyError) -> Value {
    do { try PrivateFolder.make(folder) } catch { throw notWritten(error) }
    _ = try stamp()
    return try file.locked(orThrow: notWritten) { () throws(NudgyError) in
      backup.sweep()
      return try body()
    }
  }

  /// Writes the content in the place of the version read before; only to be called while locked.
  /// - Returns: the new stamp; nil when the file was edited meanwhile, and nothing was written.
  func save(
    _ document: MemoryDocument, over stamp: FileStamp?, isDurable: Bool
  ) throws(NudgyError) -> FileStamp? {
    let data = Data((JSONWriter.pretty(document.json(now: world.now())) + "\n").utf8)
    do {
      let isWritten = try file.replace(with: data, isDurable: isDurable) { (try? file.stamp()) == stamp }
      guard isWritten else { return nil }
      let written = try file.stamp()
      // The memory is safe already; a last good version that cannot be kept is no reason to fail.
      _ = try? backup.replace(with: data, isDurable: false)
      return written
    } catch { throw notWritten(error) }
  }

  /// Refuses to write what a newer Nudgy wrote.
  func requireOwnVersion(_ document: MemoryDocument) throws(NudgyError) {
    guard document.version > MemoryDocument.version else { return }
    throw .storeIsNewer(path: file.path, found: document.version, known: MemoryDocument.version)
  }

  // MARK: - Damage

  /// Sets a damaged file aside and begins from its last good version; only to be called while locked.
  func recover() throws(NudgyError) -> (content: Content, report: MemoryReport?) {
    // Another Nudgy may have been here first.
    if let content = try load() { return (content, nil) }
    let aside = asideName(file.path)
    // A copy, not the file itself: at no moment is there no memory, and a link stays, with what it leads to.
    do { _ = try PlainFile.create(aside, with: try file.read() ?? Data()) } catch {
      throw .storeDamaged(path: file.path)
    }
    let restored = try restore()
    let report = MemoryReport.damaged(path: file.path, setAside: aside, restored: restored)
    if let content = try load() { return (content, report) }
    return ((try starter(), nil), report)
  }

  private func restore() throws(NudgyError) -> MemoryReport.Restored {
    let kept = (try? backup.read()) ?? nil
    let document = kept.flatMap { (try? parse($0)) ?? nil }
    if kept != nil, document == nil { try? backup.move(to: asideName(backup.path)) }
    let good = document == nil ? Data(MemoryFormat.starter) : kept
    do { try file.replace(with: good ?? Data()) } catch { throw notWritten(error) }
    return document.map { .backup(facts: $0.facts.count) } ?? .nothing
  }

  /// `memory.json.damaged-2026-11-20-100000`, with a number when that name is taken.
  private func asideName(_ path: String) -> String {
    let civil = world.calendar.civil(at: world.now())
    let time = [civil.time.hour, civil.time.minute, civil.time.second]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    let name = "\(path).damaged-\(civil.date)-\(time)"
    var candidate = name
    var number = 2
    while WholeFile.isTaken(candidate) {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// After an edit by hand the last good version is that edit.
  private func refreshBackup(_ data: Data, _ stamp: FileStamp) {
    if let kept = try? backup.stamp(), !stamp.isAfter(kept) { return }
    if (try? backup.read()) == data { return }
    // Reading works without it, in a folder that may not be written too.
    _ = try? backup.replace(with: data, isDurable: false)
  }

  // MARK: - Parts

  /// Nil when the bytes are not a memory.
  private func parse(_ data: Data) throws(NudgyError) -> MemoryDocument? {
    guard let text = String(validating: data, as: UTF8.self) else { return nil }
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    // People leave comments and trailing commas when they edit.
    guard let value = JSONReader.value(from: plain, allowsJSON5: true) else { return nil }
    do {
      return try MemoryDocument(value, now: wholeSecond(world.now()), calendar: world.calendar)
    } catch {
      guard case .newer(let version) = error else { return nil }
      throw .storeIsNewer(path: file.path, found: version, known: MemoryDocument.version)
    }
  }

  private func starter() throws(NudgyError) -> MemoryDocument {
    guard let document = try parse(Data(MemoryFormat.starter)) else { throw .bug("memory starter") }
    return document
  }

  private func unavailable(_ failure: DiskFailure) -> NudgyError {
    .storeUnavailable(path: file.path, reason: failure.reason)
  }

  private func notWritten(_ failure: DiskFailure) -> NudgyError {
    .storeNotWritten(path: file.path, reason: failure.reason)
  }
}

/// The file keeps no fractions of seconds; what is kept in mind must equal what is read back.
func wholeSecond(_ instant: Date) -> Date {
  Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
}
