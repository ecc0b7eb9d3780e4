import Foundation
import NudgyCore
import NudgyFiles

/// Seals what the journal keeps of facts, so that a forgotten fact stands nowhere in words and can still be brought
/// back by undoing.
///
/// Each text is combined with a random key of its own length (a one-time pad). The sealed text goes into the journal,
/// and with it into every backup; the key stays in `undo-keys.json` beside the memory. Without its key a sealed text
/// is noise, wherever copies of it are.
struct MemorySeals: Sendable {
  /// Undoing reaches this many changes of facts.
  private static let mostKeys = 2_000
  /// Seconds after which a forgotten fact can no longer be brought back.
  private static let grace: TimeInterval = 7 * 24 * 3600

  private struct Key: Codable {
    var id: UUID
    var fact: UUID
    /// When it was made, in seconds since 1970.
    var at: Int
    var pad: String
  }

  let folder: URL
  let world: World

  private var file: WholeFile { WholeFile(folder.appending(path: "undo-keys.json")) }

  /// The texts that tell of a fact, sealed, in the same order.
  ///
  /// - Parameter living: the facts that are known now; keys of others are let go of once they are old.
  func seal(_ texts: [String], of fact: UUID, living: Set<UUID>) throws(NudgyError) -> [String] {
    guard !texts.isEmpty else { return [] }
    let now = Int(world.now().timeIntervalSince1970)
    var sealed: [String] = []
    var made: [Key] = []
    for text in texts {
      let bytes = Array(text.utf8)
      let pad = bytes.map { _ in UInt8.random(in: .min ... .max) }
      let key = Key(id: world.makeID(), fact: fact, at: now, pad: MemorySeals.hex(pad))
      made.append(key)
      sealed.append("\(key.id.uuidString):\(MemorySeals.hex(MemorySeals.combined(bytes, pad)))")
    }
    try change { keys in
      keys = (keys + made).suffix(MemorySeals.mostKeys)
      letGoOfOld(&keys, living: living, now: now)
    }
    return sealed
  }

  /// Lets go of the keys of facts that were forgotten more than a week ago.
  ///
  /// - Parameter living: the facts that are known now.
  func letGoOfOld(living: Set<UUID>) throws(NudgyError) {
    let now = Int(world.now().timeIntervalSince1970)
    var left = try keys()
    let count = left.count
    letGoOfOld(&left, living: living, now: now)
    // Most of the time there is nothing to write.
    guard left.count < count else { return }
    try change { letGoOfOld(&$0, living: living, now: now) }
  }

  private func letGoOfOld(_ keys: inout [Key], living: Set<UUID>, now: Int) {
    // A fact's age counts from its last change, so that one told long ago and forgotten today comes back whole.
    let lastChange = Dictionary(keys.map { ($0.fact, $0.at) }, uniquingKeysWith: max)
    keys.removeAll { key in
      let age = Double(now - (lastChange[key.fact] ?? key.at))
      return !living.contains(key.fact) && age > MemorySeals.grace
    }
  }

  /// The text; nil when its key is gone.
  func open(_ sealed: String) throws(NudgyError) -> String? {
    let parts = sealed.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let id = UUID(uuidString: String(parts[0])),
      let key = try keys().first(where: { $0.id == id }),
      let pad = MemorySeals.bytes(key.pad), let bytes = MemorySeals.bytes(String(parts[1])),
      pad.count == bytes.count
    else { return nil }
    return String(validating: MemorySeals.combined(bytes, pad), as: UTF8.self)
  }

  /// Lets go of the keys of these facts: nobody can read what was sealed with them any more.
  func destroyKeys(of facts: Set<UUID>) throws(NudgyError) {
    try change { keys in keys.removeAll { facts.contains($0.fact) } }
  }

  // MARK: - The file

  private func keys() throws(NudgyError) -> [Key] {
    let data: Data?
    do { data = try file.read() } catch { throw .storeUnavailable(path: file.path, reason: error.reason) }
    // A damaged file takes back nothing but the undoing of facts.
    return data.flatMap { try? JSONDecoder().decode([Key].self, from: $0) } ?? []
  }

  private func change(_ body: (inout [Key]) -> Void) throws(NudgyError) {
    do { try PrivateFolder.make(folder) } catch { throw notWritten(error) }
    try file.locked(orThrow: notWritten) { () throws(NudgyError) in
      var keys = try keys()
      let count = keys.count
      body(&keys)
      guard keys.count != count || !keys.isEmpty else { return }
      do {
        try file.replace(with: try JSONEncoder().encode(keys))
      } catch {
        throw notWritten(error as? DiskFailure ?? DiskFailure(reason: "\(error)"))
      }
    }
  }

  private func notWritten(_ failure: DiskFailure) -> NudgyError {
    .storeNotWritten(path: file.path, reason: failure.reason)
  }

  // MARK: - Bytes

  private static func combined(_ bytes: [UInt8], _ pad: [UInt8]) -> [UInt8] {
    zip(bytes, pad).map { $0 ^ $1 }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func bytes(_ hex: String) -> [UInt8]? {
    let digits = hex.compactMap(\.hexDigitValue)
    guard digits.count == hex.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
