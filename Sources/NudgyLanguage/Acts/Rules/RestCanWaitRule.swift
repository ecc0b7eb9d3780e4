import NudgyCore

// "Everything except the rent to tuesday", "the rest can wait until monday": what is put away is all but something.
extension ActRule {
  static let restCanWait = ActRule(
    "all but one can wait",
    anyLine: PatternTable(
      """
      (everything|all|all of it|all of them|everything else|all my tasks) (except|but|except for|besides|other than|apart from) <ref> (to|until|till|goes to|moves to|can go to|can move to|can wait until|can wait till|can wait to|can wait for|waits until|waits till|has to wait until|will have to wait until|comes back|back) <when> = all
      (push|move|put|put off|postpone|snooze|delay|shift|bump|leave|defer) (everything|all|all of it|all of them|all my tasks) (except|but|except for|besides|other than|apart from) <ref> (to|until|till|for|off to|off until|over to) <when> = all
      (the rest|everything else|all the rest|all the others|the others|the other ones) (to|until|till|goes to|moves to|can go to|can move to|can wait until|can wait till|can wait to|can wait for|waits until|has to wait until|comes back|back) <when> = rest
      (push|move|put|put off|postpone|snooze|delay|shift|bump|leave|defer) (the rest|everything else|all the rest|all the others|the others|the other ones) (to|until|till|for|off to|off until|over to) <when> = rest
      """)
  ) { match, clause, context in
    guard let when = context.when(match, in: clause), when.start != nil else { return nil }
    var target = TaskReference.allExcept(.all, .current)
    if match.tag == "all" {
      guard let range = match.reference else { return nil }
      target = .allExcept(.all, context.reference(Array(clause.words[range]).filter { $0.when < 0 }))
    }
    return Act(.snooze, confidence: 0.92, span: clause.span, target: target, when: when)
  }
}
