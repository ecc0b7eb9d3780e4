import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct AnswerSorterTests {
  /// What came of a text.
  struct Sorted: Equatable, CustomStringConvertible {
    var text = ""
    var calls: [WrittenCall] = []
    var hasThought = false
    var lostCall = false

    var description: String { "\(text.debugDescription) \(calls) thought: \(hasThought) lost: \(lostCall)" }

    init(_ text: String = "", _ calls: [WrittenCall] = [], thought: Bool = false, lost: Bool = false) {
      (self.text, self.calls, hasThought, lostCall) = (text, calls, thought, lost)
    }

    init(_ pieces: [String], tools: Set<String> = Reading.tools, isWhole: Bool = true) {
      var sorter = AnswerSorter(tools: tools)
      for part in pieces.flatMap({ sorter.take($0) }) + sorter.end(isWhole: isWhole) {
        switch part {
        case .text(let piece): text += piece
        case .thinking: hasThought = true
        case .calls(let more): calls += more
        }
      }
      lostCall = sorter.lostCall
    }
  }

  private static let next = WrittenCall(name: "whats_next", arguments: [:])
  private static let milk = WrittenCall(name: "create_tasks", arguments: ["items": [["title": "Buy milk"]]])
  private static let done = WrittenCall(name: "complete_task", arguments: ["task": "1"])
  private static let nextJSON = #"{"name": "whats_next", "arguments": {}}"#
  private static let milkJSON = #"{"name":"create_tasks","arguments":{"items":[{"title":"Buy milk"}]}}"#
  private static let doneJSON = #"{"name":"complete_task","arguments":{"task":"1"}}"#

  /// Whole, cut in two at every place, and one scalar after the other.
  private func check(_ name: String, _ text: String, _ expected: Sorted, tools: Set<String> = Reading.tools) {
    #expect(Sorted([text], tools: tools) == expected, "\(name), whole")
    let scalars = text.unicodeScalars.map { String($0) }
    #expect(Sorted(scalars, tools: tools) == expected, "\(name), scalar by scalar")
    for cut in scalars.indices {
      let halves = [scalars[..<cut].joined(), scalars[cut...].joined()]
      let sorted = Sorted(halves, tools: tools)
      if sorted != expected {
        Issue.record("\(name), cut at \(cut): \(sorted) instead of \(expected)")
        return
      }
    }
  }

  // MARK: - Calls

  @Test(
    arguments: [
      ("bare", nextJSON, Sorted("", [next])),
      ("bare, with parameters", #"{"name":"complete_task","parameters":{"task":"1"}}"#, Sorted("", [done])),
      (
        "bare, with arguments as a string of JSON",
        #"{"name":"complete_task","arguments":"{\"task\":\"1\"}"}"#, Sorted("", [done])
      ),
      (
        "bare, as OpenAI writes it",
        #"{"type":"function","function":{"name":"complete_task","arguments":{"task":"1"}}}"#,
        Sorted("", [done])
      ),
      ("arguments first", #"{"arguments":{"task":"1"},"name":"complete_task"}"#, Sorted("", [done])),
      ("a list", "[\(milkJSON), \(doneJSON)]", Sorted("", [milk, done])),
      ("a list of calls under its name", #"{"tool_calls":[\#(doneJSON)]}"#, Sorted("", [done])),
      ("one a line", "\(milkJSON)\n\(doneJSON)\n", Sorted("", [milk, done])),
      ("parted by semicolons", "\(milkJSON); \(doneJSON)", Sorted("", [milk, done])),
      ("after words", "Sure.\n\n\(milkJSON)", Sorted("Sure.\n\n", [milk])),
      ("before words", "\(milkJSON)\nDone.", Sorted("Done.", [milk])),
      (
        "indented",
        "{\n  \"name\": \"complete_task\",\n  \"arguments\": {\n    \"task\": \"1\"\n  }\n}",
        Sorted("", [done])
      ),
      ("with a namespace", #"{"name":"functions.whats_next","arguments":{}}"#, Sorted("", [next])),
      ("no arguments", #"{"name":"whats_next"}"#, Sorted("", [next])),
      ("no arguments, as a tool", #"{"type":"function","tool":"whats_next"}"#, Sorted("", [next])),
      ("arguments beside the name", #"{"name":"complete_task","task":"1"}"#, Sorted("", [done])),
      ("without its last bracket", String(doneJSON.dropLast()), Sorted("", [done])),
      ("Hermes", "<tool_call>\n\(milkJSON)\n</tool_call>", Sorted("", [milk])),
      (
        "Hermes, several", "<tool_call>\(milkJSON)</tool_call>\n<tool_call>\(doneJSON)</tool_call>",
        Sorted("", [milk, done])
      ),
      ("Hermes, two in one", "<tool_call>\(milkJSON)\n\(doneJSON)</tool_call>", Sorted("", [milk, done])),
      (
        "Hermes, within words", "So: <tool_call>\(milkJSON)</tool_call> There.", Sorted("So: There.", [milk])
      ),
      ("Hermes, without its end", "<tool_call>\(milkJSON)", Sorted("", [milk])),
      ("Hermes, without its last bracket", "<tool_call>\(doneJSON.dropLast())", Sorted("", [done])),
      (
        "an end within a string",
        #"<tool_call>{"name":"complete_task","arguments":{"task":"</tool_call>"}}</tool_call>"#,
        Sorted("", [WrittenCall(name: "complete_task", arguments: ["task": "</tool_call>"])])
      ),
      ("fenced", "```json\n\(milkJSON)\n```", Sorted("", [milk])),
      ("fenced, without a form", "```\n\(milkJSON)\n```\n", Sorted("", [milk])),
      ("fenced, within words", "Sure:\n```json\n\(milkJSON)\n```\nThere.", Sorted("Sure:\nThere.", [milk])),
      ("fenced, several", "```json\n\(milkJSON)\n\(doneJSON)\n```", Sorted("", [milk, done])),
      ("fenced as tool_call", "```tool_call\n\(milkJSON)\n```", Sorted("", [milk])),
      ("fenced Python", "```tool_code\ncomplete_task(task=\"1\")\n```", Sorted("", [done])),
      ("Mistral", "[TOOL_CALLS][\(milkJSON), \(doneJSON)]", Sorted("", [milk, done])),
      ("Mistral, newer", #"[TOOL_CALLS]complete_task{"task":"1"}"#, Sorted("", [done])),
      (
        "Mistral, newest, twice",
        #"[TOOL_CALLS]complete_task[ARGS]{"task":"1"}[TOOL_CALLS]whats_next[ARGS]{}"#,
        Sorted("", [done, next])
      ),
      (
        "Llama 3.1", #"<|python_tag|>{"name":"complete_task","parameters":{"task":"1"}}<|eom_id|>"#,
        Sorted("", [done])
      ),
      ("Llama's function", #"<function=complete_task>{"task":"1"}</function>"#, Sorted("", [done])),
      ("Llama 3.2", #"[complete_task(task="1"), whats_next()]"#, Sorted("", [done, next])),
      (
        "Python's literals",
        #"[create_tasks(items=[{'title': 'Bob\'s "milk"', 'n': -3, 'x': 2.5, 'ok': True, 'no': None}])]"#,
        Sorted(
          "",
          [
            WrittenCall(
              name: "create_tasks",
              arguments: [
                "items": [["title": "Bob's \"milk\"", "n": -3, "x": 2.5, "ok": true, "no": .null]]
              ])
          ])
      ),
      (
        "gpt-oss",
        #"<|channel|>commentary to=functions.complete_task <|constrain|>json<|message|>{"task":"1"}<|call|>"#,
        Sorted("", [done], thought: true)
      ),
      ("after thoughts", "<think>hm</think>\n\n\(milkJSON)", Sorted("", [milk], thought: true)),
    ] as [(String, String, Sorted)]) func readsCalls(_ name: String, _ text: String, _ expected: Sorted)
  {
    check(name, text, expected)
  }

  private static let small: Set = [
    "add_tasks", "finish", "later", "change", "find", "next", "undo", "remember",
  ]
  private static let finish = WrittenCall(name: "finish", arguments: ["task": "1"])
  private static let finishJSON = #"{"name":"finish","arguments":{"task":"1"}}"#

  /// Names that are words of every day, as a small model is offered.
  @Test(
    arguments: [
      ("bare", finishJSON, Sorted("", [finish])),
      ("Hermes", "<tool_call>\n\(finishJSON)\n</tool_call>", Sorted("", [finish])),
      ("Mistral", "[TOOL_CALLS][\(finishJSON)]", Sorted("", [finish])),
      ("Mistral, newer", #"[TOOL_CALLS]finish{"task":"1"}"#, Sorted("", [finish])),
      (
        "Llama 3.1", #"<|python_tag|>{"name":"finish","parameters":{"task":"1"}}<|eom_id|>"#,
        Sorted("", [finish])
      ),
      ("Llama's function", #"<function=finish>{"task":"1"}</function>"#, Sorted("", [finish])),
      ("Llama 3.2", #"[finish(task="1")]"#, Sorted("", [finish])),
      ("fenced", "Sure:\n```json\n\(finishJSON)\n```", Sorted("Sure:\n", [finish])),
      (
        "thought of before", "<think>later? finish?</think>\n\(finishJSON)",
        Sorted("", [finish], thought: true)
      ),
      (
        "thought of between", "Well. <think>next</think> \n\(finishJSON)\n<think>ok</think>Done.",
        Sorted("Well. Done.", [finish], thought: true)
      ),
      (
        "nothing to say", #"{"name":"next","arguments":{}}"#,
        Sorted("", [WrittenCall(name: "next", arguments: [:])])
      ),
    ] as [(String, String, Sorted)]) func readsCallsOfSmallTools(
      _ name: String, _ text: String, _ expected: Sorted
    )
  {
    check(name, text, expected, tools: AnswerSorterTests.small)
  }

  @Test(arguments: [
    "What's next? Find the keys, then finish the tea.", "[next] [later]: change your mind", "next(1)",
    "later, undo that", "```python\nnext(things)\n```\nThere.", "Undo: find it", "{next}", "[find, change]",
  ]) func talkOfSmallToolsIsTalk(_ text: String) {
    check(text, text, Sorted(text), tools: AnswerSorterTests.small)
  }

  // MARK: - Text

  @Test(arguments: [
    ("plain", "Hello"),
    ("JSON talk", #"It means that {"name":"x"} is an object."#),
    ("JSON talk about a tool", "I would write \(nextJSON) there."),
    ("a call that prose goes on about", "\(nextJSON) is what I would write."),
    ("a call in quotes", "`\(nextJSON)` is what I would write."),
    ("a mark in quotes", "`<tool_call>` begins a call, and \"<think>\" a thought."),
    ("JSON on a line of its own", "Like so:\n{\"name\":\"x\"}\nSee?"),
    ("a tool nobody offered", #"{"name":"launch_rocket","arguments":{"to":"moon"}}"#),
    ("a tool nobody offered, marked", #"<tool_call>{"name":"launch_rocket","arguments":{}}</tool_cal"#),
    ("arguments that are no object", #"{"name":"whats_next","arguments":[1]}"#),
    (
      "a tool's description",
      #"{"name":"whats_next","parameters":{"type":"object","properties":{"a":{"type":"string"}}}}"#
    ),
    ("a list of which one is none", "[\(nextJSON), {\"name\":\"x\"}]"),
    ("a list that is none, a line each", "[\n\(nextJSON),\n{\"name\":\"x\"}\n]"),
    ("another fence", "```swift\nlet x = 1\n```\nThere."),
    ("fenced JSON that is no call", "```json\n{\"title\":\"Buy milk\"}\n```\nThere."),
    ("a call in another fence", "```swift\n\(nextJSON)\n```\n"),
    ("a fence that does not end", "```json\n"),
    ("a list in Markdown", "- [ ] milk\n[x] eggs\n[link](there)\n[whats"),
    ("Python that is no call", "[whats_next, is it]"),
    ("Python of an unknown tool", "[launch(to=\"moon\")]"),
    ("comparisons", "a < b and b<c, <b>bold</b>, <3"),
    ("the beginnings of marks", "<th"),
    ("brackets", "[[[{{{[["),
    ("many lines of brackets", String(repeating: "{\n[\n", count: 30)),
    ("a call that is cut within a name", #"{"name":"whats"#),
    ("emoji", "Hé 🐧 {🐧}\n{🐧\n[🐧"),
  ]) func leavesTextAsItIs(_ name: String, _ text: String) {
    check(name, text, Sorted(text))
  }

  @Test func withoutToolsAllJSONIsText() {
    let text = "\(AnswerSorterTests.nextJSON)\n<tool_call>\(AnswerSorterTests.nextJSON)</tool_call"
    check("no tools", text, Sorted(text), tools: [])
  }

  @Test func proseWaitsForNothing() {
    var sorter = AnswerSorter(tools: Reading.tools)
    #expect(sorter.take("Hel") == [.text("Hel")])
    #expect(sorter.take("lo a < b") == [.text("lo a < b")])
    #expect(sorter.take(", {\"name") == [.text(", {\"name")])
    #expect(sorter.take("\": 1}\n\n[x] <to") == [.text("\": 1}\n\n[x] ")])
    #expect(sorter.take("night>") == [.text("<tonight>")])
    #expect(sorter.take("\n{\"na") == [.text("\n")])
    #expect(sorter.take("med") == [.text("{\"named")])
  }

  @Test func whatMayBeACallIsKeptUpToALimit() {
    var sorter = AnswerSorter(tools: Reading.tools)
    let opening = #"{"name":"create_tasks","arguments":{"items":[""#
    var shown = 0
    for piece in [opening] + Array(repeating: String(repeating: "x", count: 1000), count: 100) {
      for case .text(let text) in sorter.take(piece) { shown += text.utf8.count }
    }
    #expect(shown > 90_000)
  }

  // MARK: - Thoughts

  @Test(
    arguments: [
      ("first", "<think>a</think>\n\nb", "b"),
      ("after white space", "\n <think>a</think>\nb", "\n b"),
      ("in the midst", "One. <think>two</think> Three.", "One. Three."),
      ("between paragraphs", "One.\n\n<think>two</think>\n\nThree.", "One.\n\nThree."),
      ("without white space before them", "One.<think>two</think>\n\nThree.", "One.\n\nThree."),
      ("without end", "One. <think>a <b> c", "One. "),
      ("twice", "<think>a</think><think>b</think>c", "c"),
      ("within each other", "<think>a<think>b</think></think>c", "c"),
      ("by another name", "<thinking>a</thinking>b", "b"),
      ("Magistral", "[THINK]a[/THINK]b", "b"),
      ("a call within them", "<think>\(nextJSON)\n<tool_call>\(nextJSON)</tool_call></think>b", "b"),
      (
        "gpt-oss",
        "<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>Hello<|return|>",
        "Hello"
      ),
      ("gpt-oss, analysis only", "<|channel|>analysis<|message|>hm", ""),
      ("gpt-oss, a channel without a name", "<|channel|>" + String(repeating: "x", count: 300), ""),
    ]) func doesNotShowThoughts(_ name: String, _ text: String, _ expected: String)
  {
    check(name, text, Sorted(expected, thought: true))
    check(name, text, Sorted(expected, thought: true), tools: [])
  }

  @Test func theEndOfThoughtsThatNeverBeganIsLeftOut() {
    check("an end", "hm</think>Hello", Sorted("hmHello"))
  }

  // MARK: - Ends

  @Test func aCallThatWasCutIsNeitherRunNorShown() {
    let text = "So:\n<tool_call>" + #"{"name":"create_tasks","arguments":{"items":[{"title":"Bu"#
    for isWhole in [true, false] {
      #expect(Sorted([text], isWhole: isWhole) == Sorted("So:\n", lost: true))
    }
    // Cut by the length, its brackets are not put there by us.
    let cut = String(AnswerSorterTests.doneJSON.dropLast())
    #expect(Sorted([cut], isWhole: false) == Sorted("", lost: true))
  }

  @Test func manyMarksTakeNoTimeToSpeakOf() {
    let text = String(repeating: "<think>\n</think>\n{\"\n[\n", count: 40_000)
    #expect(Sorted([text]).hasThought)
  }
}
