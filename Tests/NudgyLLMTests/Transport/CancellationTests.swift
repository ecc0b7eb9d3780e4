import Foundation
import NudgyCore
import NudgyLoopback
import Testing

@testable import NudgyLLM

@Suite struct CancellationTests {
  /// How long after the end of interest a server may still be connected.
  private static let longest: TimeInterval = 0.1

  /// By how much the shortest of some tries was longer than what a whole answer took beside it: a busy machine holds
  /// up both.
  private func best(_ measure: () async throws -> TimeInterval) async throws -> TimeInterval {
    var best = TimeInterval.infinity
    for _ in 0..<20 where best >= CancellationTests.longest {
      let start = Date()
      let server = try LoopbackServer([[Answers.hello]])
      #expect(await (try Client(server.base)).ask().failure == nil)
      let pace = Date().timeIntervalSince(start)
      best = min(best, try await measure() - pace)
    }
    return best
  }

  @Test func leavingTheLoopEndsTheTransfer() async throws {
    let time = try await best {
      let ended = Gate()
      let server = try LoopbackServer([[.text(HTTPReply.head() + Chunk.text("Hel")), .awaitEnd(ended)]])
      var left = Date.distantPast
      for try await _ in try Client(server.base).service.stream(RequestEncoderTests.request) {
        left = Date()
        break
      }
      #expect(await ended.waitUntilOpen())
      return try #require(ended.openedAt).timeIntervalSince(left)
    }
    #expect(time < CancellationTests.longest)
  }

  @Test func cancellingTheTaskEndsTheTransferBeforeTheFirstToken() async throws {
    let time = try await best {
      let (arrived, ended) = (Gate(), Gate())
      let server = try LoopbackServer([
        [.text(HTTPReply.head()), .run { arrived.open() }, .awaitEnd(ended)]
      ])
      let client = try Client(server.base)
      let task = Task { await client.ask() }
      #expect(await arrived.waitUntilOpen())
      let left = Date()
      task.cancel()
      #expect(await task.value == .init())
      #expect(await ended.waitUntilOpen())
      return try #require(ended.openedAt).timeIntervalSince(left)
    }
    #expect(time < CancellationTests.longest)
  }

  @Test func aTaskThatIsCancelledAlreadyAsksNobody() async throws {
    let server = try LoopbackServer([[Answers.hello]])
    let client = try Client(server.base)
    let go = Gate()
    let task = Task {
      _ = await go.waitUntilOpen()
      return await client.ask()
    }
    task.cancel()
    go.open()
    #expect(await task.value == .init())
    #expect(server.received.isEmpty)
  }

  @Test func oneThatIsCancelledDoesNotDisturbTheOthers() async throws {
    let (arrived, go, ended) = (Gate(), Gate(), Gate())
    let server = try LoopbackServer([
      [.run { arrived.open() }, .awaitEnd(ended)], [.wait(go), Answers.hello], [Answers.hello],
    ])
    let client = try Client(server.base)
    let first = Task { await client.ask() }
    #expect(await arrived.waitUntilOpen())
    let second = Task { await client.ask() }
    first.cancel()
    #expect(await ended.waitUntilOpen())
    go.open()
    #expect(await second.value.deltas == Answers.helloDeltas)
    #expect(await client.ask().deltas == Answers.helloDeltas)
  }

  @Test func manyStartsAndStopsLeaveNothingBehind() async throws {
    let server = try LoopbackServer(
      (0..<100).map { _ in [.text(HTTPReply.head() + Chunk.text("Hel")), .awaitEnd(Gate())] } + [
        [Answers.hello]
      ])
    let client = try Client(server.base)
    for _ in 0..<100 {
      for try await _ in client.service.stream(RequestEncoderTests.request) { break }
    }
    #expect(await client.ask().deltas == Answers.helloDeltas)
  }
}
