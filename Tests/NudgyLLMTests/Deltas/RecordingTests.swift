import Foundation
import NudgyCore
import Testing

@testable import NudgyLLM

/// Answers recorded from the real llama.cpp server (its Python one) with a tiny model of random weights.
@Suite struct RecordingTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "Fixtures/\(name)")))
  }

  @Test(
    arguments: [
      ("llama-cpp-talk.sse", [.text("D[7_Ub."), .finished(.cutByLength)]),
      (
        "llama-cpp-call.sse",
        [.call(1, "complete_task", ["task": 55]), .finished(.complete)]
      ),
      (
        "llama-cpp-call-whole.json",
        [
          .call(1, "complete_task", ["task": 3_924_116_926_194]),
          .usage(LLMUsage(promptTokens: 87, answerTokens: 24)), .finished(.complete),
        ]
      ),
    ] as [(String, [LLMDelta])]) func areUnderstood(_ name: String, _ deltas: [LLMDelta]) throws
  {
    let bytes = try RecordingTests.bytes(name)
    #expect(Reading(bytes) == Reading(deltas: deltas))
    #expect(Reading(bytes, cuts: Array(0..<bytes.count)) == Reading(deltas: deltas))
    // Every byte is a cut above; here every seventh is the only one.
    for cut in stride(from: 0, to: bytes.count, by: 7) {
      #expect(Reading(bytes, cuts: [cut]) == Reading(deltas: deltas), "cut at \(cut)")
    }
  }

  @Test func aRefusalIsRead() throws {
    let value = try #require(WireJSON.value(try RecordingTests.bytes("llama-cpp-refusal.json")[...]))
    let complaint = try #require(ServerComplaint(value))
    #expect(complaint.type == "internal_server_error")
    #expect(complaint.message.hasPrefix("1 validation error: {'type': 'float_parsing'"))
  }
}
