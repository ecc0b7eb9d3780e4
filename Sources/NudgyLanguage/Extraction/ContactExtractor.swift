import NudgyCore

/// Who is to be called, texted or written to, and where: the action, the contact and the target.
struct ContactExtractor {
  let message: Message

  func extract(from words: [Word], into capture: inout TaskCapture) {
    readAddresses(words, &capture)
    guard let verb = words.first else { return }
    let start: Int
    switch verb.text {
    case "call", "phone", "ring", "dial", "facetime", "telephone":
      capture.action = .call
      start = 1
    case "text", "message", "dm", "whatsapp", "sms", "ping", "imessage":
      capture.action = .text
      start = 1
    case "email", "e-mail":
      capture.action = .email
      start = 1
    case "reply", "respond", "rsvp":
      capture.action = capture.action ?? .text
      start = 1
    case "write", "draft":
      if words.count > 3, let kind = sending(words) {
        capture.action = kind.action
        capture.contact = contact(words, from: kind.start)
        return
      }
      guard words.count > 1, words[1].text == "to" || PersonWord.contains(words[1].text) else { return }
      capture.action = .email
      start = 1
    case "give":
      guard let ring = words.firstIndex(where: { ["call", "ring", "buzz", "shout"].contains($0.text) }),
        ring > 1,
        ring < 8, words[ring - 1].text == "a"
      else { return }
      capture.action = .call
      capture.contact = contact(Array(words[1..<ring - 1]), from: 0)
      return
    case "send":
      guard words.count > 2, let kind = sending(words) else { return }
      capture.action = kind.action
      capture.contact = contact(words, from: kind.start)
      return
    case "shoot", "drop":
      guard words.count > 3, let kind = sending(words) else { return }
      capture.action = kind.action
      capture.contact = contact(words, from: kind.start)
      return
    default:
      if capture.url != nil { capture.action = .openLink }
      return
    }
    capture.contact = contact(words, from: start)
  }

  /// Links, mail addresses and phone numbers said with the task.
  private func readAddresses(_ words: [Word], _ capture: inout TaskCapture) {
    for word in words where word.isAny([.address]) {
      let token = message.source.tokens[word.token]
      let written = message.written(word)
      switch token.kind {
      case .link:
        capture.url = capture.url ?? written
        capture.target = capture.target ?? written
        capture.action = capture.action ?? .openLink
      case .email:
        capture.target = written
        capture.action = .email
      case .phone:
        capture.target = written
        capture.action = .call
      default: break
      }
    }
  }

  /// "send sam an email", "send an email to sam", "shoot ana a text".
  private func sending(_ words: [Word]) -> (action: TaskAction, start: Int)? {
    guard
      let noun = words.prefix(8).firstIndex(where: {
        ["email", "e-mail", "text", "message"].contains($0.text)
      }),
      noun > 0, words[noun - 1].isAny([.determiner])
    else { return nil }
    let action: TaskAction = words[noun].text.hasSuffix("mail") ? .email : .text
    if noun + 2 < words.count, words[noun + 1].text == "to" { return (action, noun + 2) }
    return noun > 2 ? (action, 1) : nil
  }

  /// The name or noun group at `start`, without article: "the dentist to reschedule" → "dentist".
  private func contact(_ words: [Word], from start: Int) -> String? {
    var index = start
    while index < words.count,
      ["to", "back", "up", "my", "the", "a", "an", "our", "this", "that"].contains(words[index].text)
    {
      if words[index].text == "to", index > start || start == 1 && words[0].text == "call" { return nil }
      index += 1
    }
    let from = index
    while index < words.count, index - from < 5, isNamePart(words, index, from: from) { index += 1 }
    guard index > from else { return nil }
    let span = message.span(of: words[from..<index])
    // Words taken out in between (a date, a correction) leave a gap in the text; a name put in the place of "it"
    // or "him" comes from before.
    let isWhole =
      words[from].token <= words[index - 1].token
      && message.source.tokens[words[from].token...words[index - 1].token].allSatisfy { token in
        token.kind == .punctuation
          || words[from..<index].contains { message.source.tokens[$0.token] == token }
      }
    return isWhole
      ? message.source.written(span) : words[from..<index].map { message.written($0) }.joined(separator: " ")
  }

  private static let greetings: Set<String> = [
    "happy", "merry", "thanks", "thank", "congrats", "congratulations", "good", "sorry", "hello", "hi",
  ]

  private func isNamePart(_ words: [Word], _ index: Int, from: Int) -> Bool {
    let word = words[index]
    if word.when >= 0 || word.isAny([.address]) || word.pause > .none && index > from { return false }
    if word.text == "and" {
      guard index > from, index + 1 < words.count else { return false }
      return words[index + 1].isAny([.capital]) || PersonWord.contains(words[index + 1].text)
    }
    if ["back", "again", "if", "whether", "that", "today", "asap"].contains(word.text) { return false }
    // "text mom happy birthday": what is to be said begins.
    if index > from, Self.greetings.contains(word.text) { return false }
    if word.isAny([.preposition, .subordinator, .connective, .negation, .be, .have, .modal]) { return false }
    if word.isAny([.determiner]) {
      return index > from && word.text != "my" && word.text != "the" && word.text != "a" && word.text != "his"
        ? false : index == from
    }
    if word.isAny([.object]) && !word.isAny([.determiner]) { return index == from }
    return true
  }
}
