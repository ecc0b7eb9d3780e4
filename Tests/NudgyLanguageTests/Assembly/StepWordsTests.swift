import Testing

@testable import NudgyLanguage

/// Steps that a person names.
@Suite struct StepWordsTests {
  @Test(
    arguments: [
      ("split the move into boxes, van and keys", ["Boxes", "Van", "Keys"]),
      ("break taxes down: find receipts; fill in; send", ["Find receipts", "Fill in", "Send"]),
      ("split it into 3 steps", nil), ("break the essay into smaller bits", nil), ("break it down", nil),
      ("split it into one", nil), ("break down look into mortgage rates and fees", nil),
      ("break the move down: it's too big, i can't start", nil), ("put milk into eggs and bread", nil),
    ] as [(String, [String]?)])
  func whatATaskIsCutInto(_ text: String, _ parts: [String]?) { #expect(StepWords.parts(in: text) == parts) }

  @Test(
    arguments: [
      ("add a step to the taxes: find the w2", ["Find the w2"]),
      ("Add steps: boxes, van & keys", ["Boxes", "Van", "Keys"]),
      ("add milk: two pints", nil), ("add a step", nil), ("the next step: call", nil),
    ] as [(String, [String]?)])
  func whatComesToTheSteps(_ text: String, _ parts: [String]?) { #expect(StepWords.added(in: text) == parts) }
}
