/// The first words of things said about tasks that exist: where a clause may begin after "and" or a comma.
enum ActOpeners {
  private static let openers = PatternTable(
    """
    (done|finished|through) with
    (push|move|snooze|postpone|bump|delay|defer|reschedule|skip|complete|drop|cancel|delete|remove|undo|redo|reopen|rename|mark|show|cross|check|tick|scratch|strike)
    i [have] [already|just] (did|done|paid|called|finished|bought|sent|got)
    (what|when|who|how|where|why)
    (reverse|revert|uncheck|untick|unmark|hide) (it|that|this)
    (open|reopen) (it|that|this) (again|back|up)
    (make|mark|set) (the|my|that) <words> (due|as|urgent|important|high|low|to|a)
    read me
    (give|show|get|hand) me (something|another|a different|the next|one)
    now what
    take <words> off
    (break|split) (it|this|that)
    (tell|show|read|give) me (what|my|the|how)
    (write|draft|compose) (the|a|an|that) (text|email|message|reply|note) for me
    (talk|be|act) like
    (can|could|should|do|did|have|is|are|am|will|would) (i|we|you|it|there)
    (forget|never mind|nevermind|undo)
    (thanks|thank you|hello|bye|goodbye|good morning|good night)
    remember that
    my <words> is
    (not|no)
    (everything|all) 
    """)

  static func contains(_ words: [Word], at index: Int) -> Bool {
    let clause = Clause(Array(words[index..<min(words.count, index + 6)]), span: 0..<0)
    return openers.prefix(of: clause) != nil
  }
}
