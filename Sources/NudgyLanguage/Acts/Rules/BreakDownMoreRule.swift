import NudgyCore

// Smaller steps, a way in: "turn the party planning into steps", "how should i get started on the report".
extension ActRule {
  static let breakDownMore = ActRule(
    "smaller steps",
    anyLine: PatternTable(
      """
      (break|split|chop|cut|divide|chunk|slice|carve|separate|turn|make|convert|dissect|unpack|organize|organise|arrange|simplify) <ref> [up|down] (into|in|to) [some|small|smaller|tiny|little|manageable|bite sized|bite-sized|doable|simple|easy|easier|a few|baby|concrete|actionable|clear|individual|a|bite size|more manageable|a set of|a list of|five minute] (steps|pieces|parts|chunks|bits|bites|tasks|subtasks|sub-tasks|sub tasks|actions|step|items|smaller steps|little steps|small steps|checklist|stages|to-do) [for me|please|i can do]
      (break|split|chop|cut|divide|chunk|unpack|dissect) (up|down) <ref> [into steps|for me|please|into smaller steps|into small steps|into pieces|a bit|more]
      (break|chunk|split) <ref> (down|up) [further|more|a bit|for me|please|into steps|even more|even further|some more|a little]
      (decompose|chunk|subdivide|dissect|itemize|itemise) <ref> [please|for me|into steps|down|up]
      (i|we) ~ (need|want|would like|could use) <ref> [broken down|split up|cut up|chopped up|split|cut] (in|into|as) [some|a few|] (bite size|bite-size|bite sized|bite-sized|small|smaller|little|tiny|manageable|easy|baby|doable) (pieces|steps|chunks|parts|bites|bits|tasks)
      (slice|carve|cut|chop|chunk|split|break) <ref> (up|down) for me
      what (is|would be|should be|might be) (step one|step 1|the first step|my first step) (for|on|with|to|in) <ref>
      make <it> (smaller|easier|simpler|less scary|more manageable|less daunting|less overwhelming|bite sized|bite-sized|doable|less big|tiny|less intimidating|less hard|less complicated|more doable|into steps|less painful|approachable)
      make <ref> (smaller|simpler|less scary|more manageable|less daunting|less overwhelming|bite sized|bite-sized|doable|less intimidating|more doable|easier to start|approachable)
      (this|that|it|this one|that one|this task|that task) [one] (is|feels|seems|looks) [way|just|far|still|kind of|a bit|a little|really|so|much] too (big|much|large|huge|overwhelming|daunting|vague|complex|complicated|scary|hard to start) [for me] [to (start|handle|do|tackle|face)] [right now|today] = current
      (give|show|tell|list|get|write|make|suggest|what are|need|i need|i want) [me] [the|some|a few|a list of|all the|those] [small|smaller|baby|little|tiny|easy|simple|individual|next|first|bite sized] (steps|substeps|sub-steps|subtasks|sub-tasks) [i need] [please|for (it|this|that|this one|that one)|i need|to take|first|involved] = current
      (give|show|tell|list|get|write|make|suggest|what are|i need|i want) [me] [the|some|a few|a list of|all the] [small|smaller|baby|little|tiny|easy|simple|individual|first] (steps|substeps|subtasks) (for|to|of|in|involved in) <ref>
      (what|which) steps (do i need|should i take|are there|are involved|do i take|are needed|would it take|does it take|do i have to take|i need to take) [to take] [for|to|in|with] [<ref>]
      what is (the|my|a) [very|smallest|absolute] [first|smallest|tiniest|next|easiest] [tiny|small|little|baby|easy|smallest] step [here|i can take|for (it|this|that)|i could take|to take|i should take|to start] = current
      what is (the|my|a|one) [very] [first|smallest|tiniest] [tiny|small|little|baby|easy] (step|thing i can do|thing to do) (for|to|on|with|of|in|towards|toward) <ref>
      what (do|should|would|can) i do first (for|on|with|to) <ref>
      (where|how) (do|should|can|would|could|on earth do|the hell do|the heck do|am) i [even|possibly|supposed to|best|ever] (start|begin|get started|get going|tackle|approach|go about|attack|get into|break down|get moving) [with|on|doing] [<ref>] = how
      how [even] to (start|begin|get started|tackle|approach|break down) [with|on] <ref> = how
      i do not [even|really] know (how|where) (to|i) [even] (start|begin|get started|tackle|approach|go about) [with|on|doing] [<ref>] = how
      i [do not] have no idea (how|where) to [even] (start|begin|get started|tackle|approach|go about) [with|on|doing] [<ref>] = how
      (i am|i feel|i got|i keep getting) [so|totally|kind of|really|completely|a bit|still] stuck (on|with|at) <ref> = stuck
      (i am|feeling) [so|totally|kind of|really|completely|a bit] (overwhelmed|intimidated|daunted|paralyzed) by <ref> = stuck
      (help|get) me (start|get started|started|begin|tackle|break down|get going|get into|approach|plan out|figure out|plan) [with|on|how to start|doing|] <ref> = help
      (help me|can you) (break|split|chunk) <ref> (down|up|into <words>)
      i (need|want|could use|would like) [some|a bit of] help (starting|getting started|beginning|getting going|breaking down|tackling) [with|on] [<ref>] = help
      (baby|small|tiny|little|smaller|bite-sized|micro) (steps|step|chunks|pieces) [please|first|for <ref>|to <ref>] = baby
      (steps|first step|first steps|a plan|game plan|action plan|sub-tasks|subtasks|checklist|plan of attack|substeps) (for|to|of|on|in) <ref>
      (make|give me|write|create|come up with|draw up|put together|outline|map out|sketch out|sketch|draft) [me] [a|an|the] [step by step|step-by-step|rough|little|game|action|quick|simple|detailed|small] (plan|game plan|action plan|breakdown|plan of attack) [of steps] (for|to|of|on) <ref> = plan
      (make|give|write|do|draw up|get|knock up|put together) [me] (a|the|some) (step by step|step-by-step) [guide|list|plan|breakdown] (for|to|of|on) <ref> = plan
      <ref> is [way|far|just|so|a bit|really|still] too (big|much|large|huge|scary|daunting|overwhelming) [for me] [so] [can you|could you|would you|please] (make|break|split|chop|cut) <it> (smaller|down|up|easier|into <words>) [for me|please] = plan
      (i|we) (need|want|could use) [a|some] (plan|game plan|plan of attack|steps) for <ref> = plan
      (plan out|map out|outline|flesh out|detail) <ref> (step by step|in steps|for me) = plan
      (walk|talk|guide|take|step|coach|lead) me through <ref> [step by step|one step at a time|in steps|slowly|bit by bit] = walk
      simplify (<it>|this task|that task) [for me|please]
      [even|still|much|a bit] (smaller|tinier) [please|still|than that]
      [even|still] smaller (steps|pieces|chunks|bits) [please]
      (outline|list out|lay out|map out|write out|spell out) the steps (for|of|to|in|involved in) <ref>
      (the|my) <ref> (feels|seems|looks|sounds) [way|just|far|so|really|kind of] (too big|too much|too huge|too hard|overwhelming|daunting|enormous|impossible|huge|massive|endless|like a lot|like too much) [at once|all at once|for me|to start|to tackle|to handle] = big
      (the|my) <ref> is [way|just|far|so|really] (too much|too big|too huge|overwhelming|daunting|a lot) [at once|all at once|to start|to tackle|to take on|to handle] = big
      (step by step|step-by-step) [please|for <ref>|how to <ref>]
      """)
  ) { match, clause, context in
    let words = match.reference.map { Array(clause.words[$0]) } ?? []
    var target: TaskReference =
      match.reference == nil || match.tag == "current" ? .current : context.reference(words)
    if words.count > 8 { return nil }
    switch match.tag {
    case "big":
      // "the couch is too big" says something of a couch.
      guard words.count <= 3,
        !clause.words.contains(where: { $0.text == "is" })
          || clause.words.contains(where: {
            ["much", "once", "overwhelming", "daunting", "tackle", "start", "lot"].contains($0.text)
          })
      else { return nil }
    case "baby": target = match.reference == nil ? .current : target
    case "how", "walk":
      // "how do i get started in investing", "walk me through a mortgage" ask about the world.
      if !words.isEmpty, !isOneOfMine(words, target) { return nil }
      // "where do i start" alone asks for the next thing.
      if words.isEmpty,
        clause.words[0].text == "where" || clause.words.contains(where: { $0.text == "where" })
      {
        return nil
      }
    case "stuck", "help", "plan":
      if !isOneOfMine(words, target), match.tag != "plan" || words.isEmpty { return nil }
      if match.tag == "plan", !words.isEmpty, words[0].text == "me" { return nil }
      if match.tag == "plan", !isOneOfMine(words, target) { return nil }
    default: break
    }
    // "the steps to apply for a credit card at your bank": of the world.
    if words.contains(where: { ["your", "you"].contains($0.text) }) { return nil }
    // "cut the cake into pieces"
    if ["cut", "chop", "slice", "carve", "divide", "separate", "organize", "organise", "arrange"].contains(
      clause.words[0].text),
      !isPointer(target), !isPiece(words),
      !clause.words.contains(where: { ["steps", "tasks", "subtasks", "actions"].contains($0.text) })
    {
      return nil
    }
    if words.first?.text == "me" { return nil }
    if case .words = target, words.first.map({ ["eggs", "egg", "bread"].contains($0.text) }) == true {
      return nil
    }
    return Act(.breakDown, confidence: 0.87, span: clause.span, target: target)
  }

  /// "the presentation task", "the wedding planning": work, which is cut up in thought; a cake is cut by hand.
  private static func isPiece(_ words: [Word]) -> Bool {
    guard let last = words.last, words.count > 1 else { return false }
    return last.text.hasSuffix("ing")
      || [
        "task", "project", "thing", "one", "essay", "thesis", "report", "presentation", "assignment", "paper",
      ]
      .contains(last.text)
  }

  /// "the taxes", "this", "#4": something that stands on the list.
  static func isOneOfMine(_ words: [Word], _ target: TaskReference) -> Bool {
    if isPointer(target) { return true }
    guard let first = words.first else { return false }
    if ["the", "my", "this", "that", "our"].contains(first.text) { return true }
    return words.contains { ["task", "reminder", "one"].contains($0.text) }
      || words.count <= 3 && (first.isAny([.verb]) || first.text.hasSuffix("ing"))
        && words.contains { $0.isAny([.determiner, .capital]) && !["a", "an"].contains($0.text) }
  }
}
