import Testing

@testable import NudgyLLM

@Suite struct EventParserTests {
  private func events(_ text: String) throws -> [ServerSentEvent] {
    var parser = EventParser()
    var events: [ServerSentEvent] = []
    try parser.read(Array(text.utf8)[...], into: &events)
    parser.end(into: &events)
    return events
  }

  private func event(_ data: String, name: String = "") -> ServerSentEvent {
    ServerSentEvent(name: name, data: Array(data.utf8))
  }

  // The examples of the standard, but for those about reconnecting.
  @Test(arguments: [
    ("several data lines", "data: YHOO\ndata: +2\ndata: 10\n\n", ["YHOO\n+2\n10"]),
    (
      "a comment and ids", ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\n",
      ["first event", "second event"]
    ),
    ("one space is dropped", "data:test\n\ndata: test\n\ndata:  third\n\n", ["test", "test", " third"]),
    ("empty data", "data\n\ndata\ndata\n\ndata:", ["", "\n", ""]),
    ("unknown fields", "foo: bar\ndata: x\nbar\n\n", ["x"]),
    ("an event without data is none", "event: x\n\ndata: y\n\n", ["y"]),
  ]) func followsTheStandard(_ name: String, _ text: String, _ data: [String]) throws {
    #expect(try events(text).map { String(decoding: $0.data, as: UTF8.self) } == data)
  }

  @Test func namesLastForOneEvent() throws {
    #expect(
      try events("event: error\ndata: a\n\ndata: b\n\n") == [event("a", name: "error"), event("b")])
  }

  @Test func anObjectBehindAnObjectIsTheNextEvent() throws {
    #expect(
      try events("data: {\"a\":1}\ndata: {\"b\":2}\ndata: [DONE]\n") == [
        event("{\"a\":1}"), event("{\"b\":2}"), event("[DONE]"),
      ])
  }

  @Test func aLineFeedAfterACutReturnIsNoEmptyLine() throws {
    var parser = EventParser()
    var events: [ServerSentEvent] = []
    for piece in ["data: a\r", "\ndata: b\r", "\n", "\r", "\n"] {
      try parser.read(Array(piece.utf8)[...], into: &events)
    }
    #expect(events == [event("a\nb")])
  }
}
