import NudgyCore

// "drop it", "take milk off the list", "cancel my reminder for the vet", "clear my list".
extension ActRule {
  static let drop = ActRule(
    "drop",
    PatternTable(
      """
      cancel (it|this|this one|that one|that task|this task|the task|the reminder|my reminder|that reminder) = current
      (drop|delete|remove|scrap|bin|trash|kill|forget|nix|ditch|scratch|erase|dismiss) (it|that|this|that one|this one|that task|this task|the task|the reminder|my reminder|that reminder) = current
      [i am] (not doing|not going to do|giving up on) (it|that|this|this one) [anymore|any more] = current
      [i] do not need (it|that|this|this one|to do it|to do that|to do this) [anymore|any more|any longer] = current
      never mind (it|that|this|that one|this one|that task) = current
      (get rid of|let go of|take off|throw out) (it|that|this|that one|this one) = current
      take (it|that|this) off [the|my] [to-do] list = current
      (drop|delete|remove|scrap|trash|ditch|nix|kill|erase) <ref> [from my list|from the list|from my to-do list|off my list|off the list]
      cancel [my|the] reminder (for|to|about) <ref> = reminder
      cancel [my|the] <ref> reminder = reminder
      cancel [my|the] (reminder|task|to-do) <ref> = reminder
      (take|strike|get) <ref> off [of] [the|my] [to-do] list
      (clear|empty|wipe|delete|erase|clean|reset) [out] [my|the|this|all] [whole|entire] [to-do] (list|everything|all|tasks|reminders|board) = all
      (clear|empty|wipe|delete|erase|reset|clear out) (my|the|all) (to-do list|tasks|list|of my tasks|of it|my tasks|my reminders|the tasks|to-do) = all
      (clear|delete|remove|drop|erase) (everything|all|all of it|all of them|all tasks|all my tasks|all the tasks) = all
      (get rid of|let go of|throw out) <ref>
      never mind [about] <ref> = mind
      (forget|forget about) the <ref> (thing|task|reminder|one) = mind
      forget about (the|my|that) <ref> = mind
      forget the <ref> = known
      (scratch|scrap|strike) (the|my|that) <ref> = mind
      cancel (the|my|that) <ref> = cancel
      cancel all [of] [the|my] (reminders|tasks|to-do) = all
      i changed my mind (about|on) (the|my|that) <ref> = mind
      kill the <ref> (task|reminder|one) = mind
      [i|we] no longer need to <ref> = mind
      let us not (do|bother with) <ref> = mind
      (get rid of|drop) <ref> from [my|the] list = mind
      (the|my) <ref> (is not happening|got cancelled|was cancelled|got canceled|was canceled|is off|is cancelled|is canceled) = mind
      i [am] [do] ~ not need to <ref> (anymore|any more|any longer|after all) = mind
      (i|we) [do] ~ not (need|have|want) to <ref> (anymore|any more|any longer|after all) = mind
      do not need to <ref> (anymore|any more|any longer|after all) = mind
      i [am] not (going to|doing) <ref> (anymore|any more|after all) = mind
      take (the|my|that) <ref> off = mind
      no need to <ref> (anymore|any more|after all|now) = mind
      """)
  ) { match, clause, context in
    switch match.tag {
    case "current": return Act(.drop, confidence: 0.9, span: clause.span, target: .current)
    case "all":
      let target: TaskReference = clause.pointsAtAll ? .those : .all(.all)
      return Act(.drop, confidence: 0.9, span: clause.span, target: target)
    default:
      guard let range = match.reference else { return nil }
      let words = clause.words[range].filter { $0.when < 0 }
      guard !words.isEmpty else { return nil }
      let target = context.reference(words)
      if isErrand(clause, words, target) || isCarried(clause, words) { return nil }
      // "scratch the paint off the chair"
      if clause.words[0].text == "scratch" || clause.words[0].text == "strike",
        words.contains(where: { ["off", "from", "up", "out"].contains($0.text) })
      {
        return nil
      }
      // "forget the gym", but not "forget the past"
      if match.tag == "known" {
        guard words.count == 1, Noun.isKnown(words[0].text) else { return nil }
        return Act(.drop, confidence: 0.76, span: clause.span, target: target)
      }
      if match.tag == "mind",
        clause.words.contains(where: { ["cancelled", "canceled", "off"].contains($0.text) && $0.when < 0 }),
        words.contains(where: { worldly.contains($0.text) })
      {
        return nil
      }
      if match.tag == "cancel" {
        // "cancel my 3 pm meeting"
        if words.last.map({ WordTable.keptThings(have: $0.text) }) == true {
          return Act(.drop, confidence: 0.84, span: clause.span, target: target)
        }
        let isPaidFor = words.contains { subscribed.contains($0.text) }
        return isPaidFor || words.count > 3 || context.message.words.count > 6
          ? nil : Act(.drop, confidence: 0.72, span: clause.span, target: target)
      }
      return Act(.drop, confidence: match.tag == "mind" ? 0.85 : 0.9, span: clause.span, target: target)
    }
  }

  /// "drop the kids at 8 tomorrow": what is taken somewhere at a time; a task is let go of at no time.
  private static func isCarried(_ clause: Clause, _ words: [Word]) -> Bool {
    guard clause.words[0].text == "drop", clause.words.contains(where: { $0.when >= 0 }) else { return false }
    return words.contains { word in
      PersonWord.contains(word.text) || word.isAny([.capital]) || carried.contains(word.text)
    }
  }

  private static let carried: Set<String> = [
    "car", "van", "truck", "bike", "dog", "dogs", "cat", "cats", "puppy", "package", "packages", "parcel",
    "parcels", "letter", "letters", "mail", "books", "keys", "baby", "girls", "boys", "children", "child",
    "daughter", "daughters", "sons", "grandkids", "laundry", "clothes", "check", "cheque", "box", "boxes",
    "donations", "gift", "gifts", "cake", "food", "luggage", "guitar", "laptop", "phone", "shoes", "suit",
  ]

  /// What is cancelled by calling someone, which is itself to be done.
  private static let subscribed: Set<String> = [
    "subscription", "membership", "order", "reservation", "flight", "account", "service", "insurance",
    "plan", "trial", "card", "hotel", "booking", "policy", "netflix", "spotify", "hulu", "cable",
    "internet", "contract", "lease", "ticket", "tickets", "delivery", "prime", "gym", "audible", "disney",
    "hbo", "phone", "payment",
  ]

  /// "drop off the kids", "delete the old photos from my phone", "remove the snow": things to do, not to strike out.
  private static func isErrand(_ clause: Clause, _ words: [Word], _ target: TaskReference) -> Bool {
    guard let verb = clause.words.first?.text else { return false }
    if ["task", "reminder", "to-do", "idea", "one", "item"].contains(clause.words.last?.text ?? "") {
      return false
    }
    if ["off", "by", "in", "out"].contains(words.first?.text ?? "") { return true }
    guard case .words = target else { return false }
    if ["kill", "bin", "trash", "erase"].contains(verb) { return true }
    // "throw out the leftovers"
    if verb == "throw" { return !words.contains { ["list", "plan"].contains($0.text) } }
    let things: Set<String> = [
      "photos", "emails", "files", "apps", "app", "account", "snow", "stain", "wallpaper", "rust",
      "folder", "cookies", "pictures", "subscription", "contacts", "messages", "videos", "tree", "trash",
      "stickers", "weeds", "mold",
    ]
    if words.contains(where: { things.contains($0.text) }) { return true }
    // "delete my meeting with bob"
    if words.contains(where: { ["meeting", "appointment", "event"].contains($0.text) }), verb != "drop" {
      return false
    }
    return ["delete", "remove", "drop"].contains(verb)
      && words.contains { ["from", "at", "into", "with"].contains($0.text) }
  }
}
