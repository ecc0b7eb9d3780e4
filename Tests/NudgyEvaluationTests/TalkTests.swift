import NudgyCore
import NudgyEvaluation
import Testing

@Suite struct TalkTests {
  @Test func thereAreEnoughAndEachHasItsTurns() throws {
    let talks = try ModelTalks.all()
    #expect(talks.count >= 60)
    for talk in talks {
      #expect((5...10).contains(talk.turns.count), "\(talk.place)")
      #expect(!talk.who.isEmpty && talk.tasks.map(\.number) == Array(1...talk.tasks.count), "\(talk.place)")
      for turn in talk.turns { #expect(!turn.say.isEmpty, "\(talk.place): \(turn.words)") }
    }
    #expect(Set(talks.map(\.speaker)).count == talks.count)
  }

  /// What the calls of a talk come to is what stands in its end, by whoever wrote it.
  @Test func theCallsComeToTheEnds() throws {
    for talk in try ModelTalks.all() {
      #expect(TalkReckoning(talk).problems == [], "\(talk.place) \(talk.speaker)")
      let numbers = talk.turns.flatMap {
        $0.leave + $0.doings.compactMap(\.number) + $0.lures.compactMap(\.number)
      }
      #expect(numbers.allSatisfy { (1...talk.tasks.count).contains($0) }, "\(talk.place)")
    }
  }

  @Test(arguments: [
    "you hello", "talk\nsay hello", "talk\ntask milk", "talk\nyou hi\ndo dance #1", "talk\nwhat is this",
  ])
  func whatCannotBeReadIsTold(_ text: String) {
    #expect(throws: TalkReader.Problem.self) { try TalkReader.talks(of: text, file: "x.txt") }
  }

  @Test func aTalkIsReadWhole() throws {
    let text = """
      talk
      who Kit | 28, drummer
      now 2026-11-20T16:45
      task 1 Send invoice | due 2026-11-21
      fact key | in the tin
      paste One \\n two
      do create Buy sticks | due 2026-11-27
      do create Buy a cactus
      do snooze #1 | until 2026-11-23
      leave 1
      lure drop #1
      say Kept.
      answer yes
      say Good.
      end 1 later | on 2026-11-23
      new sticks
      knows key tin
      """
    let talk = try #require(try TalkReader.talks(of: text, file: "x.txt").first)
    #expect(talk.place == "x.txt:1" && talk.speaker == "Kit")
    let turn = talk.turns[0]
    #expect(turn.words == "One\ntwo" && turn.manner == .pasted && turn.say == "Kept.")
    #expect(turn.leave == [1] && turn.lures.count == 1)
    #expect(talk.turns[1].manner == .answer)
    #expect(
      Doing.calls(turn.doings) == [
        RawCall(
          "create_tasks",
          ["items": [["title": "Buy sticks", "due": "2026-11-27"], ["title": "Buy a cactus"]]]),
        RawCall("snooze_task", ["task": "#1", "until": "2026-11-23"]),
      ])
    #expect(talk.new == [Phrase("sticks")] && talk.known == ["key tin"])
  }
}
