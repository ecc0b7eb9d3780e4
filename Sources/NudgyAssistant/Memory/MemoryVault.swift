import Foundation
import NudgyCore
import NudgyMemoryFormat

/// `memory.json` on the disk, with its lock and its last good version.
struct MemoryVault: Sendable {
  typealias Content = (document: MemoryDocument, stamp: MemoryDisk.Stamp?)

  let folder: URL
  let world: World
  private let path: String

  init(folder: URL, world: World) {
    self.folder = folder
    self.world = world
    path = folder.appending(path: "memory.json").path
  }

  /// Whoever links the file from elsewhere keeps the link.
  private var file: String { URL(filePath: path).resolvingSymlinksInPath().path }
  private var backup: String { folder.appending(path: "memory.json.bak").path }

  /// Nil when there is no file. Asked at every use of the memory, so it leaves links to the system.
  func stamp() throws(NudgyError) -> MemoryDisk.Stamp? {
    do { return try MemoryDisk.stamp(of: path) } catch { throw unavailable(error) }
  }

  /// The content of the file; that of the starter when there is none.
  /// - Returns: nil when the file is damaged.
  func load() throws(NudgyError) -> Content? {
    // The stamp comes first: a write in between makes the next look read again, never miss it.
    guard let stamp = try stamp() else { return (try starter(), nil) }
    let data: Data
    do { data = try MemoryDisk.read(file) } catch { throw unavailable(error) }
    guard let document = try parse(data) else { return nil }
    refreshBackup(data, stamp)
    return (document, stamp)
  }

  /// Runs `body` while no other Nudgy changes the memory.
  func locked<Value>(_ body: () throws(NudgyError) -> Value) throws(NudgyError) -> Value {
    do { try MemoryDisk.makeFolder(folder) } catch { throw notWritten(error) }
    return try MemoryDisk.locked(
      folder.appending(path: "memory.json.lock").path, orThrow: notWritten, body)
  }

  /// Writes the content in the place of the version read before; only to be called while locked.
  /// - Returns: the new stamp; nil when the file was edited meanwhile, and nothing was written.
  func save(
    _ document: MemoryDocument, over stamp: MemoryDisk.Stamp?, isDurable: Bool
  ) throws(NudgyError) -> MemoryDisk.Stamp? {
    let data = Data((JSONWriter.pretty(document.json(now: world.now())) + "\n").utf8)
    do {
      let isWritten = try MemoryDisk.replace(file, with: data, isDurable: isDurable) {
        (try? MemoryDisk.stamp(of: file)) == stamp
      }
      guard isWritten else { return nil }
      let written = try MemoryDisk.stamp(of: file)
      // The memory is safe already; a last good version that cannot be kept is no reason to fail.
      _ = try? MemoryDisk.replace(backup, with: data, isDurable: false)
      return written
    } catch { throw notWritten(error) }
  }

  /// Refuses to write what a newer Nudgy wrote.
  func requireOwnVersion(_ document: MemoryDocument) throws(NudgyError) {
    guard document.version > MemoryDocument.version else { return }
    throw .storeIsNewer(path: file, found: document.version, known: MemoryDocument.version)
  }

  // MARK: - Damage

  /// Sets a damaged file aside and begins from its last good version; only to be called while locked.
  func recover() throws(NudgyError) -> (content: Content, report: MemoryReport?) {
    // Another Nudgy may have been here first.
    if let content = try load() { return (content, nil) }
    let aside = asideName(file)
    do { try MemoryDisk.move(file, to: aside) } catch { throw NudgyError.storeDamaged(path: file) }
    let restored = try restore()
    let report = MemoryReport.damaged(path: file, setAside: aside, restored: restored)
    if let content = try load() { return (content, report) }
    return ((try starter(), nil), report)
  }

  private func restore() throws(NudgyError) -> MemoryReport.Restored {
    guard MemoryDisk.exists(backup), let data = try? MemoryDisk.read(backup) else { return .nothing }
    guard let document = try? parse(data) else {
      try? MemoryDisk.move(backup, to: asideName(backup))
      return .nothing
    }
    do { _ = try MemoryDisk.replace(file, with: data, isDurable: true) } catch { throw notWritten(error) }
    return .backup(facts: document.facts.count)
  }

  /// `memory.json.damaged-2026-11-20-100000`, with a number when that name is taken.
  private func asideName(_ path: String) -> String {
    let civil = world.calendar.civil(at: world.now())
    let time = [civil.time.hour, civil.time.minute, civil.time.second]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    let name = "\(path).damaged-\(civil.date)-\(time)"
    var candidate = name
    var number = 2
    while MemoryDisk.exists(candidate) {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// After an edit by hand the last good version is that edit.
  private func refreshBackup(_ data: Data, _ stamp: MemoryDisk.Stamp) {
    if let kept = try? MemoryDisk.stamp(of: backup), !stamp.isAfter(kept) { return }
    if (try? MemoryDisk.read(backup)) == data { return }
    // Reading works without it, in a folder that may not be written too.
    _ = try? MemoryDisk.replace(backup, with: data, isDurable: false)
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
      throw .storeIsNewer(path: file, found: version, known: MemoryDocument.version)
    }
  }

  private func starter() throws(NudgyError) -> MemoryDocument {
    guard let document = try parse(Data(MemoryFormat.starter)) else { throw .bug("memory starter") }
    return document
  }

  private func unavailable(_ failure: DiskFailure) -> NudgyError {
    .storeUnavailable(path: file, reason: failure.reason)
  }

  private func notWritten(_ failure: DiskFailure) -> NudgyError {
    .storeNotWritten(path: file, reason: failure.reason)
  }
}

/// The file keeps no fractions of seconds; what is kept in mind must equal what is read back.
func wholeSecond(_ instant: Date) -> Date {
  Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
}
