import Foundation
import NudgyCore
import NudgyLoopback
import Testing

@testable import NudgyLLM

/// The client as a whole, over real sockets, with servers that do not behave.
@Suite struct BadServerTests {
  private func ask(_ scripts: [LoopbackServer.Step]..., limits: LLMLimits = LLMLimits()) async throws
    -> Client.Answer
  {
    let server = try LoopbackServer(scripts)
    return await (try Client(server.base, limits: limits)).ask()
  }

  private func limits(_ change: (inout LLMLimits) -> Void) -> LLMLimits {
    var limits = LLMLimits()
    limits.retries = 0
    change(&limits)
    return limits
  }

  // MARK: - Nobody there, or silence

  @Test func nobodyThere() async throws {
    let closed = try ClosedPort()
    let client = try Client("http://127.0.0.1:\(closed.port)/v1")
    #expect(await client.ask() == .init(failure: .unreachable))
    withExtendedLifetime(closed) {}
    #expect(client.pauses.list.isEmpty)
  }

  @Test func aHostThatDoesNotExist() async throws {
    let client = try Client("https://model.invalid/v1", limits: limits { $0.connect = .seconds(3) })
    let failure = await client.ask().failure
    // Where there is no name server at all, looking up takes longer than connecting may.
    #expect(failure == .hostNotFound || failure == .timedOut)
  }

  @Test func aServerThatSpeaksNoTLS() async throws {
    let server = try LoopbackServer([])
    let client = try Client(
      "https://127.0.0.1:\(server.port)/v1", limits: limits { $0.connect = .seconds(1) })
    let failure = await client.ask().failure
    #expect([.notTrusted, .disconnected, .timedOut].contains(failure))
  }

  @Test func aServerThatNeverAnswers() async throws {
    let answer = try await ask([.awaitEnd(Gate())], limits: limits { $0.firstToken = .milliseconds(60) })
    #expect(answer == .init(failure: .timedOut))
  }

  @Test func keepAlivesDoNotKeepATurnWaiting() async throws {
    let pings = (0..<400).map { _ in LoopbackServer.Step.text(HTTPReply.chunk(": ping\n\n")) }
    let answer = try await ask(
      [.text(HTTPReply.chunkedHead)] + pings + [.awaitEnd(Gate())],
      limits: limits { $0.firstToken = .milliseconds(80) })
    #expect(answer == .init(failure: .timedOut))
  }

  @Test func aServerThatFallsSilentAfterTheFirstToken() async throws {
    let answer = try await ask(
      [.text(HTTPReply.head() + Chunk.text("Hel")), .awaitEnd(Gate())],
      limits: limits { $0.idle = .milliseconds(60) })
    #expect(answer == .init(deltas: [.text("Hel")], failure: .timedOut))
  }

  @Test func aServerThatNeverEnds() async throws {
    let answer = try await ask(
      [.text(HTTPReply.head() + Chunk.text("Hello") + Chunk.done), .awaitEnd(Gate())])
    #expect(answer == .init(deltas: Answers.helloDeltas))
  }

  // MARK: - Broken connections

  @Test func aResetBeforeAnythingIsTriedAgain() async throws {
    #expect(try await ask([.reset], [.close], [Answers.hello]) == .init(deltas: Answers.helloDeltas))
  }

  @Test func aResetAfterTheFirstTokenIsNot() async throws {
    let server = try LoopbackServer([
      [.text(HTTPReply.chunkedHead + HTTPReply.chunk(Chunk.text("Hel"))), .wait(Gate.opened()), .close],
      [Answers.hello],
    ])
    #expect(await (try Client(server.base)).ask() == .init(deltas: [.text("Hel")], failure: .disconnected))
    #expect(server.received.count == 1)
  }

  @Test func aResetWithinThoughtsIsTriedAgain() async throws {
    let thought = HTTPReply.chunk(Chunk.event(#"{"reasoning_content":"hm"}"#))
    let answer = try await ask(
      [.text(HTTPReply.chunkedHead + thought), .wait(Gate.opened()), .close], [Answers.hello])
    #expect(answer == .init(deltas: [.thinking] + Answers.helloDeltas))
  }

  @Test func aBodyThatIsShorterThanPromised() async throws {
    let head = HTTPReply.head(["Content-Length: 5000"])
    let answer = try await ask([.text(head + Chunk.text("Hel")), .close])
    #expect(answer == .init(deltas: [.text("Hel")], failure: .disconnected))
  }

  @Test func anEndWithinACharacter() async throws {
    let bytes = Array((HTTPReply.head() + "data: {\"choices\":[{\"delta\":{\"content\":\"Hé").utf8).dropLast()
    #expect(try await ask([.send(Array(bytes)), .close]) == .init(failure: .garbled))
  }

  // MARK: - Wrong bytes

  @Test func aPageOfHTML() async throws {
    #expect(
      try await ask([HTTPReply.whole("<html>Log in</html>", type: "text/html")]) == .init(failure: .garbled))
  }

  @Test func noHTTPAtAll() async throws {
    let failure = try await ask([.text("SSH-2.0-OpenSSH_9.2\r\n"), .close], limits: limits { _ in }).failure
    #expect([.garbled, .disconnected].contains(failure))
  }

  @Test func fiftyMegabytes() async throws {
    let piece = LoopbackServer.Step.text(String(repeating: ": ping\n\n", count: 1 << 17))
    let answer = try await ask([.text(HTTPReply.head())] + Array(repeating: piece, count: 50) + [.close])
    #expect(answer == .init(failure: .tooLong))
  }

  @Test func aPackedBodyThatIsNone() async throws {
    let head = HTTPReply.head(["Content-Encoding: gzip", "Content-Length: 5"])
    #expect(try await ask([.text(head + "hello")]) == .init(failure: .garbled))
  }

  @Test func headersWithoutEnd() async throws {
    let flood = String(repeating: "X-Flood: \(String(repeating: "x", count: 1000))\r\n", count: 1000)
    let answer = try await ask(
      [.text("HTTP/1.1 200 OK\r\n" + flood), .close], limits: limits { $0.responseBytes = 100_000 })
    #expect(answer.failure != nil)
  }

  // MARK: - Refusals

  @Test(arguments: [401, 402, 403]) func aRefusedKeyIsNotTriedAgain(_ status: Int) async throws {
    let server = try LoopbackServer([
      [
        HTTPReply.json(
          #"{"error":{"message":"key \#(Client.key) is wrong"}}"#, status: "\(status) No", ["Retry-After: 0"])
      ],
      [Answers.hello],
    ])
    let answer = await (try Client(server.base)).ask()
    #expect(server.received.count == 1)
    #expect("\(answer)".contains("\(status)"))
    #expect(!"\(answer)".contains(Client.key))
  }

  @Test func aBusyServerIsAskedAgainWhenItSays() async throws {
    let server = try LoopbackServer([
      [HTTPReply.json("{}", status: "429 Too Many Requests", ["Retry-After: 2"])],
      [HTTPReply.json("{}", status: "503 Busy", ["Retry-After: Fri, 20 Nov 2026 15:00:04 GMT"])],
      [Answers.hello],
    ])
    let client = try Client(server.base)
    #expect(await client.ask().deltas == Answers.helloDeltas)
    #expect(client.pauses.list == [.seconds(2), .seconds(4)])
  }

  @Test func aLongPauseIsAFailure() async throws {
    #expect(
      try await ask([HTTPReply.json("{}", status: "429 Too Many Requests", ["Retry-After: 120"])])
        == .init(failure: .rateLimited(retryAfter: 120)))
  }

  @Test func retriesEnd() async throws {
    let server = try LoopbackServer(Array(repeating: [HTTPReply.json("{}", status: "500 Oops")], count: 9))
    let client = try Client(server.base)
    #expect(await client.ask().failure == .refused(status: 500))
    #expect(server.received.count == 3)
  }

  @Test func aRedirectOnTheSameHostIsFollowed() async throws {
    let server = try LoopbackServer([
      [HTTPReply.whole("", status: "308 Permanent", ["Location: /v2/chat"])], [Answers.hello],
    ])
    #expect(await (try Client(server.base)).ask().deltas == Answers.helloDeltas)
    #expect(server.received.map(\.line).last == "POST /v2/chat HTTP/1.1")
  }

  @Test func aRedirectToAnotherHostIsNot() async throws {
    let other = try LoopbackServer([[Answers.hello]])
    let location = "Location: http://localhost:\(other.port)/v1/chat/completions"
    let answer = try await ask([HTTPReply.whole("", status: "307 Elsewhere", [location])], [Answers.hello])
    #expect(answer == .init(failure: .redirected(host: "localhost")))
    #expect(other.connectionCount == 0)
  }

  @Test func aCircleOfRedirectsEnds() async throws {
    let around = [HTTPReply.whole("", status: "307 Around", ["Location: /v1/chat/completions"])]
    let server = try LoopbackServer(Array(repeating: around, count: 9))
    #expect(await (try Client(server.base)).ask().failure == .redirected(host: ""))
    #expect(server.received.count == 3)
  }

  // MARK: - Quirks

  @Test func quirksAreLearntOnceAndKept() async throws {
    let server = try LoopbackServer([
      [HTTPReply.json(#"{"error":{"message":"Unrecognized request argument supplied: stream_options"}}"#)],
      [HTTPReply.json(#"{"error":{"message":"Use 'max_completion_tokens' instead.","param":"max_tokens"}}"#)],
      [
        HTTPReply.json(
          #"{"detail":[{"loc":["body","temperature"],"msg":"extra fields not permitted"}]}"#, status: "422 No"
        )
      ],
      [Answers.hello], [Answers.hello],
    ])
    let client = try Client(server.base)
    #expect(await client.ask().deltas == Answers.helloDeltas)
    #expect(await client.ask().deltas == Answers.helloDeltas)
    #expect(client.pauses.list.isEmpty)
    let bodies = server.received.compactMap { JSONReader.value(from: $0.body) }
    #expect(bodies.count == 5)
    for body in bodies { #expect(ChatSchema.problems(in: body) == []) }
    for body in bodies.suffix(2) {
      #expect(body["stream_options"] == nil && body["temperature"] == nil && body["max_tokens"] == nil)
      #expect(body["max_completion_tokens"]?.intValue != nil)
    }
  }

  @Test func whatDidNotHelpIsNotKept() async throws {
    let server = try LoopbackServer(Array(repeating: [HTTPReply.json("Bad Request")], count: 5))
    let client = try Client(server.base)
    #expect(await client.ask().failure == .refused(status: 400, complaint: "Bad Request"))
    #expect(server.received.count == 2)
    #expect(client.quirks.quirks(of: try Endpoint(server.base), model: "test-model").isEmpty)
  }

  /// Without tools it is another question, which only whoever asks can put.
  @Test(arguments: [
    (#"{"error":"registry.ollama.ai/library/gemma:2b does not support tools"}"#, "400 Bad Request"),
    (#"{"error":{"code":500,"message":"tools param requires --jinja flag"}}"#, "500 No"),
  ]) func toolsThatAreRefusedAreAFactOfTheirOwn(_ complaint: String, _ status: String) async throws {
    let server = try LoopbackServer([[HTTPReply.json(complaint, status: status)], [Answers.hello]])
    let client = try Client(server.base)
    #expect(await client.service.takesTools(nil))
    #expect(await client.ask() == .init(failure: .refusesTools))
    #expect(await !client.service.takesTools(nil))
    #expect(await client.service.takesTools("another"))
    #expect(server.received.count == 1)
    // Whoever asks with tools all the same is answered without.
    #expect(await client.ask().deltas == Answers.helloDeltas)
    #expect(JSONReader.value(from: server.received.last?.body ?? "")?["tools"] == nil)
  }

  @Test func aModelThatAVoiceWishesForIsAskedWhereItIsThere() async throws {
    let missing = HTTPReply.json(
      #"{"error":{"message":"model 'salty-7b' not found"}}"#, status: "404 Not Found")
    let server = try LoopbackServer([[Answers.hello], [missing], [Answers.hello], [missing]])
    let client = try Client(server.base)
    var request = RequestEncoderTests.request
    request.model = "salty-7b"
    #expect(await client.ask(request).deltas == Answers.helloDeltas)
    #expect(await client.ask(request).deltas == Answers.helloDeltas)
    // The usual one that is missing has no other in its place.
    request.model = nil
    #expect(await client.ask(request).failure == .noSuchModel)
    let models = server.received.map { JSONReader.value(from: $0.body)?["model"]?.stringValue }
    #expect(models == ["salty-7b", "salty-7b", "test-model", "test-model"])
  }

  @Test func toolsThatCannotBeStreamedComeInOnePiece() async throws {
    let server = try LoopbackServer([
      [HTTPReply.json(#"{"error":{"code":500,"message":"Cannot use tools with stream"}}"#, status: "500 No")],
      [
        HTTPReply.json(
          #"{"choices":[{"message":{"content":null,"tool_calls":[{"id":"1","function":{"name":"complete_task","arguments":"{\"task\":\"1\"}"}}]}}]}"#,
          status: "200 OK")
      ],
    ])
    let answer = await (try Client(server.base)).ask()
    #expect(answer.calls.map(\.arguments) == [["task": "1"]])
    #expect(JSONReader.value(from: server.received.last?.body ?? "")?["stream"] == false)
  }
}

extension Gate {
  /// One that holds nobody up.
  static func opened() -> Gate {
    let gate = Gate()
    gate.open()
    return gate
  }
}
