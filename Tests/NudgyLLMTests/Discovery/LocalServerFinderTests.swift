import NudgyCore
import NudgyLoopback
import Testing

@testable import NudgyLLM

@Suite struct LocalServerFinderTests {
  private let finder = LocalServerFinder(transport: CurlTransport())

  @Test func findsThoseThatAnswerInTheOrderAskedFor() async throws {
    let list = HTTPReply.json(
      #"{"object":"list","data":[{"id":"llama3\u001b[2J"},{"id":"phi"}]}"#, status: "200 OK")
    let slow = Gate()
    let first = try LoopbackServer([[.wait(slow), list]], tellsOfModels: true)
    let second = try LoopbackServer([[.run { slow.open() }, list]], tellsOfModels: true)
    // With time enough on any machine: here the order counts.
    let patient = LocalServerFinder(over: CurlTransport(), limits: LLMLimits())
    let found = await patient.find([(.ollama, first.port), (.vllm, second.port)])
    #expect(found.map(\.kind) == [.ollama, .vllm])
    #expect(found.first?.models == ["llama3", "phi"])
    #expect(found.first?.endpoint == (try Endpoint(first.base)))
    let request = try #require(first.received.first)
    #expect(request.line == "GET /v1/models HTTP/1.1")
    #expect(request.headers["authorization"] == nil)
  }

  @Test(
    arguments: [
      ("another program", HTTPReply.whole("<html>Jenkins</html>", type: "text/html")),
      ("another JSON", HTTPReply.json(#"{"status":"ok"}"#, status: "200 OK")),
      ("no models", HTTPReply.json(#"{"object":"list","data":[]}"#, status: "200 OK")),
      ("a refusal", HTTPReply.json(#"{"data":[{"id":"x"}]}"#, status: "401 No")),
      ("silence", .awaitEnd(Gate())),
      ("a closed door", .close),
    ] as [(String, LoopbackServer.Step)]) func offersNothingElse(_ name: String, _ step: LoopbackServer.Step)
    async throws
  {
    let server = try LoopbackServer([[step]], tellsOfModels: true)
    #expect(await finder.find([(.llamaCpp, server.port)]).isEmpty)
  }

  @Test func nobodyThere() async throws {
    let closed = try ClosedPort()
    #expect(await finder.find(LocalServer.Kind.allCases.map { ($0, closed.port) }).isEmpty)
    withExtendedLifetime(closed) {}
  }
}
