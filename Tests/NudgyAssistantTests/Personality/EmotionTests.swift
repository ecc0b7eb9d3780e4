import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct EmotionTests {
  @Test(arguments: [
    (Moment.done, PenguinExpression.thumbsUp), (.allClear, .celebrating), (.ringOverdue, .encouraging),
    (.ringDue, .idle), (.proud, .celebrating),
    (.overwhelmed, .encouraging), (.question, .thinking), (.goodNight, .sleeping), (.greeting, .happy),
    (.next, .idle), (.sad, .encouraging), (.captured, .thumbsUp),
  ]) func momentsHaveAFace(moment: Moment, expected: PenguinExpression) {
    #expect(EmotionMapper.expression(for: moment) == expected)
  }

  @Test(arguments: [
    ("Congratulations, that was the last one!", PenguinExpression.celebrating),
    ("Take a breath, we'll do one small thing.", .encouraging),
    ("I'm sorry it's so heavy today.", .encouraging), ("Good night, sleep well.", .sleeping),
    ("Hmm, let me think about that.", .thinking), ("Which one do you mean?", .thinking),
    ("Done. Nice work.", .thumbsUp), ("Glad to hear it, lovely.", .happy),
    ("Your dentist is Dr. Chen.", .idle), ("", .idle), ("The sleepover is on Friday.", .idle),
  ]) func wordsHaveAFace(text: String, expected: PenguinExpression) {
    #expect(EmotionMapper.expression(forReply: text) == expected)
  }

  @Test func feelingsFadeAndSilenceMakesSleepy() {
    var state = PenguinState(since: TestWorld.now)
    state.show(.celebrating, at: TestWorld.now)
    func seen(after seconds: TimeInterval) -> PenguinExpression {
      state.expression(at: TestWorld.now.addingTimeInterval(seconds))
    }
    #expect(seen(after: 1) == .celebrating)
    #expect(seen(after: 60) == .idle)
    #expect(seen(after: 3600) == .sleeping)
    #expect(seen(after: -60) == .celebrating)
  }

  @Test func reactionIsALineAndAFaceAtOnceAndMayBeFollowedByAnother() async throws {
    struct Writer: ReactionWriter {
      func line(after reaction: Reaction, values: [Placeholder: String], persona: Persona) async -> String? {
        switch reaction.moment {
        case .done: " One\u{1B} less,\n\(values[.name] ?? "you"). "
        case .captured: "I've added it to your list."
        case .skipped: reaction.line
        default: "  "
        }
      }
    }
    let library = PersonaLibrary(folder: nil)
    let dialogue = DialogueEngine(
      persona: library.standard, standard: library.standard, random: .seeded(1))
    var engine = ReactionEngine(dialogue: dialogue, writer: Writer())
    let reaction = engine.reaction(to: .done)
    #expect(reaction.expression == .thumbsUp)
    #expect(library.standard.lines(for: .done).map(\.source).contains(reaction.line))
    #expect(await engine.laterLine(after: reaction, values: [.name: "Sam"]) == "One less, Sam.")
    // Nothing, a claim that no receipt stands for, and the same once more.
    for moment in [Moment.next, .captured, .skipped] {
      #expect(await engine.laterLine(after: engine.reaction(to: moment)) == nil)
    }
    #expect(await ReactionEngine(dialogue: dialogue).laterLine(after: reaction) == nil)
  }
}
