import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Several Nudgys at once, and Nudgys that are killed.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SeveralAtOnceTests {
  @Test func twentyAddAtOnce() async throws {
    let nudgy = try Nudgy()
    let runs = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
      for index in 1...20 {
        group.addTask { try await nudgy.run(["add", "--json", "count penguin \(index)"]) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for run in runs { #expect(run.code == 0, "\(run.errors)") }
    let numbers = runs.compactMap {
      JSONReader.value(from: $0.output)?["receipts"]?.arrayValue?.first?["task"]?["number"]?.intValue
    }
    #expect(numbers.sorted() == Array(1...20))
    let titles = try await nudgy.json("list")["upNext"]?.arrayValue?.compactMap { $0["title"]?.stringValue }
    #expect(Set(titles ?? []) == Set((1...20).map { "Count penguin \($0)" }))
  }

  /// Kills 200 adds at moments a seed chooses. What was acknowledged is there afterwards, and no number
  /// was given twice.
  @Test func killingLosesNothingAcknowledged() async throws {
    let nudgy = try Nudgy()
    let random = RandomSource.seeded(20_261_120)
    let first = try await nudgy.run(["add", "--json", "feed the penguin"])
    #expect(first.code == 0)
    var moments = try await moments(of: nudgy)
    var acknowledged: [Int: String] = [:]
    var (kills, ends) = (0, 0)
    for index in 1...200 {
      let title = "Count fish \(index)"
      let (program, outputs) = try nudgy.prepare(["add", "--json", title])
      let ended = try await end(program, afterMicroseconds: random.index(below: moments))
      if ended.wasSignalled { kills += 1 } else { ends += 1 }
      // A machine that grows faster or slower meanwhile still sees both, about as often.
      moments = max(1000, ended.wasSignalled ? moments + moments / 32 : moments - moments / 32)
      let text = try nudgy.text(outputs.output)
      // A line that arrived whole was a promise, whatever happened to the process afterwards.
      guard text.hasSuffix("\n"), let answer = JSONReader.value(from: text) else { continue }
      let task = answer["receipts"]?.arrayValue?.first?["task"]
      let number = try #require(task?["number"]?.intValue)
      #expect(acknowledged[number] == nil)
      acknowledged[number] = title
    }
    // Otherwise the test would prove nothing.
    #expect(kills >= 20, "killed \(kills) of 200")
    #expect(ends >= 20, "ended \(ends) of 200")
    let tasks = try #require(try await nudgy.json("list")["upNext"]?.arrayValue)
    let stored = Dictionary(
      uniqueKeysWithValues: tasks.compactMap { task -> (Int, String)? in
        guard let number = task["number"]?.intValue, let title = task["title"]?.stringValue else {
          return nil
        }
        return (number, title)
      })
    for (number, title) in acknowledged { #expect(stored[number] == title) }
    #expect(stored.count == tasks.count)
    #expect(try await nudgy.json("doctor")["ok"] == true)
  }

  /// How long an undisturbed add takes, and half as long again, in microseconds.
  private func moments(of nudgy: Nudgy) async throws -> Int {
    let clock = ContinuousClock()
    var longest = Duration.zero
    for index in 1...5 {
      let start = clock.now
      _ = try await nudgy.run(["add", "weigh the penguin \(index)"])
      longest = max(longest, clock.now - start)
    }
    return Int(longest / .microseconds(1)) * 3 / 2
  }

  /// Starts a program and kills it after a while, unless it has ended before.
  private func end(
    _ program: ProgramStart, afterMicroseconds delay: Int
  ) async throws -> ProgramStart.End {
    try await withThrowingTaskGroup(of: ProgramStart.End?.self) { group in
      let started = Started()
      group.addTask { try await program.run { started.set($0) } }
      group.addTask {
        let identifier = await started.identifier()
        // The moment of the kill is the point of this test; nothing waits for it.
        try? await Task.sleep(for: .microseconds(delay))
        if !Task.isCancelled { kill(identifier, SIGKILL) }
        return nil
      }
      while let result = try await group.next() {
        if let result {
          group.cancelAll()
          return result
        }
      }
      throw CancellationError()
    }
  }
}

/// Hands a process identifier over once it is known.
private final class Started: Sendable {
  private let stream: AsyncStream<pid_t>
  private let continuation: AsyncStream<pid_t>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func set(_ identifier: pid_t) {
    continuation.yield(identifier)
    continuation.finish()
  }

  func identifier() async -> pid_t {
    for await identifier in stream { return identifier }
    return 0
  }
}
