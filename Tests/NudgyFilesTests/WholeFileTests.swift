import Foundation
import NudgyTestSupport
import Testing

@testable import NudgyFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are replaced whole, whoever else writes them and wherever they are kept.
@Suite struct WholeFileTests {
  private let folder: TemporaryFolder
  private let file: WholeFile

  init() throws {
    folder = try TemporaryFolder()
    file = WholeFile(folder.file("config.json"))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).sorted()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.file(name)), as: UTF8.self)
  }

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws {
    try Data(text.utf8).write(to: folder.file(name))
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.file(name).path(percentEncoded: false))
  }

  private func mode(_ name: String) throws -> Int? {
    let path = folder.file(name).path(percentEncoded: false)
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(name).path(percentEncoded: false), withDestinationPath: destination)
  }

  @Test func aReplacedFileIsTheOwnersAlone() throws {
    try write("old", to: "config.json", mode: 0o644)
    try file.replace(with: Data("new".utf8))
    #expect(try text("config.json") == "new")
    #expect(try mode("config.json") == 0o600)
    #expect(try names() == ["config.json"])
  }

  struct Linked: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let links: [(name: String, destination: String)]
    let real: String
    var isThere = true
  }

  @Test(arguments: [
    Linked(testDescription: "a link", links: [("config.json", "real.json")], real: "real.json"),
    Linked(
      testDescription: "a link to a link", links: [("config.json", "second"), ("second", "real.json")],
      real: "real.json"),
    Linked(
      testDescription: "a link to nothing", links: [("config.json", "real.json")], real: "real.json",
      isThere: false),
  ]) func aLinkStaysAndItsTargetKeepsItsMode(_ test: Linked) throws {
    if test.isThere { try write("old", to: test.real, mode: 0o640) }
    for link in test.links { try self.link(link.name, to: link.destination) }
    try file.replace(with: Data("new".utf8))
    #expect(try text(test.real) == "new")
    #expect(try mode(test.real) == (test.isThere ? 0o640 : 0o600))
    #expect(file.isLink)
    #expect(try names().count == test.links.count + 1)
  }

  @Test func aCircleOfLinksIsRefused() throws {
    try link("config.json", to: "second")
    try link("second", to: "config.json")
    #expect(throws: DiskFailure.self) { try file.replace(with: Data("new".utf8)) }
    #expect(try names() == ["config.json", "second"])
  }

  @Test func whatIsNoLongerCurrentIsNotReplaced() throws {
    try write("old", to: "config.json")
    #expect(try file.replace(with: Data("new".utf8)) { false } == false)
    #expect(try text("config.json") == "old")
    #expect(try names() == ["config.json"])
  }

  @Test func whatDeadWritersLeftIsSweptAndNothingElse() throws {
    let dead = ["config.json.1-2.tmp", "config.json.new", ".dat.nosync7FFFFFF0.abc"]
    let kept = [
      ".dat.nosync\(String(getpid(), radix: 16)).abc", "config.json", "config.json.mine.tmp",
      "config.json.1-2-3.tmp", "history.1-2.tmp", "other.new",
    ]
    for name in dead + kept { try write("x", to: name) }
    file.sweep()
    #expect(try names() == kept.sorted())
  }

  @Test func aDraftThatIsBeingWrittenIsNotSwept() throws {
    var draft: Draft? = try Draft(of: file.target, mode: 0o600)
    file.sweep()
    #expect(try names().count == 1)
    // Its writer dies: the lock ends, the name stays.
    draft = nil
    _ = consume draft
    file.sweep()
    #expect(try names() == [])
  }

  enum NoFile: String, CaseIterable, Sendable { case pipe, folder, socket, device, loop }

  @Test(arguments: NoFile.allCases) func whatIsNoPlainFileIsRefusedAtOnce(_ kind: NoFile) throws {
    switch kind {
    case .pipe: #expect(unsafe mkfifo(file.path, 0o600) == 0)
    case .folder: try PrivateFolder.make(file.path)
    case .socket: try makeSocket()
    case .device: try link("config.json", to: "/dev/zero")
    case .loop: try link("config.json", to: "config.json")
    }
    #expect(throws: DiskFailure.self) { try file.read() }
    #expect(throws: DiskFailure.self) { try file.stamp() }
    #expect(throws: DiskFailure.self) { try PlainFile.open(file.path, O_WRONLY | O_APPEND | O_CREAT) }
    // Whoever may write there, as the system's own user, could else lose a device.
    guard kind != .device else { return }
    let before = try names()
    #expect(throws: DiskFailure.self) { try file.replace(with: Data("new".utf8)) }
    #expect(throws: DiskFailure.self) {
      try file.locked(orThrow: { $0 }) { () throws(DiskFailure) in Issue.record("locked what is no file") }
    }
    #expect(try names() == before)
  }

  @Test func aPipeBehindALinkIsNotReplaced() throws {
    let pipe = folder.file("pipe").path(percentEncoded: false)
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    try link("config.json", to: pipe)
    #expect(throws: DiskFailure.notPlain) { try file.replace(with: Data("new".utf8)) }
    #expect(try names() == ["config.json", "pipe"])
  }

  private func makeSocket() throws {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(file.path.utf8.prefix(MemoryLayout.size(ofValue: address.sun_path) - 1))
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(socket, $0, size) }
    }
    #expect(isBound == 0)
  }

  @Test func readsWhatIsThereAndSaysWhenNothingIs() throws {
    #expect(try file.read() == nil)
    #expect(try file.stamp() == nil)
    let long = String(repeating: "a line\n", count: 40_000)
    try write(long, to: "config.json")
    #expect(try file.read() == Data(long.utf8))
  }

  @Test func aFileOfItsOwnIsNeverWrittenOver() throws {
    try write("old", to: "config.json")
    #expect(try PlainFile.create(file.path, with: Data("new".utf8)) == false)
    #expect(try text("config.json") == "old")
  }
}
