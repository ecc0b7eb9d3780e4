import NudgyCore
import NudgyReader

/// A message that is one plain command, or names a day and nothing else: meant as it stands, whatever lies on the table.
package enum BareOrder {
  static func act(_ text: String, in scene: ReaderScene, _ context: LanguageContext) -> Act? {
    let plain = text.lowercased().trimmed
    let span = 0..<text.utf8.count
    if plain.filter({ !"!.?".contains($0) }) == "help" { return Act(.help, confidence: 1, span: span) }
    // "2", asked which of two: the second of them, unless one of them has that number.
    if scene.asksWhich, let place = Int(plain), place > 0 {
      let number =
        scene.touched.contains(place) ? place : scene.touched.count >= place ? scene.touched[place - 1] : nil
      if let number { return Act(.choose, confidence: 1, span: span, target: .number(number)) }
    }
    // "7", asked nothing: the task of that number is to be seen.
    if scene.just != .asked, let number = Int(plain.drop { $0 == "#" }),
      scene.tasks.contains(where: { $0.number == number })
    {
      var act = Act(.lookup, confidence: 1, span: span, target: .number(number))
      act.details = .lookup(LookupQuestion(.list))
      act.reference = "#\(number)"
      return act
    }
    if let card = scene.card, scene.just == .shown, let intent = ofCards[plain.filter { !"!.".contains($0) }]
    {
      return Act(intent, confidence: 1, span: span, target: .number(card))
    }
    // The card was offered, and is not wanted.
    if scene.just == .shown, let card = scene.card, YesOrNo.isBareNo(text) {
      return Act(.skip, confidence: 1, span: span, target: .number(card))
    }
    guard isOfDay(plain, in: scene), plain.split(separator: " ").count < 4,
      let when = WhenParser(context).whole(plain.filter { $0 != "?" }), when.start != nil, when.isAllDay,
      when.recurrence == nil, let range = try? AgendaWords(context).range(plain.filter { $0 != "?" })
    else { return nil }
    return Act(
      .lookup, confidence: 1, span: span, details: .lookup(LookupQuestion(.list, agenda: .days(range))))
  }

  /// What is said of the card that was just shown, and of nothing else.
  private static let ofCards: [String: Intent] = [
    "done": .complete, "did it": .complete, "done it": .complete, "finished": .complete,
    "done that": .complete,
    "tick": .complete, "all done": .complete, "completed": .complete,
    "that's done": .complete,
    "thats done": .complete, "it's done": .complete, "its done": .complete, "skip": .skip, "skip it": .skip,
    "skip that": .skip, "skip this": .skip, "pass": .skip, "not this one": .skip, "next one": .skip,
  ]

  /// Whether a message is a day and nothing else.
  package static func isDay(_ text: String, _ context: LanguageContext) -> Bool {
    act(text, in: ReaderScene(), context)?.intent == .lookup
  }

  /// Right behind a card, something new or a question, a day belongs to that; elsewhere it asks what there is.
  private static func isOfDay(_ text: String, in scene: ReaderScene) -> Bool {
    scene.isKnown && (text.hasSuffix("?") || scene.card == nil && (scene.just == nil || scene.just == .said))
  }
}
