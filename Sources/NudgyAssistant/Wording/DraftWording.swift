import NudgyCore
import NudgyLanguage

/// The words of offline drafts.
enum DraftWording {
  static func body(
    to addressee: String?, _ matter: DraftTemplates.Matter, signedBy name: String?, tone: DraftTone?,
    isText: Bool = false
  ) -> String {
    let greeting = greeting(addressee, tone)
    let closing = closing(name, tone)
    let body = sentence(matter, tone)
    if isText, tone == nil {
      return "\(greeting) \(textSentence(matter)) \(name.map { "– \($0)" } ?? "Thanks!")"
    }
    return tone == .short ? "\(greeting) \(body) \(closing)" : "\(greeting)\n\n\(body)\n\n\(closing)"
  }

  private static func greeting(_ addressee: String?, _ tone: DraftTone?) -> String {
    switch tone {
    case .formal: addressee.map { "Dear \($0)," } ?? "Hello,"
    case .warm: addressee.map { "Hi \($0), I hope you're doing well!" } ?? "Hi, I hope you're doing well!"
    case .short, nil: addressee.map { "Hi \($0)," } ?? "Hi,"
    }
  }

  private static func closing(_ name: String?, _ tone: DraftTone?) -> String {
    switch tone {
    case .formal: name.map { "Kind regards,\n\($0)" } ?? "Kind regards"
    case .warm: name.map { "Thank you so much,\n\($0)" } ?? "Thank you so much!"
    case .short: name.map { "Thanks, \($0)" } ?? "Thanks!"
    case nil: name.map { "Thanks,\n\($0)" } ?? "Thanks!"
    }
  }

  private static func textSentence(_ matter: DraftTemplates.Matter) -> String {
    switch matter {
    case .about(let words): "it's about \(words). When suits you?"
    case .askingTo(let words): "could you \(words)?"
    case .askingFor(let words): "could I have \(words)?"
    case .askingIf(let words): "I wanted to ask if \(words)."
    case .saying(let words): "\(words)."
    case .wishing(let words): "\(words)!"
    case .thanking: "thank you so much!"
    case .apologizing: "I'm sorry. Can I make it up to you?"
    case .open: "have you got a minute?"
    }
  }

  private static func sentence(_ matter: DraftTemplates.Matter, _ tone: DraftTone?) -> String {
    switch (matter, tone) {
    case (.about(let words), .short): "a quick one about \(words): when would suit you?"
    case (.about(let words), .formal):
      "I am writing to you about \(words). Please let me know when would be convenient for you."
    case (.about(let words), .warm): "I wanted to talk to you about \(words). When would suit you best?"
    case (.about(let words), nil): "I'm writing about \(words). When would be a good time for you?"
    case (.askingTo(let words), .short): "could you \(words)?"
    case (.askingTo(let words), .formal): "I would be grateful if you could \(words)."
    case (.askingTo(let words), .warm): "Would you be so kind as to \(words)? It would help me a lot."
    case (.askingTo(let words), nil): "Could you please \(words)?"
    case (.askingFor(let words), .short): "could I have \(words)?"
    case (.askingFor(let words), .formal): "I would like to ask you for \(words)."
    case (.askingFor(let words), _): "I'd like to ask you for \(words)."
    case (.askingIf(let words), .short): "a quick question: \(words)?"
    case (.askingIf(let words), _): "I wanted to ask if \(words)."
    case (.wishing(let words), _): "\(words.uppercasedFirst)!"
    case (.thanking, .formal): "I would like to thank you. It is very much appreciated."
    case (.thanking, .short): "thank you!"
    case (.thanking, _): "Thank you so much. It means a lot to me."
    case (.apologizing, .formal): "I would like to apologize. Please let me know how I can put it right."
    case (.apologizing, .short): "I'm sorry!"
    case (.apologizing, _): "I'm sorry. I'd like to put it right: tell me how I can."
    case (.open, .short): "have you got a minute this week?"
    case (.open, .formal):
      "I would like to speak with you. Please let me know when would be convenient for you."
    case (.open, _): "I'd like to get in touch. When would be a good time for you?"
    case (.saying(let words), .short): "\(words)."
    case (.saying(let words), _): "I wanted to let you know: \(words)."
    }
  }
}
