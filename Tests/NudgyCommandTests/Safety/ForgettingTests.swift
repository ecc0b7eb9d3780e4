import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Forgotten means forgotten: a search of the whole home finds the fact nowhere.
@Suite struct ForgettingTests {
  private static let secret = "Zebulon Quirk"

  /// The files of the home in which the words stand, whatever their format.
  private func places(of words: String, in nudgy: Nudgy) throws -> [String] {
    let home = nudgy.home.resolvingSymlinksInPath().path
    let names = try #require(FileManager.default.enumerator(atPath: home)).compactMap { $0 as? String }
    let needle = Data(words.lowercased().utf8)
    return names.filter { name in
      guard let bytes = FileManager.default.contents(atPath: "\(home)/\(name)") else { return false }
      return Data(String(decoding: bytes, as: Unicode.ASCII.self).lowercased().utf8).range(of: needle) != nil
    }
  }

  /// A fact that the user never said to Nudgy: it was written into the file by hand.
  private func withFactByHand() async throws -> Nudgy {
    let nudgy = try Nudgy()
    try nudgy.write(
      """
      {"version": 1, "facts": [{"subject": "dentist", "text": "\(ForgettingTests.secret)"}],
       "summaries": [{"text": "They like \(ForgettingTests.secret) best."}]}
      """, to: "Memory/memory.json")
    #expect(try await nudgy("say", "who is my dentist?").output.contains(ForgettingTests.secret))
    #expect(try await nudgy("add", "buy milk").code == 0)
    // A backup holds the answer by now.
    #expect(try await nudgy("add", "buy bread", at: "2026-11-22T10:00:00-05:00").code == 0)
    #expect(try !places(of: ForgettingTests.secret, in: nudgy).isEmpty)
    return nudgy
  }

  @Test func aFactLeavesEverything() async throws {
    let nudgy = try await withFactByHand()
    #expect(try await nudgy("memory", "forget", "dentist").code == 0)
    #expect(try places(of: ForgettingTests.secret, in: nudgy) == [])
    #expect(try await nudgy("list").code == 0)
    #expect(try await nudgy("doctor").code == 0)
  }

  @Test func undoingStillBringsItBack() async throws {
    let nudgy = try await withFactByHand()
    #expect(try await nudgy("memory", "forget", "dentist").code == 0)
    #expect(try await nudgy("undo").output.contains(ForgettingTests.secret))
    #expect(try await nudgy("memory").output.contains(ForgettingTests.secret))
    #expect(try await nudgy("redo").code == 0)
    #expect(try await !nudgy("memory").output.contains(ForgettingTests.secret))
  }

  @Test func forgettingInTheChatLeavesNothingEither() async throws {
    let nudgy = try await withFactByHand()
    let forgotten = try await nudgy("say", "forget my dentist")
    #expect(forgotten.output.contains("Forgot"))
    #expect(try places(of: ForgettingTests.secret, in: nudgy) == [])
  }

  @Test func whatWasAcknowledgedIsGoneThoughTheChatIsKilled() async throws {
    let nudgy = try await withFactByHand()
    let chat = try PseudoTerminal(
      try BuiltProgram.url("nudgy"), environment: nudgy.environment(["TERM": "xterm"]))
    chat.expect("›")
    chat.send("forget my dentist\r")
    chat.expect("Forgot")
    chat.signal(SIGKILL)
    #expect(chat.waitForExit() == 128 + SIGKILL)
    #expect(try places(of: ForgettingTests.secret, in: nudgy) == [])
  }

  @Test func aNameGoesFromOtherSentencesToo() async throws {
    for what in ["Zebrowski", "dentist", "Dr. Zebrowski"] {
      let nudgy = try Nudgy()
      _ = try await nudgy("say", "my dentist is Dr. Zebrowski")
      _ = try await nudgy("say", "is Zebrowski a good name?")
      #expect(try await nudgy("memory", "forget", "--everywhere", what).code == 0)
      #expect(try places(of: "Zebrowski", in: nudgy) == [], "forgetting \(what)")
    }
  }

  @Test func afterAWeekNothingBringsItBack() async throws {
    let nudgy = try await withFactByHand()
    #expect(try await nudgy("memory", "forget", "dentist").code == 0)
    let undone = try await nudgy("undo", at: "2026-11-30T10:00:00-05:00")
    #expect(!undone.output.contains(ForgettingTests.secret))
    #expect(try await !nudgy("memory").output.contains(ForgettingTests.secret))
  }

  @Test func aQuestionAboutItIsForgottenToo() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is Dr. Zebrowski")
    _ = try await nudgy.run([], input: Array("my dentist is Dr. Zebrowski\nbuy floss\n".utf8))
    #expect(try await nudgy("memory", "forget", "dentist").code == 0)
    _ = try await nudgy("say", "yes")
    #expect(try await !nudgy("memory").output.contains("dentist"))
  }

  @Test func copiesThatWerePutAsideAreMasked() async throws {
    let nudgy = try await withFactByHand()
    try nudgy.write("{ damaged \(ForgettingTests.secret)", to: "Memory/memory.json.damaged-2026-11-19-100000")
    try nudgy.write("no store \(ForgettingTests.secret)", to: "nudgy.db.damaged-20261119T150000Z")
    #expect(try await nudgy("memory", "forget", "dentist").code == 0)
    #expect(try places(of: ForgettingTests.secret, in: nudgy) == [])
  }

  @Test func onlyTheUsersOwnWordsStay() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is \(ForgettingTests.secret)")
    _ = try await nudgy("say", "who is my dentist?")
    #expect(try await nudgy("memory", "forget", "dentist").code == 0)
    // The store and its copies, and there only what was said.
    let left = try places(of: ForgettingTests.secret, in: nudgy)
    #expect(left.contains("nudgy.db") && left.allSatisfy { $0.hasSuffix(".db") }, "\(left)")
    let answer = try await nudgy("say", "who is my dentist?")
    #expect(!answer.output.contains(ForgettingTests.secret))
  }

  @Test(arguments: ["dentist", secret, secret.lowercased()])
  func everywhereTakesTheOwnWordsToo(_ what: String) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is \(ForgettingTests.secret)")
    _ = try await nudgy("say", "who is my dentist?")
    _ = try await nudgy("dump", input: "buy milk\nbuy bread\n\(ForgettingTests.secret) is odd\n")
    _ = try await nudgy("drop", "\(ForgettingTests.secret) is odd")
    try nudgy.write("my dentist is \(ForgettingTests.secret)\nnext\n", to: "history")
    try nudgy.write("too long \(ForgettingTests.secret)", to: "kept/1795186800.txt")
    _ = try await nudgy("add", "buy seeds", at: "2026-11-22T10:00:00-05:00")
    let run = try await nudgy("memory", "forget", "--everywhere", what)
    #expect(run.code == 0)
    let left = try places(of: ForgettingTests.secret, in: nudgy)
    #expect(left.allSatisfy { $0.hasSuffix(".db") }, "\(left)")
    #expect(try nudgy.read("history").contains("my dentist is xxxxxxxxxxxxx\nnext"))
    // Undoing cannot bring it back, and is not stopped by it.
    for _ in 0..<6 { #expect(try await !nudgy("undo").output.contains("dentist is")) }
  }

  @Test func everywhereLeavesNothingWhereNoTaskTellsOfIt() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is \(ForgettingTests.secret)")
    _ = try await nudgy("memory", "forget", "dentist")
    _ = try await nudgy("add", "buy seeds", at: "2026-11-22T10:00:00-05:00")
    let answer = try await nudgy.json("memory", "forget", "--everywhere", ForgettingTests.secret)
    #expect(answer["everywhere"] == true)
    #expect(try places(of: ForgettingTests.secret, in: nudgy) == [])
    #expect(try await nudgy("undo").output.contains("Undid adding"))
    #expect(try await nudgy("undo").output.contains("forgotten for good"))
  }
}
