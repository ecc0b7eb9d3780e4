package import NudgyCore
import NudgyLanguage

// Times that cannot be ("no, feb 30"): told with the nearest one, and nothing is moved or renamed by them.
extension ConversationManager {
  /// Whether the message is such a time and nothing else; that is told at once, and an open question waits on.
  func refuseImpossibleTime(_ message: UserMessage, _ run: inout TurnRun) -> Bool {
    guard message.origin == .typed, let time = WhenParser(context(run)).noSuchTime(message.text) else {
      return false
    }
    tell(time, &run)
    return true
  }

  /// What the message means without the changes that it gives an impossible time for, which are told; nil when it
  /// means what it says.
  ///
  /// With the nearest time in its place the message shows what it is about: "move it to february 28" moves
  /// something, "call mom on february 28" is a task, and keeps the words that were said.
  func withoutImpossibleTimes(_ message: UserMessage, _ run: inout TurnRun) async -> Understanding? {
    guard message.text.utf8.count <= ImpossibleWhen.longestText else { return nil }
    let times = WhenParser(context(run)).impossible(in: message.text, isAsked: true)
    guard let first = times.first else { return nil }
    let (text, spans) = ImpossibleWhen.mended(message.text, times)
    var mended = await understanding(of: UserMessage(text), run)
    let isForCard = planner(run).timeForCard(mended) != nil
    let kept = mended.acts.filter { act in
      let said = act.when?.span ?? act.span
      return ![.update, .snooze].contains(act.intent) || !spans.contains { $0.overlaps(said) }
    }
    guard message.origin == .typed, isForCard || kept.count < mended.acts.count else {
      return await keptAsWords(message.text, mended, times.map(\.span), run)
    }
    tell(first.time, &run)
    mended.acts = isForCard ? [] : kept
    return mended
  }

  /// "On feb 30 call bob" is a task by all but its day: one task is made of the words as they stand.
  private func keptAsWords(
    _ text: String, _ mended: Understanding, _ spans: [Range<Int>], _ run: TurnRun
  ) async -> Understanding? {
    var original = await understanding(of: UserMessage(text), run)
    // Half of a day that cannot be is none: "feb" of "feb 30".
    let isHalf = { (act: Act) in act.when.map { when in spans.contains { $0.overlaps(when.span) } } == true }
    if original.acts.contains(where: { $0.intent == .create && isHalf($0) }),
      var task = Understander(context(run)).capture(text)
    {
      (task.due, task.when, task.snoozedUntil) = (nil, nil, nil)
      task.title = PlainText.singleLine(text).uppercasedFirst
      original.acts = [Act(.create, confidence: 1, span: 0..<text.utf8.count, tasks: [task])]
      return original
    }
    guard mended.acts.contains(where: { $0.intent == .create }), !text.contains("\n"),
      original.acts.allSatisfy({ [.chat, .smallTalk].contains($0.intent) }),
      let capture = Understander(context(run)).capture(text)
    else { return nil }
    let act = Act(.create, confidence: 1, span: 0..<text.utf8.count, tasks: [capture])
    return Understanding(text: text, acts: [act])
  }

  /// What was kept as words of a task, though it was meant as a date.
  func tellImpossibleTimes(in message: UserMessage, _ run: inout TurnRun) {
    guard !run.calls.createdTasks.isEmpty else { return }
    for found in ImpossibleWhen.worthTelling(in: message.text, context(run)) {
      // The task is kept, so nothing failed.
      tell(found.time, isFailure: false, &run)
    }
  }

  private func tell(_ time: NoSuchTime, isFailure: Bool = true, _ run: inout TurnRun) {
    let error = NudgyError.noSuchTime(time)
    let line = ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line
    run.notice(line, isFailure ? error : nil)
  }
}

extension NudgyEngine {
  /// What words of a task say of dates that cannot be: kept as words, and worth telling.
  package func impossibleTimes(in text: String) -> [NudgyError] {
    ImpossibleWhen.worthTelling(in: text, languageContext).map { .noSuchTime($0.time) }
  }
}

extension ImpossibleWhen {
  /// As many are told of one message.
  private static let mostTold = 3
  /// In bytes; in a longer text one wrong day is not what matters, and its words are kept as well.
  fileprivate static let longestText = 20_000

  static func worthTelling(in text: String, _ context: LanguageContext) -> [ImpossibleWhen] {
    guard text.utf8.count <= longestText else { return [] }
    return Array(WhenParser(context).impossible(in: text).prefix(mostTold))
  }
}
