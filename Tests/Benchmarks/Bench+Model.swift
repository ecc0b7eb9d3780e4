import Foundation
import NudgyCore
import NudgyLLM
import NudgyLoopback
import Synchronization

// Between a model's server and the screen.

extension Bench {
  /// Bytes to deltas in memory, then over a socket of this machine.
  func model(_ report: inout Report) async throws {
    report.heading("A model's answer")
    reading(&report)
    try await latency(&report)
    try await screen(&report)
    try await growth(over: 1000, &report)
  }

  private static func event(_ text: String) -> String {
    #"data: {"id":"chatcmpl-AbCdEfGhIjKlMnOpQrStUvWxYz012","object":"chat.completion.chunk","created":1795289558,"#
      + #""model":"gpt-4o-mini-2024-07-18","service_tier":"default","system_fingerprint":"fp_0123456789","#
      + #""choices":[{"index":0,"delta":{"content":"\#(text)"},"logprobs":null,"finish_reason":null}]}"#
      + "\n\n"
  }

  private static let end = "data: [DONE]\n\n"

  private func reading(_ report: inout Report) {
    let tokens = 100_000
    let event = Array(Bench.event(" penguin").utf8)
    // As packets bring them: one event each, and cut anywhere.
    for (name, size) in [("one event a packet", event.count), ("packets of 1,400 bytes", 1400)] {
      let bytes = (0..<1000).flatMap { _ in event }
      let packets = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      var reader = ReplayedAnswer()
      var deltas = 0
      let time = ContinuousClock().measure {
        for _ in 0..<tokens / 1000 { for packet in packets { deltas += reader.read(packet) ?? 0 } }
      }
      let each = time / .microseconds(1) / Double(tokens)
      // 20 µs are 50,000 tokens a second.
      report.line("one token, \(name)", each, "µs", budget: 20)
      report.line("  tokens a second", 1_000_000 / each, "")
    }
  }

  private func service(_ server: LoopbackServer) throws -> OpenAIService {
    OpenAIService(
      try LLMConfiguration(endpoint: Endpoint(server.base), model: "bench", key: nil),
      transport: CurlTransport(), quirks: QuirkMemory(), clock: ServiceClock(now: { Date() }),
      random: .seeded(1))
  }

  private var request: LLMRequest {
    LLMRequest(messages: [.user("hello")], tools: [], temperature: 0.85)
  }

  /// From a byte sent by a server to the delta in the hands of a turn; each is sent when the last one was seen.
  private func latency(_ report: inout Report) async throws {
    let clock = ContinuousClock()
    let stamps = Stamps()
    let gates = (0..<500).map { _ in Gate() }
    var script: [LoopbackServer.Step] = [.text(HTTPReply.head())]
    for gate in gates {
      script += [.run { stamps.add(clock.now) }, .text(Bench.event("x")), .wait(gate)]
    }
    let server = try LoopbackServer([script + [.text(Bench.end), .close]])
    var times: [Double] = []
    for try await delta in try service(server).stream(request) {
      guard case .text = delta, times.count < gates.count else { continue }
      let seen = clock.now
      guard let sent = stamps.last else { continue }
      times.append((seen - sent) / .milliseconds(1))
      gates[times.count - 1].open()
    }
    // The first ones warm up.
    let samples = Samples(Array(times.dropFirst(20)))
    report.line("byte sent to delta in the turn, median", samples.median, budget: 1)
    report.line("byte sent to delta in the turn, p99", samples.quantile(0.99))
  }

  /// From a byte sent by a server to the text at a terminal, through the whole program; each is sent when the last
  /// one was seen.
  private func screen(_ report: inout Report) async throws {
    let clock = ContinuousClock()
    let stamps = Stamps()
    let gates = (0..<300).map { _ in Gate() }
    var script: [LoopbackServer.Step] = [.text(HTTPReply.head())]
    for (index, gate) in gates.enumerated() {
      script += [.run { stamps.add(clock.now) }, .text(Bench.event("w\(index) ")), .wait(gate)]
    }
    let server = try LoopbackServer([script + [.text(Bench.end), .close]])
    let place = try await Workplace(tasks: 100, below: root.appending(path: "screen"))
    // Known, so that the server is not asked for it.
    try Data("{contextWindow: 16384}".utf8).write(to: place.folder.appending(path: "config.json"))
    let settings = [
      "OPENAI_BASE_URL": server.base, "OPENAI_API_KEY": "bench", "NUDGY_MODEL": "bench", "NUDGY_AI": "on",
    ]
    guard let terminal = PseudoTerminal() else { return }
    let environment = place.environment.merging(settings) { _, new in new }
    let chat = ChildProcess(program: program, environment: environment).spawn([], terminal: terminal.path)
    defer { ChildProcess.end(chat) }
    guard terminal.waits(for: "›") else { return }
    terminal.type("tell me about penguins\r")
    var times: [Double] = []
    for (index, gate) in gates.enumerated() {
      guard terminal.waits(for: "w\(index)"), let sent = stamps.last else { break }
      times.append((clock.now - sent) / .milliseconds(1))
      gate.open()
    }
    guard times.count == gates.count else {
      report.show("  the screen shows \(times.count) of \(gates.count) words")
      return
    }
    let samples = Samples(Array(times.dropFirst(20)))
    report.line("byte sent to text on the screen, median", samples.median, budget: 1)
    report.line("byte sent to text on the screen, p99", samples.quantile(0.99))
  }

  /// What so many turns over one connection leave behind.
  private func growth(over turns: Int, _ report: inout Report) async throws {
    let body = String(repeating: Bench.event("x"), count: 50) + Bench.end
    let server = try LoopbackServer((0..<turns + 100).map { _ in [HTTPReply.whole(body)] })
    let service = try service(server)
    func run(_ count: Int) async throws {
      for _ in 0..<count { for try await _ in service.stream(request) {} }
    }
    try await run(100)
    let before = residentMemory(of: getpid()) ?? .nan
    let start = ContinuousClock.now
    try await run(turns)
    report.line(
      "a turn of 50 tokens over a kept connection",
      (ContinuousClock.now - start) / .milliseconds(1) / Double(turns))
    report.line(
      "memory after \(turns) more turns", (residentMemory(of: getpid()) ?? .nan) - before, "MiB", budget: 2)
  }
}

/// When the server sent.
private final class Stamps: Sendable {
  private let latest = Mutex<ContinuousClock.Instant?>(nil)
  var last: ContinuousClock.Instant? { latest.withLock { $0 } }
  func add(_ instant: ContinuousClock.Instant) { latest.withLock { $0 = instant } }
}
