package import NudgyCore

/// A talk of thirty turns, and what a model makes of it.
package enum LongTalk {
  package struct Turn: Sendable {
    package let words: String
    package let calls: [ToolCall]
    package let answer: String

    init(_ words: String, _ answer: String, calls: [ToolCall] = []) {
      self.words = words
      self.calls = calls
      self.answer = answer
    }
  }

  package static let turns = [
    Turn(
      "morning, I slept badly and my head is full", "That sounds heavy. Put it down here, piece by piece."),
    Turn(
      "we're nearly out of coffee and I should write to Marta about the flat", "Both are here now.",
      calls: [
        call(
          1, "create_tasks", ["items": [["title": "Buy coffee"], ["title": "Write to Marta about the flat"]]])
      ]),
    Turn(
      "what do you think comes first on a day like this?",
      "The small one: coffee. Then the rest looks smaller."),
    Turn("it's just that everything seems to be for yesterday", "It only seems so; nothing here is on fire."),
    Turn(
      "hm, and the landlord wanted something until the end of the month, the meter I think", "It's noted.",
      calls: [
        call(
          2, "create_tasks",
          ["items": [["title": "Read the meter for the landlord", "due": "end of the month"]]])
      ]),
    Turn("do you know what a meter reading even is?", "The number on the little dial; a photo will do."),
    Turn("fine. I think I'd rather walk a bit first", "Go. I hold the rest meanwhile."),
    Turn("back again, it was cold but good", "Cold air and a clear head, a fair trade."),
    Turn(
      "which of these could I do while the kettle boils?", "The message to Marta is short enough.",
      calls: [call(3, "look_up_tasks", ["scope": "up_next"])]),
    Turn("Marta always takes it personally when I'm short with her", "Then one warm sentence first."),
    Turn("how would you begin it?", "\"Thinking of you, and of the flat.\" Something like that."),
    Turn("nice, I might steal that", "Please do, I have plenty."),
    Turn(
      "it seems my brother Tom also wants the drill back, I keep forgetting", "The drill is on the list.",
      calls: [call(4, "create_tasks", ["items": [["title": "Give Tom the drill back"]]])]),
    Turn("he is the sort who never asks twice", "So we ask ourselves once, and that is enough."),
    Turn("what would you do about the noise next door, honestly?", "Knock once, kindly, in daylight."),
    Turn("I'm a bit afraid of that", "Of course. A note under the door counts as well."),
    Turn("is a note not cowardly?", "No, it is a knock on paper."),
    Turn(
      "okay then a note for the neighbours it is, some evening this week", "It waits for a quiet evening.",
      calls: [
        call(5, "create_tasks", ["items": [["title": "Write a note to the neighbours", "due": "friday"]]])
      ]),
    Turn("somehow I feel lighter already", "I can see it from here."),
    Turn("did you ever sleep badly yourself?", "I sleep standing up, which is not for everyone."),
    Turn("ha. and what do penguins drink in the morning?", "Mostly sea. You are better off with coffee."),
    Turn(
      "I wonder what else was lying around from last week", "Only what you see, nothing hides.",
      calls: [call(6, "look_up_tasks", ["scope": "stale"])]),
    Turn("good. my sister says I should do less", "She may be right; we do one thing."),
    Turn("she also says I should call more often", "A short call is a call."),
    Turn(
      "we might have her over for dinner, somebody has to cook then", "A dinner is planned, then.",
      calls: [call(7, "create_tasks", ["items": [["title": "Plan a dinner with my sister"]]])]),
    Turn("what's easy to cook for three?", "Pasta, lemon and something green."),
    Turn("you sound like my grandmother", "I take that as praise."),
    Turn("it was meant as praise, mostly", "Then mostly thank you."),
    Turn("anything I forgot to tell you about?", "If so, it will come by itself; tell me then."),
    Turn("alright, that was a good talk", "It was. I keep your list warm."),
  ]

  private static func call(_ number: Int, _ name: String, _ arguments: JSONValue) -> ToolCall {
    ToolCall(id: "longtalk\(number)", name: name, arguments: arguments)
  }

  /// The turn that a message begins; nil for words of another talk.
  ///
  /// - Parameter text: the last message of the user's, perhaps with a note of the program's above it.
  package static func turn(of text: String) -> Turn? { turns.first { text.hasSuffix($0.words) } }
}
