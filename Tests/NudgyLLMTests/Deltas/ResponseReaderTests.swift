import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

@testable import NudgyLLM

@Suite struct ResponseReaderTests {
  private func progress(_ pieces: [String]) throws -> [ResponseReader.Progress] {
    var reader = ResponseReader(knownTools: [])
    var deltas: [LLMDelta] = []
    return try pieces.map { try reader.read(Array($0.utf8), into: &deltas) }
  }

  @Test func onlyEventsCountAsProgress() throws {
    #expect(
      try progress(["\n", ": ping\n\n", "data: {\"cho", "ices\":[]}\n\n", Chunk.text("Hi")])
        == [.none, .none, .none, .some, .some])
  }

  @Test func theReasonAndTheDoneMarkEndTheWaiting() throws {
    #expect(try progress([Chunk.text("Hi"), Chunk.finish("stop"), Chunk.done]) == [.some, .ending, .done])
  }

  @Test func textOfOneReadIsOneDelta() throws {
    var reader = ResponseReader(knownTools: [])
    var deltas: [LLMDelta] = []
    _ = try reader.read(Array((Chunk.text("a") + Chunk.text("b") + Chunk.text("c")).utf8), into: &deltas)
    #expect(deltas == [.text("abc")])
  }

  @Test func aLineWithoutEndIsRefused() {
    var reader = ResponseReader(knownTools: [])
    var deltas: [LLMDelta] = []
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
    #expect(throws: AnswerFlaw.tooLong) {
      for _ in 0..<20 { _ = try reader.read(piece, into: &deltas) }
    }
  }

  @Test func callsWithoutMeasureAreLimited() {
    let piece = { (number: Int) in
      Chunk.calls(
        #"{"index":\#(number),"id":"\#(number)","function":{"name":"whats_next","arguments":"{}"}}"#)
    }
    let reading = Reading((0..<500).map(piece).joined())
    #expect(reading.deltas.count == ToolCallAssembler.mostCalls + 1)
  }

  @Test func aComplaintIsOneShortLineWithoutControlCharacters() {
    let complaint = ServerComplaint(message: "bad\u{1B}[31m\nthing " + String(repeating: "x", count: 900))
    #expect(complaint.message.hasPrefix("bad thing x"))
    #expect(complaint.message.count == ServerComplaint.longestMessage)
  }
}
