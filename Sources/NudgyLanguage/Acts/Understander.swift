import NudgyCore

/// English to meaning: the one entry for messages. Pure: text, context and hints in, acts out.
package struct Understander: Sendable {
  package let context: LanguageContext

  package init(_ context: LanguageContext) {
    self.context = context
  }

  /// What a message means.
  package func understand(_ text: String, hints: DialogueHints = .none) -> Understanding {
    let long = LongText(text)
    let message = Message(long.head, context: context)
    var reader = ActReader(message, hints: hints, isDump: false)
    var acts = SecondThought(message: message, text: long.head).acts(insteadOf: reader.read())
    acts = acts.map { dated($0, isOnly: acts.count == 1, message) }
    if let rest = long.restCapture {
      acts.append(Act(.create, confidence: 1, span: rest.source, tasks: [rest], rules: ["too long to read"]))
    }
    return Understanding(text: text, acts: acts, leftovers: reader.leftovers)
  }

  /// The act with the time that was said in it, where the rules had no use for one: "the warranty expires in may",
  /// "did I finish anything yesterday?".
  private func dated(_ act: Act, isOnly: Bool, _ message: Message) -> Act {
    guard act.when == nil, act.tasks.count <= 1,
      act.tasks.allSatisfy({ $0.due == nil && $0.snoozedUntil == nil && $0.recurrence == nil })
    else { return act }
    var act = act
    act.when = message.whens.first {
      $0.start != nil && (isOnly || act.span.contains($0.span.lowerBound)) && $0.isAdverb(in: message.source)
    }
    return act
  }

  /// The tasks in a ramble, in order. Never acts: everything in it is captured or kept as context.
  package func split(_ text: String) -> [TaskCapture] { readDump(text).tasks }

  /// The tasks in a ramble, and what of it may be a task as well.
  ///
  /// A ramble is read by what was learnt; by the rules where that is damaged.
  package func readDump(_ text: String) -> DumpReading {
    if Ramble.isOne(text), let learned = LearnedReader.own {
      return SceneReader(learned, context).readDump(text)
    }
    let long = LongText(text)
    let message = Message(long.head, context: context)
    var reader = ActReader(message, hints: .none, isDump: true)
    let tasks = reader.read().flatMap(\.tasks)
    var unread = UnreadLines(message, besides: tasks.map(\.source) + reader.leftovers.map(\.span))
    unread.sort()
    let leftovers = (reader.leftovers + unread.leftovers).sorted { $0.span.lowerBound < $1.span.lowerBound }
    let rest = [long.restCapture].compactMap(\.self)
    return DumpReading(tasks: tasks + rest, leftovers: leftovers, background: unread.background)
  }

  /// Exactly one task from `text`, whatever it says; nil only when it holds no words.
  package func capture(_ text: String) -> TaskCapture? {
    let long = LongText(text)
    let message = Message(long.head, context: context)
    guard !message.words.isEmpty else { return nil }
    var capture = SingleCapture(message: message).read()
    if long.rest != nil { capture?.sourceText = text }
    return capture
  }
}
