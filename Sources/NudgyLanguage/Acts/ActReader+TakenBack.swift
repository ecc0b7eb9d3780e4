import NudgyCore

// What takes back something to do: "scratch that", "no wait chef did that", "no don't cancel it".
extension ActReader {
  private static let withdrawals = PatternTable(
    """
    [oh|actually|no|wait] [no|what|actually|wait] (scratch|strike|ignore|forget|cancel) that
    [oh|actually|no|wait] [no|what|actually] never mind [that|that one|about that]
    [oh|ha|haha] [no|nah|wait] [no|i am] (just kidding|kidding|just joking|joking|jk) [but] [seriously]
    (no|actually|wait) i will (have|let|ask|get) * do (it|that|this)
    (no|actually|wait) <ref> (will|can|is going to|said they would|said he would|said she would) do (it|that|this)
    (no|actually|wait) [no|wait|actually] <ref> (did|has done|already did|took care of|handled|handles|does|got|bought|sent) (it|that|this|those|them) *
    (no|actually|wait) [no|wait|actually] <ref> is (doing|handling|getting|bringing|sorting|taking care of) (it|that|this|those|them) *
    (no|actually|wait) [no|wait|actually] (he|she|they) ~ (called|did|has|have|already|fixed|got|sent|paid|is) *
    """)

  /// "… no scratch that": the task before it is not wanted after all.
  mutating func takesBack(_ clause: Clause) -> Bool {
    guard !drafts.isEmpty, isAfterTask, Self.withdrawals.match(clause) != nil else { return false }
    let last = drafts.removeLast()
    // "no wait chef did that, never mind": taken back once.
    isAfterTask = false
    // "jonah needs cleats so take him to the store no wait his mother's doing that": why goes with it.
    if last.source.first?.text == "so", drafts.last?.ground.isConcluded == true { drafts.removeLast() }
    return true
  }

  /// "actually no": what is wrong follows.
  mutating func isDoubt(_ clause: Clause) -> Bool {
    let wasDoubting = isDoubting
    isDoubting = false
    if isAfterTask, clause.count <= 3,
      clause.words.allSatisfy({ ["actually", "no", "wait", "oh"].contains($0.text) }),
      clause.words.contains(where: { $0.text == "no" })
    {
      isDoubting = true
      return true
    }
    guard wasDoubting, !drafts.isEmpty, Self.madeGood.match(Politeness.strippingLead(clause)) != nil else {
      return false
    }
    drafts.removeLast()
    isAfterTask = false
    return true
  }

  /// "she called me back": what makes a task needless.
  private static let madeGood = PatternTable(
    """
    (he|she|they) ~ (called|did|has|have|already|fixed|got|sent|paid|is|are) *
    (that|it) is ~ (done|sorted|fine|covered|booked|handled|his|her|their) *
    <ref> ~ (can|will|could|is going to) (do|take|handle|get|bring|sort|make) (it|that|this|those|them) *
    (we|i) am good
    we are (good|fine|covered) *
    (i|we) ~ (did|have) [already] (it|that|done) *
    """)

  private static let refusals = PatternTable(
    """
    [no|oh|actually|wait] [no|wait|actually] do not <words>
    """)

  /// "… no don't cancel it": the task of that verb is not wanted, its object is what is spoken of.
  mutating func deniesLast(_ clause: Clause) -> Bool {
    guard isAfterTask, let last = drafts.last, clause.count <= 8, let match = Self.refusals.match(clause),
      let range = match.words ?? match.reference, clause.words[range].count == 2,
      clause.words[range].first?.text == last.words.first?.text,
      ["it", "that", "them"].contains(clause.words[range].last?.text ?? "")
    else { return false }
    drafts.removeLast()
    return true
  }

  /// "i was going to make a tart but…": what was only meant once is not to be done.
  mutating func dropUnfulfilled(before clause: Clause) {
    guard isAfterTask, clause.words.first?.text == "but", let last = drafts.last,
      last.ground == .obligation
    else { return }
    let said = last.source.map(\.text)
    guard let was = said.firstIndex(of: "was"), was > 0, said[was - 1] == "i", was + 1 < said.count,
      said[(was + 1)...].prefix(3).contains(where: {
        ["going", "planning", "hoping", "supposed", "meant"].contains($0)
      })
    else { return }
    drafts.removeLast()
  }

  /// "text luis… no wait luis isn't coming text marco": the same deed again replaces the first.
  mutating func replaceCorrected(by draft: TaskDraft) {
    defer { isCorrecting = false }
    guard isCorrecting, let last = drafts.last, last.words.first?.text == draft.words.first?.text else {
      return
    }
    drafts.removeLast()
  }
}
