import NudgyCore

// Taking facts out of memory: "don't remember my name anymore", "wipe your memory of me".
extension ActRule {
  static let forgetMore = ActRule(
    "forget a fact", spansCommas: true,
    anyLine: PatternTable(
      """
      (forget|erase|delete|clear|wipe|purge|reset|empty|dump|flush|clean|remove|destroy|scrub|trash|lose) [out|all|all of] [your|my|the|everything in|everything from] [whole|entire] (memory|memories|memory bank|memory banks|memory file) [of me|about me|completely|clean|please|of everything] = everything
      (forget|erase|delete|clear|wipe|purge|remove|lose|drop|destroy|scrub) (everything|all|all of it|whatever|anything|all the things|all the facts|all facts|all the information|all the info|all the data|the information|the info|the data|all data|all information|all my data|all my information|my data|my information|my info|my facts|all my facts|all that|every fact|everything personal) [that] [you|i have|i|you have] [know|remember|have|told you|learned|stored|saved|said|have learned|have stored|have saved] (about|on|of|regarding|in|from) (me|myself|your memory|memory|my life) [ever] = everything
      (forget|erase|delete|clear|wipe|remove|lose) (what|whatever|everything|anything) you (know|remember|have|learned|have learned|saved|stored|have stored|have saved) [about|on|of] [me] = everything
      (wipe|erase|clear|remove|delete) me [completely] (from|out of) [your] memory = everything
      (forget|unlearn|unremember) (me|about me|all about me|who i am|i exist|i ever existed) = everything
      (forget|erase|delete|remove|clear|wipe) [all] my (data|information|info|personal data|personal information|history|profile|facts|personal info) [from|in|out of] [your|] [memory] = everything
      (stop|quit) remembering (things about me|stuff about me|everything|me|my data) = everything
      (forget|erase|delete|remove|clear|drop|wipe|take|get rid of|unlearn|purge|scrub|lose|strike) <ref> (from|in|out of|off) [your|the|my] (memory|memories|memory bank|facts|stored facts) [please]
      (forget|erase|delete|remove|clear|drop|wipe|take|scrub|lose|strike) <ref> (from|out of) (what|the things|everything|all) [that] you (know|remember|have stored|keep|have saved) [about me|of me] [please]
      (forget|unlearn|unremember|erase|do not remember|stop remembering|no longer remember|lose|drop|delete|remove|disregard|scrap|scratch|ditch|trash|clear|wipe|get rid of|throw out|purge) (the fact|the facts|the bit|the part|the info|the information|the note|the thing|what you know|everything you know|all you know|what i said|what i told you|everything i said|everything i told you|whatever i said|anything i said|all i told you|your memory|the memory|that note|that fact|that info) [about|that|of|on|regarding] <ref>
      (forget|unlearn|unremember|erase|do not remember|stop remembering|you do not need to remember|no need to remember|you no longer need to remember|do not keep|do not store|do not save|stop storing|never mind remembering) [about|that|who|what|where|when] (my|our) <ref> [is|was|are|anymore|any more|any longer] [<words>]
      (forget|unlearn|unremember|do not remember|stop remembering|you can forget|you do not need to remember|no need to remember|you no longer need to remember) that <ref> = fact
      (forget|unlearn|unremember) [about] what i (said|told you|mentioned|shared) [to you] [earlier|before|yesterday] (about|on|regarding) <ref>
      (forget|unlearn|unremember) what i [just] (said|told you|mentioned|shared) [to you] [earlier|before] = last
      (forget|erase|delete|clear|wipe|remove|unlearn|scrap) (what|whatever|everything|anything|all) [that] you (know|remember|have|have stored|have saved) (about|on|of) <ref>
      (memory|memories) (forget|delete|remove|erase|drop|clear) <ref>
      (forget|delete|remove|erase|drop|clear) memory [of|about|:] <ref>
      (you|u) (can|may|should|could|need to|must) [just|now|please] (forget|unlearn) [about|that|who|what] [my|i] <ref> [anymore|now] = fact
      (you|u) (can|may|should|could|need to|must) [just|now|please] (erase|delete|drop|lose|remove) (what|that|who) (my|i) <ref> [anymore|now] = fact
      (forget|unlearn|unremember|stop remembering|do not remember|no need to remember|you can forget|erase|quit remembering) [about] (where|who|how|when) i <ref> [anymore|now] = fact
      (forget|unlearn|unremember|stop remembering) [all] about (my|our) <ref>
      (forget|unlearn|unremember) [that] i [ever|even] (mentioned|said|told you about|brought up|talked about) <ref>
      (forget|erase|delete|remove|drop) the (last|latest) (thing|fact|bit|note) [that] (i told you|you learned|you remembered|you saved|i said) [about me|about myself] = last
      (i do not want|i would rather|i would prefer) you [to] [not] (remember|remembering|know|knowing|keep|keeping|store|storing|forget|forgot) [that|who|what|where] (my|our) <ref> [anymore|is|was]
      (i want|i would like|i need) you to (forget|unlearn|not remember|stop remembering) [about|that|who|what] <ref> = fact
      (that is|it is) (not|no longer) (true|right|correct|accurate|the case) (about me|anymore|any more|about me anymore) [so] [please] (forget|delete|erase|remove|drop) (it|that) [from] [your] [memory] = last
      i do not [even] <words> (anymore|any more|any longer) [so] [please] (forget|delete|erase|remove) (it|that) [from] [your] [memory] = last
      (forget|erase|delete|remove|drop) (that|this|it|the last) [last|one] (fact|memory|thing you learned|note about me|thing i told you|thing you remembered|bit of info|piece of information) = last
      (forget|erase|delete|remove) (it|that|this) (from|in|out of) [your|] (memory|head|mind) = last
      (forget|unlearn|unremember) (that|this) [please|now|about me] = last
      (do not|stop|please do not) (remember|remembering|store|storing|keep|save|saving) (that|this|it) [anymore|please|about me] = last
      """)
  ) { match, clause, context in
    func act(_ subject: String?, _ confidence: Double) -> Act {
      Act(.forget, confidence: confidence, span: clause.span, details: .subject(subject))
    }
    if clause.isQuestion, !["can", "could", "will", "would", "you"].contains(clause.words[0].text) {
      return nil
    }
    // "forget my old address, i live at 12 elm street now": two things are said.
    if clause.words.dropFirst().contains(where: { $0.pause >= .comma && $0.isAny([.subject]) }) { return nil }
    // "erase my schedule for tomorrow"
    if clause.words.contains(where: { $0.when >= 0 }),
      clause.words.contains(where: { ["schedule", "calendar"].contains($0.text) })
    {
      return nil
    }
    if clause.mentionsTasks, !clause.words.contains(where: { $0.text == "memory" }) { return nil }
    switch match.tag {
    case "everything":
      // "clear the memory on my phone"
      if clause.words.contains(where: {
        ["phone", "card", "computer", "browser", "laptop", "camera"].contains($0.text)
      }) {
        return nil
      }
      return act("everything", 0.84)
    case "last": return act(nil, 0.85)
    default:
      guard let range = match.reference, range.count <= 8 else { return nil }
      let lists: Set<String> = [
        "list", "tasks", "reminders", "to-do", "board", "task", "reminder", "it", "call", "buy", "phone",
        "photos", "card",
      ]
      var words = clause.words[range].filter {
        !["the", "my", "i", "am", "is", "are"].contains($0.text) && $0.when < 0
      }
      while words.count > 1, let last = words.last, ["anymore", "now", "please"].contains(last.text) {
        words.removeLast()
      }
      guard !words.isEmpty, !words.contains(where: { lists.contains($0.text) }) else { return nil }
      if ["thing", "one"].contains(words.last?.text ?? "") { return nil }
      if match.tag == "fact", words.first?.isAny([.verb]) == true, clause.words[0].text == "forget",
        !clause.words.contains(where: { ["that", "where", "who", "how", "when"].contains($0.text) })
      {
        return nil
      }
      return act(words.map(\.text).joined(separator: " "), 0.86)
    }
  }
}
