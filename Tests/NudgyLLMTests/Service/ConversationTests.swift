import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

@testable import NudgyLLM

/// The client as a whole, over real sockets, with servers that behave.
@Suite struct ConversationTests {
  @Test func anAnswerArrivesAndTheRequestIsWhatTheSchemaAsksFor() async throws {
    let server = try LoopbackServer([[Answers.hello]])
    let answer = await (try Client(server.base)).ask()
    #expect(answer == .init(deltas: Answers.helloDeltas))
    let request = try #require(server.received.first)
    #expect(request.line == "POST /v1/chat/completions HTTP/1.1")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.headers["authorization"] == "Bearer \(Client.key)")
    #expect(request.headers["expect"] == nil)
    #expect(ChatSchema.problems(in: try #require(JSONReader.value(from: request.body))) == [])
    #expect(!request.body.contains(Client.key))
  }

  @Test func localServersAreAskedWithoutAKey() async throws {
    let server = try LoopbackServer([[Answers.hello]])
    _ = await (try Client(server.base, key: nil)).ask()
    #expect(server.received.first?.headers["authorization"] == nil)
  }

  @Test func nothingIsOpenedBeforeAnAnswerIsWanted() async throws {
    let server = try LoopbackServer([[Answers.hello]])
    let client = try Client(server.base)
    CurlTransport().warmUp()
    #expect(server.connectionCount == 0)
    _ = await client.ask()
    #expect(server.connectionCount == 1)
  }

  @Test func eachTokenArrivesWhenItIsSent() async throws {
    let gate = Gate()
    let server = try LoopbackServer([
      [
        .text(HTTPReply.chunkedHead + HTTPReply.chunk(Chunk.text("one"))), .wait(gate),
        .text(HTTPReply.chunk(Chunk.text(" two") + Chunk.done) + HTTPReply.lastChunk),
      ]
    ])
    var deltas: [LLMDelta] = []
    for try await delta in try Client(server.base).service.stream(RequestEncoderTests.request) {
      deltas.append(delta)
      // The server sends the second only when the first was seen here.
      gate.open()
    }
    #expect(deltas == [.text("one"), .text(" two"), .finished(.complete)])
  }

  @Test func bytesMayComeOneByOne() async throws {
    let body = Chunk.text("Hé 🐧") + Chunk.finish("stop") + Chunk.done
    let server = try LoopbackServer([[.text(HTTPReply.head()), .sendByByte(Array(body.utf8)), .close]])
    #expect(await (try Client(server.base)).ask().deltas == [.text("Hé 🐧"), .finished(.complete)])
  }

  @Test func theConnectionServesTheNextTurn() async throws {
    let server = try LoopbackServer([
      [Answers.hello],
      [
        .text(
          HTTPReply.chunkedHead + HTTPReply.chunk(Chunk.text("Hello") + Chunk.finish("stop") + Chunk.done)
            + HTTPReply.lastChunk)
      ],
      [Answers.hello],
    ])
    let client = try Client(server.base)
    for _ in 0..<3 { #expect(await client.ask().deltas == Answers.helloDeltas) }
    #expect(server.received.map(\.connection) == [0, 0, 0])
  }

  @Test func severalTurnsRunAtOnce() async throws {
    let gates = (0..<3).map { _ in Gate() }
    let server = try LoopbackServer(gates.map { [.wait($0), Answers.hello] })
    let client = try Client(server.base)
    await withTaskGroup(of: Client.Answer.self) { group in
      for _ in gates { group.addTask { await client.ask() } }
      for gate in gates.reversed() { gate.open() }
      for await answer in group { #expect(answer.deltas == Answers.helloDeltas) }
    }
  }

  @Test func aPackedAnswerIsUnpacked() async throws {
    // "Hello" and [DONE], packed with gzip.
    let packed = try #require(Data(base64Encoded: Packed.hello))
    let head = HTTPReply.head(["Content-Encoding: gzip", "Content-Length: \(packed.count)"])
    let server = try LoopbackServer([[.text(head), .send(Array(packed))]])
    #expect(await (try Client(server.base)).ask().deltas == Answers.helloDeltas)
    #expect(server.received.first?.headers["accept-encoding"] == "identity")
  }

  @Test func aWrongContentTypeMattersNot() async throws {
    let server = try LoopbackServer([
      [HTTPReply.whole(Chunk.text("Hello") + Chunk.done, type: "text/plain")],
      [HTTPReply.whole(#"{"choices":[{"message":{"content":"Hello"}}]}"#, type: "text/event-stream")],
    ])
    let client = try Client(server.base)
    #expect(await client.ask().deltas == Answers.helloDeltas)
    #expect(await client.ask().deltas == Answers.helloDeltas)
  }

  @Test func callsHaveFreshIDs() async throws {
    let call = Chunk.calls(#"{"index":0,"id":"x","function":{"name":"complete_task","arguments":"{}"}}"#)
    let server = try LoopbackServer([
      [HTTPReply.whole(call + Chunk.done)], [HTTPReply.whole(call + Chunk.done)],
    ])
    let client = try Client(server.base)
    let ids = [await client.ask(), await client.ask()].flatMap(\.calls).map(\.id)
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9]{9}/) != nil })
  }

  @Test func furtherHeadersGoAlong() async throws {
    let server = try LoopbackServer([[Answers.hello]])
    var configuration = try LLMConfiguration(endpoint: Endpoint(server.base), model: "m", key: nil)
    configuration.headers = try NetworkSettings.headers(environment: ["NUDGY_HEADERS": "X-Title: Nudgy"])
    let service = OpenAIService(
      configuration, transport: CurlTransport(), quirks: QuirkMemory(),
      clock: ServiceClock(now: { TestWorld.now }), random: .seeded(1))
    for try await _ in service.stream(RequestEncoderTests.request) {}
    #expect(server.received.first?.headers["x-title"] == "Nudgy")
  }

  @Test func aProxyIsUsedButNotForThisMachine() async throws {
    let server = try LoopbackServer([[Answers.hello]])
    let proxy = try LoopbackServer([[Answers.hello]])
    let network = NetworkSettings(environment: ["http_proxy": "http://127.0.0.1:\(proxy.port)"])
    _ = await (try Client(server.base, network: network)).ask()
    #expect(server.received.count == 1)
    #expect(proxy.connectionCount == 0)

    // A name that does not exist: only the proxy can answer.
    let far = try Endpoint("http://model.invalid/v1", allowsPlainHTTP: true)
    var configuration = try LLMConfiguration(endpoint: far, model: "m", key: nil)
    configuration.network = network
    let service = OpenAIService(
      configuration, transport: CurlTransport(), quirks: QuirkMemory(),
      clock: ServiceClock(now: { TestWorld.now }), random: .seeded(1))
    for try await _ in service.stream(RequestEncoderTests.request) {}
    #expect(proxy.received.first?.line == "POST http://model.invalid/v1/chat/completions HTTP/1.1")
  }
}
