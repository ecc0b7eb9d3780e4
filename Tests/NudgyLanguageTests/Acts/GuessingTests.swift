import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// What is guessed where no rule understands.
@Suite struct GuessingTests {
  @Test(arguments: [
    ("meh pass on that", Intent.skip, TaskReference?.some(.current)),
    ("later today would be better for the groceries", .snooze, .words("groceries")),
    ("too big for me, any way to make it easier", .breakDown, .current),
    ("do i need to get anything else from the shop", .lookup, nil),
  ])
  func guesses(_ message: String, _ intent: Intent, _ target: TaskReference?) {
    let acts = Spoken.understander.understand(message).acts
    #expect(acts.map(\.intent) == [intent])
    #expect(acts.first?.target == target)
    #expect((acts.first?.confidence ?? 1) <= 0.75)
  }

  /// What begins like a task and is none: an act on what is there, or an order to a device.
  @Test(arguments: [
    ("hide the printer ink one till payday on the 30th", Intent.snooze),
    ("release the attic from my list", .drop),
    ("plenty of oomph this morning", .context),
    ("play some lullabies for the twins", .chat),
    ("turn off everything in the lounge", .chat),
  ])
  func doubtsTasks(_ message: String, _ intent: Intent) {
    #expect(Spoken.understander.understand(message).acts.map(\.intent) == [intent])
  }

  /// With a time, an owner or a frame a task stays a task.
  @Test(arguments: [
    "turn off everything in the lounge at 7", "add turn off everything in the lounge to my list",
    "remind me to turn the sprinklers off", "i need to find a plumber", "do math hw", "make a will",
    "open a savings account", "hold the mail while we are away",
  ])
  func keepsTasks(_ message: String) {
    #expect(Spoken.understander.understand(message).acts.map(\.intent) == [.create])
  }

  /// Stories, and what is asked of others: however much they sound like deeds.
  @Test(arguments: [
    "i walked to the lake with the dog", "the guests loved the dinner",
    "my brother finished university in may",
    "the neighbours moved their car", "how do i cancel a flight", "is the pharmacy open on sunday",
  ])
  func leavesTalkAlone(_ message: String) {
    #expect(Spoken.understander.understand(message).acts.allSatisfy { !$0.intent.isChange })
  }

  @Test func aCryForHelpIsNotGuessedAt() {
    let acts = Spoken.understander.understand("what should i do next, i want to die").acts
    #expect(acts.allSatisfy { !$0.intent.isChange })
  }

  /// The weights are those of the corpus: whoever changes one runs `make intents`.
  @Test func weightsBelongToTheCorpus() throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Training/intents.tsv").standardizedFileURL
    let rows = try String(contentsOf: corpus, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", maxSplits: 1).map(String.init)
    }
    #expect(rows.count > 5000)
    #expect(
      rows.allSatisfy { $0.count == 2 && Intent(rawValue: $0[0]).map(IntentModel.classes.contains) == true })
    let right = rows.count { IntentModel.guess($0[1]).intent.rawValue == $0[0] }
    #expect(right * 100 >= rows.count * 97, "\(right) of \(rows.count)")
  }

  @Test(arguments: [
    ("", ["*", "^", "$", "^_$"]),
    ("Done!", ["*", "^", "$", "done", "!", "^_done", "done_!", "!_$", "^_done_!", "done_!_$"]),
    (
      "it’s 5:30",
      ["*", "^", "$", "it's", "0", "^_it's", "it's_0", "0_0", "0_$", "^_it's_0", "it's_0_0", "0_0_$"]
    ),
  ])
  func features(_ text: String, _ expected: [String]) {
    #expect(IntentFeatures.of(text) == Set(expected))
  }
}
