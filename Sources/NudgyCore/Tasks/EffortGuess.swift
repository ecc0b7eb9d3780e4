/// What a task likely takes when nobody said so, by what it begins with.
///
/// Only for choosing among tasks when someone says what they have; never stored and never shown as a fact.
package struct EffortGuess: Sendable, Equatable {
  /// Minutes, 2 to 90.
  package let minutes: Int
  package let energy: EnergyLevel

  /// The guess for a task, or nil when its first word tells nothing.
  package init?(_ task: TaskItem) {
    switch task.action {
    case .text?: self.init(2, .low)
    case .email?, .openLink?: self.init(10, .low)
    case .call?: self.init(10, .medium)
    case nil:
      let verb = task.title.prefix { !$0.isWhitespace }.lowercased()
      guard let guess = EffortGuess(verb: verb) else { return nil }
      self = guess
    }
  }

  private init(_ minutes: Int, _ energy: EnergyLevel) {
    self.minutes = minutes
    self.energy = energy
  }

  private init?(verb: String) {
    switch verb {
    case "text", "reply", "answer", "message", "thank", "confirm": self.init(5, .low)
    case "water", "feed", "charge", "refill", "print", "check", "take", "empty", "fold": self.init(10, .low)
    case "order", "send", "mail", "pay", "read", "watch", "listen": self.init(15, .low)
    case "book", "schedule", "cancel", "renew", "register", "sign", "submit", "ask": self.init(15, .medium)
    case "wash", "vacuum", "sweep", "laundry", "dishes", "cook", "walk", "pack", "tidy":
      self.init(30, .medium)
    case "buy", "get", "pick", "return", "drop", "grab", "fetch", "bring": self.init(45, .medium)
    case "clean", "fix", "repair", "assemble", "paint", "move", "visit", "review", "plan":
      self.init(60, .high)
    case "write", "prepare", "finish", "study", "sort", "organize", "organise", "declutter", "research",
      "design",
      "build", "file", "draft":
      self.init(90, .high)
    default: return nil
    }
  }
}
