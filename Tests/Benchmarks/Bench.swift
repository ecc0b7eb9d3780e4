import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLanguage

/// The measurements of design §10.
struct Bench {
  let program: String
  let root: URL
  let comparesTaskwarrior: Bool
  /// Median of `next` by number of tasks.
  private var next: [Int: Double] = [:]

  init(program: String, root: URL, comparesTaskwarrior: Bool) {
    self.program = program
    self.root = root
    self.comparesTaskwarrior = comparesTaskwarrior
  }

  /// All of it, into a folder that is removed afterwards.
  static func run(_ arguments: [String]) async throws {
    let beside = URL(filePath: arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let root = FileManager.default.temporaryDirectory.appending(path: "nudgy-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }

    var report = Report()
    var bench = Bench(
      program: beside.appending(path: "nudgy").path(percentEncoded: false), root: root,
      comparesTaskwarrior: arguments.contains("--taskwarrior"))
    if arguments.contains("--prompts") { return try await bench.prompts(&report) }
    if !arguments.contains("--turns") {
      try await bench.understanding(&report)
      if arguments.contains("--language") { return }
      try await bench.model(&report)
      try await bench.prompts(&report)
      if arguments.contains("--model") { return }
    }
    let sizes = [100, 10_000] + (arguments.contains("--quick") ? [] : [100_000])
    if let turns = arguments.firstIndex(of: "--turns") {
      let said = arguments[(turns + 1)...].filter { !$0.hasPrefix("--") }
      for size in sizes {
        report.heading("\(size) tasks")
        let place = try await Workplace(tasks: size, below: root)
        try await bench.turns(place, saying: said.isEmpty ? Texts.messages : said, byMessage: true, &report)
      }
      return
    }
    for size in sizes { try await bench.store(of: size, &report) }
    bench.growth(&report)
    report.show(report.misses == 0 ? "\nEvery budget is met." : "\nBudgets missed: \(report.misses)")
  }

  // MARK: - Language

  func understanding(_ report: inout Report) async throws {
    report.heading("Understanding")
    let understander = Understander(LanguageContext(now: Workplace.now, calendar: Workplace.calendar))
    var turn = 0
    let message = await Samples.of(3000, warmUp: 300) {
      _ = understander.understand(Texts.messages[turn % Texts.messages.count])
      turn += 1
    }
    report.line("one message, median", message.median, budget: 1.5)
    report.line("one message, p99", message.quantile(0.99))
    let dump = await Samples.of(200, warmUp: 20) { _ = understander.split(Texts.dump) }
    report.line("a dump of \(Texts.dump.split(separator: " ").count) words, median", dump.median, budget: 20)
  }

  // MARK: - One store

  mutating func store(of size: Int, _ report: inout Report) async throws {
    let place = try await Workplace(tasks: size, below: root)
    report.heading("\(size) tasks")
    let nudgy = place.nudgy(program)
    guard nudgy.run(["next"]) == 0 else {
      report.show("  \(program) does not run; `make build` makes it.")
      return
    }
    let nexts = await Samples.of(50) { nudgy.run(["next"]) }
    next[size] = nexts.median
    report.line("nudgy next, whole process", nexts.median, budget: 20)
    let adds = await Samples.of(50) { nudgy.run(["add", "call", "the", "penguin", "tomorrow"]) }
    report.line("nudgy add, whole process", adds.median, budget: 20)
    try compare(size, nexts.median, adds.median, &report)
    await launch(place, &report)
    try await turns(place, &report)
  }

  private func compare(_ size: Int, _ next: Double, _ add: Double, _ report: inout Report) throws {
    guard comparesTaskwarrior, let other = try Taskwarrior(tasks: size, below: root) else { return }
    let clock = ContinuousClock()
    func median(_ body: () -> Void) -> Double {
      Samples((0..<5).map { _ in clock.measure(body) / .milliseconds(1) }).median
    }
    let (otherNext, otherAdd) = (median(other.next), median(other.add))
    report.line("task next (Taskwarrior)", otherNext)
    report.line("  times Nudgy's", otherNext / next, "×")
    report.line("task add (Taskwarrior)", otherAdd)
    report.line("  times Nudgy's", otherAdd / add, "×")
  }

  // MARK: - The chat

  private func launch(_ place: Workplace, _ report: inout Report) async {
    let clock = ContinuousClock()
    var times: [Double] = []
    var memory = Double.nan
    for _ in 0..<15 {
      guard let terminal = PseudoTerminal() else { return }
      let start = clock.now
      let identifier = place.nudgy(program).spawn([], terminal: terminal.path)
      let isReady = terminal.waits(for: "›")
      times.append((clock.now - start) / .milliseconds(1))
      if isReady, let size = residentMemory(of: identifier) { memory = size }
      ChildProcess.end(identifier)
    }
    report.line("launch to prompt", Samples(times).median, budget: 30)
    report.line("resident memory, idle chat", memory, "MiB", budget: 40)
    agent(place, &report)
  }

  /// An agent that has nothing to ring.
  private func agent(_ place: Workplace, _ report: inout Report) {
    guard let terminal = PseudoTerminal() else { return }
    let identifier = place.nudgy(program).spawn(["agent"], terminal: terminal.path)
    defer { ChildProcess.end(identifier) }
    // It has looked around once its size stays the same.
    var (size, looks) = (0.0, 0)
    for _ in 0..<100 where looks < 10 {
      _ = poll(nil, 0, 50)
      let now = residentMemory(of: identifier) ?? .nan
      looks = now == size ? looks + 1 : 0
      size = now
    }
    report.line("resident memory, idle agent", size, "MiB", budget: 20)
  }

  /// In MiB; nil where the system does not tell.
  func residentMemory(of identifier: pid_t) -> Double? {
    let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map {
      $0 / 1024
    }
  }

  private func turns(
    _ place: Workplace, saying messages: [String] = Texts.messages, byMessage: Bool = false,
    _ report: inout Report
  ) async throws {
    let engine = try place.engine()
    let clock = ContinuousClock()
    let rounds = 42 * Texts.messages.count / messages.count
    var times: [[Double]] = Array(repeating: [], count: messages.count)
    for round in 0..<rounds {
      for (kind, message) in messages.enumerated() {
        let start = clock.now
        for await _ in engine.respond(to: UserMessage(message)) {}
        // The first rounds fill the caches of disk and store.
        if round >= 2 { times[kind].append((clock.now - start) / .milliseconds(1)) }
      }
    }
    let all = Samples(times.flatMap(\.self))
    report.line("an offline turn, p50", all.median)
    report.line("an offline turn, p99", all.quantile(0.99), budget: 8)
    let kinds = times.map { Samples($0) }
    if byMessage {
      for (message, samples) in zip(messages, kinds) {
        report.spread(message, samples)
      }
    } else if let slowest = kinds.indices.max(by: { kinds[$0].median < kinds[$1].median }) {
      report.line("  slowest message, p50", kinds[slowest].median)
      report.show("  (\(messages[slowest]))")
    }
  }

  // MARK: - Growth

  func growth(_ report: inout Report) {
    guard let small = next[100], let large = next[100_000] else { return }
    report.heading("Growth")
    report.line("nudgy next at 100,000 over 100 tasks", large / small, "×", budget: 1.5)
  }
}
