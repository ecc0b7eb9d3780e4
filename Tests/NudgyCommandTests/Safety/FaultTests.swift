import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// `calls` or `all`; nil for a sample.
private let asked = ProcessInfo.processInfo.environment["NUDGY_FAULTS"]
private let mostMinutes = asked == nil ? 10 : 240

/// Every system call below the store and the file writers fails once, or is where the process is killed: what was
/// acknowledged is there, nothing is there by half, and the next run works.
///
/// A sample of the calls; `NUDGY_FAULTS=calls` goes through every one but allocations, of which there are thousands, and
/// `all` through those as well (`make faults`, hours).
@Suite(.timeLimit(.minutes(mostMinutes))) struct FaultTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What was done before, in good order.
    var before: [[String]] = []
    /// What meets the fault.
    let act: [String]
    var input = ""
    /// What shows whether it happened.
    let look: [String]
    /// Begins in a home that an old release left.
    var isOld = false
    var usesStore = true
  }

  private static let tasks = ["list", "--all", "--json"]
  private static let facts = ["memory", "--json"]

  static let scenarios = [
    Scenario(testDescription: "first add", act: ["add", "buy milk"], look: tasks),
    Scenario(testDescription: "add", before: [["add", "buy milk"]], act: ["add", "call mom"], look: tasks),
    Scenario(testDescription: "done", before: [["add", "buy milk"]], act: ["done", "milk"], look: tasks),
    Scenario(
      testDescription: "dump", before: [["add", "feed the cat"]], act: ["dump"],
      input: "- buy milk\n- call mom\n- pay rent\n- book the campsite\n", look: tasks),
    Scenario(
      testDescription: "a piped dump", act: [], input: "- buy milk\n- call mom\n- pay rent\n", look: tasks),
    Scenario(
      testDescription: "undo a dump", before: [["say", "- buy milk\n- call mom\n- pay rent"]], act: ["undo"],
      look: tasks),
    Scenario(
      testDescription: "a fact", before: [["say", "my cat is Tom"]], act: ["say", "my dog is Rex"],
      look: facts),
    Scenario(
      testDescription: "undo a fact", before: [["say", "my cat is Tom"], ["say", "my dog is Rex"]],
      act: ["undo"], look: facts),
    Scenario(
      testDescription: "forget", before: [["say", "my cat is Tom"], ["say", "my dog is Rex"]],
      act: ["memory", "forget", "cat"], look: facts),
    Scenario(
      testDescription: "settings", before: [["config", "set", "clock", "24"]],
      act: ["config", "set", "dateOrder", "eu"], look: ["config", "--json"],
      usesStore: false),
    Scenario(testDescription: "a voice", act: ["persona", "use", "grandma"], look: ["persona", "--json"]),
    Scenario(testDescription: "an old store", act: ["add", "call mom"], look: tasks, isOld: true),
  ]

  struct Fault: CustomTestStringConvertible, Sendable {
    let kind: String
    let action: String
    var testDescription: String { "\(kind), \(action)" }
  }

  static let faults =
    ["write", "sync", "name", "make"].flatMap {
      [Fault(kind: $0, action: "error"), Fault(kind: $0, action: "kill")]
    }
    + [Fault(kind: "alloc", action: "error")]

  /// In a sample, every other fault for each kind of change.
  static let trials = scenarios.enumerated().flatMap { place, scenario in
    faults.enumerated().filter { isEvery || ($0.offset + place).isMultiple(of: 2) }
      .map { Trial(scenario: scenario, fault: $0.element) }
  }

  struct Trial: CustomTestStringConvertible, Sendable {
    let scenario: Scenario
    let fault: Fault
    var testDescription: String { "\(scenario.testDescription): \(fault.testDescription)" }
  }

  private static let isEvery = asked != nil

  @Test(arguments: trials)
  func nothingAcknowledgedIsLost(_ trial: Trial) async throws {
    let (scenario, fault) = (trial.scenario, trial.fault)
    guard let library = try BuiltProgram.faults else { return }
    let start = try await home(of: scenario)
    let before = try await state(start, scenario)
    let whole = try Nudgy(from: start.home)
    #expect(try await whole.run(scenario.act, input: Array(scenario.input.utf8)).code == 0)
    let after = try await state(whole, scenario)
    var count = 0
    for place in FaultTests.places(fault) {
      let nudgy = try Nudgy(from: start.home)
      let mark = nudgy.folder.file("mark")
      let run = try await nudgy.run(
        scenario.act, input: Array(scenario.input.utf8),
        with: [
          "LD_PRELOAD": library.path(percentEncoded: false),
          "NUDGY_FAULT": "\(fault.kind):\(place):\(fault.action)",
          "NUDGY_FAULT_ROOT": nudgy.home.path(percentEncoded: false),
          "NUDGY_FAULT_MARK": mark.path(percentEncoded: false),
        ])
      guard FileManager.default.fileExists(atPath: mark.path(percentEncoded: false)) else { break }
      count += 1
      let told: Comment = "\(fault.kind) \(place): \(run.code) \(run.errors)"
      if !run.wasSignalled { #expect([0, 1, 73, 74].contains(run.code), told) }
      let state = try await state(nudgy, scenario)
      // Done and said so, or not: never by half, and never the one with the word of the other.
      #expect(run.code == 0 && !run.wasSignalled ? state == after : state == before || state == after, told)
      try await expectOrder(nudgy, told)
    }
    let isCertain = ["write", "sync"].contains(fault.kind) || (fault.kind == "alloc" && scenario.usesStore)
    #expect(count > 0 || !isCertain, "no fault ever happened")
  }

  /// The next change works, and sweeps what was left.
  private func expectOrder(_ nudgy: Nudgy, _ told: Comment) async throws {
    for act in [["say", "my fish is Bo"], ["config", "set", "plain", "true"]] {
      let run = try await nudgy.run(act)
      #expect(run.code == 0, "\(told): then \(run.errors)")
    }
    let names = FileManager.default.enumerator(atPath: nudgy.home.path(percentEncoded: false))?
      .compactMap { $0 as? String }
    let left = (names ?? []).filter { name in
      [".new", ".tmp", ".nosync", ".draft"].contains { name.contains($0) }
    }
    #expect(left.isEmpty, "\(told): \(left)")
  }

  private static func places(_ fault: Fault) -> [Int] {
    if fault.kind == "alloc" { return asked == "all" ? Array(1...2_000) : [1, 100] }
    return isEvery ? Array(1...500) : [1, 6]
  }

  private func home(of scenario: Scenario) async throws -> Nudgy {
    let old = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Homes/0.1.0")
    let nudgy = try Nudgy(from: scenario.isOld ? old.standardizedFileURL : nil)
    for words in scenario.before { #expect(try await nudgy.run(words).code == 0) }
    return nudgy
  }

  /// What there is, without what differs from run to run.
  private func state(_ nudgy: Nudgy, _ scenario: Scenario) async throws -> String {
    let run = try await nudgy.run(scenario.look)
    #expect(run.code == 0, "\(run.errors)")
    return plain(try #require(JSONReader.value(from: run.output)))
  }

  private func plain(_ value: JSONValue) -> String {
    let random: Set = ["uuid", "id", "lastUsedAt", "timesUsed", "path"]
    if let members = value.members {
      return members.filter { !random.contains($0.name) }.map { "\($0.name)=\(plain($0.value))" }
        .joined(separator: ",")
    }
    if let elements = value.arrayValue { return "[" + elements.map(plain).joined(separator: ";") + "]" }
    return JSONWriter.compact(value)
  }
}
