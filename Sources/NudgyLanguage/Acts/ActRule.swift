/// One way of meaning something other than a new task, with its phrasings.
struct ActRule: Sendable {
  let name: String
  /// Whether it is tried on the message as a whole, before the message is cut: "not now, tomorrow morning".
  var isWhole = false
  /// Whether it is tried on a sentence with commas before that is cut: "i meant oat milk, not almond".
  var spansCommas = false
  let read: @Sendable (Clause, ActContext) -> Act?

  init(
    _ name: String, isWhole: Bool = false, spansCommas: Bool = false,
    read: @escaping @Sendable (Clause, ActContext) -> Act?
  ) {
    self.name = name
    self.isWhole = isWhole
    self.spansCommas = spansCommas
    self.read = read
  }

  /// A rule that is a table of phrasings and what to make of a match.
  init(
    _ name: String, isWhole: Bool = false, _ table: PatternTable,
    _ build: @escaping @Sendable (PatternMatch, Clause, ActContext) -> Act?
  ) {
    self.init(name, isWhole: isWhole) { clause, context in
      guard let match = table.match(clause) else { return nil }
      return build(match, clause, context)
    }
  }

  /// A rule whose lines are tried one after the other until `build` makes an act of one.
  init(
    _ name: String, spansCommas: Bool = false, anyLine table: PatternTable,
    _ build: @escaping @Sendable (PatternMatch, Clause, ActContext) -> Act?
  ) {
    self.init(name) { clause, context in table.first(for: clause) { build($0, clause, context) } }
    self.spansCommas = spansCommas
  }

  /// A rule whose phrasings all mean one plain act.
  init(
    _ name: String, isWhole: Bool = false, _ intent: Intent, confidence: Double = 0.95, _ table: PatternTable
  ) {
    self.init(name, isWhole: isWhole, table) { _, clause, _ in
      Act(intent, confidence: confidence, span: clause.span)
    }
  }
}

/// What a rule may look at besides its clause.
struct ActContext {
  let message: Message
  let hints: DialogueHints

  /// The time that begins at a word of the clause, joined with what follows it.
  func when(_ match: PatternMatch, in clause: Clause) -> When? {
    guard let index = match.when, clause.words[index].when >= 0 else { return nil }
    return message.whens[clause.words[index].when]
  }

  func reference(_ match: PatternMatch, in clause: Clause) -> TaskReference? {
    match.reference.map { reference(clause.words[$0]) }
  }

  func reference(_ words: some Collection<Word>) -> TaskReference {
    ReferenceReader(message: message).reference(Array(words))
  }

  /// Words as written, as the text of a fact or a new title.
  func written(_ words: some Collection<Word>) -> String {
    TitleWriter(message: message).text(Array(words))
  }
}
