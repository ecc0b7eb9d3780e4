// What two or three words make together: verbs of two words, nouns that begin like verbs, verbs that share an object.
extension HeadFinder {
  /// "deep clean", "pressure wash": the first word says how.
  func isCompoundVerb(at index: Int) -> Bool {
    guard let first = word(index), let second = word(index + 1), second.pause == .none, second.isAny([.verb]),
      !first.isAny(.small)
    else { return false }
    return WordTable.compoundVerbs.contains("\(first.text)-\(second.text)")
  }

  /// "paper towels", "oil change": a thing whose first word could be a verb.
  func isCompoundNoun(at index: Int) -> Bool {
    guard let first = word(index), let second = word(index + 1), second.pause == .none,
      first.isAny([.verb]), !second.isAny(.small)
    else { return false }
    guard WordTable.compoundNouns.contains("\(first.text)-\(Noun.singular(second.text))") else {
      return false
    }
    // "call back the people"
    guard isParticle(second), let object = word(index + 2), object.pause == .none else { return true }
    return !isObjectStart(object)
  }

  /// "have omar look at it", "have the car ready": someone is to do something.
  func isArranged(at index: Int) -> Bool {
    var place = index + 1
    guard let first = word(place), first.pause == .none else { return false }
    if first.isAny([.determiner]) { place += 1 }
    guard let person = word(place), person.pause == .none, !person.isAny([.number]) else { return false }
    let isTitled = ["doc", "coach", "mr", "mrs", "ms", "dr"].contains(person.text)
    guard
      isTitled || person.isAny([.capital]) || PersonWord.contains(person.text) || person.isAny([.object])
        || ["somebody", "someone"].contains(person.text)
    else { return false }
    for next in place + 1..<max(place + 1, min(words.count, place + 4)) {
      if words[next].pause > .none || words[next].when >= 0 { return false }
      if words[next].isAny([.strongVerb, .likelyVerb]) || words[next].isAny([.listVerb]) && !isTitled {
        return true
      }
      if words[next].text == "on", word(next + 1)?.text == "standby" || word(next + 1)?.text == "call" {
        return true
      }
    }
    return false
  }

  /// "get bird seed the squirrels": the noun behind another that nothing goes with.
  func isGotThing(_ index: Int) -> Bool {
    guard index > 1, let noun = word(index - 1), ListVerbs.getting.contains(words[index - 2].text) else {
      return false
    }
    return Noun.kinds(noun.text) == nil && noun.text == Noun.singular(noun.text)
  }

  /// "label storage bins" after a comma or "and": a noun as well as a verb, but a noun follows.
  func opensListItem(_ word: Word, before next: Word) -> Bool {
    word.isAny([.listVerb]) && next.when < 0 && next.pause == .none && !next.isAny(.small)
      && !next.isAny([.emoji])
  }

  /// "hand in", "shop for": a preposition makes a verb of a noun only where it goes with it.
  func isParticle(_ particle: Word, of verb: Word) -> Bool {
    switch particle.text {
    case "for", "to", "with", "about", "at", "into", "through": verb.isAny([.reachingVerb])
    case "round", "around", "by", "over", "past":
      ["pop", "swing", "nip", "stop", "drop", "head", "run", "come", "go", "pass", "walk", "drive"].contains(
        verb.text)
        || particle.text == "by" && verb.isAny([.reachingVerb, .listVerb])
    case "in", "on": verb.isAny([.reachingVerb, .listVerb])
    default: isParticle(particle)
    }
  }

  /// "mac and cheese", "wash and fold": the "and" at `index` is inside one thing.
  func isPair(around index: Int) -> Bool {
    guard let before = word(index - 1), let after = word(index + 1), after.pause == .none,
      !before.isAny([.determiner])
    else { return false }
    return WordTable.pairs.contains("\(Noun.singular(before.text))-\(Noun.singular(after.text))")
  }

  /// "to *come and look* at it", "*try and find* out": the first verb only says that one sets about the second.
  func setsAbout(at index: Int) -> Bool {
    guard let verb = word(index), let next = word(index + 2), next.pause == .none, next.isAny([.verb]) else {
      return false
    }
    switch verb.text {
    case "come", "try": return true
    case "go": return word(index - 1).map { $0.text == "to" || $0.isAny([.modal, .connective]) } ?? true
    default: return false
    }
  }

  /// "rinse and sort recycling": a verb that shares the object of the next.
  func joinsNextVerb(at index: Int) -> Bool {
    guard let first = word(index), let link = word(index + 1), let second = word(index + 2),
      let object = word(index + 3), first.isAny([.verb]), ["and", "&"].contains(link.text),
      link.pause == .none, second.pause == .none, second.isAny([.verb]), object.pause == .none,
      !object.isAny([.connective, .subject, .be]) || object.isAny([.determiner])
    else { return false }
    if isPair(around: index + 1) { return true }
    if Self.treatments.contains(first.text), Self.treatments.contains(second.text) { return true }
    guard second.isAny([.strongVerb, .likelyVerb, .listVerb]), !first.isAny([.weakVerb]) else { return false }
    return first.isAny([.strongVerb, .likelyVerb, .listVerb]) && !Self.complete.contains(first.text)
  }

  /// "fix or replace the lamp"
  func offersNextVerb(at index: Int) -> Bool {
    guard let link = word(index + 1), link.text == "or", link.pause == .none, let second = word(index + 2),
      second.pause == .none, let object = word(index + 3), object.pause == .none
    else { return false }
    return words[index].isAny([.strongVerb, .likelyVerb, .listVerb])
      && second.isAny([.strongVerb, .likelyVerb, .listVerb]) && !object.isAny([.connective, .be])
  }

  /// Verbs that are a task without an object, so that "stretch and call mom" is two.
  private static let complete: Set<String> = [
    "stretch", "meditate", "vote", "shower", "exercise", "jog", "run", "swim", "walk", "hike", "cook",
    "clean", "pack", "eat", "read", "journal", "pray", "nap", "rest", "relax", "work", "shop", "vacuum",
    "dust", "mop", "iron", "tidy", "declutter", "sweep", "drive", "dance", "ski", "write", "blog",
    "garden", "volunteer", "sleep", "drink", "train", "travel", "bike", "ride", "draw", "paint", "knit",
    "sew", "craft", "weed", "rake", "mow", "shovel", "budget", "plan", "floss", "shave", "bathe",
    "practice", "practise", "study", "email", "text", "call", "log", "check", "bake", "crochet", "hoover",
    "exfoliate", "hydrate", "moisturize", "reflect", "breathe", "workout", "rehearse", "debrief",
    "brainstorm", "proofread", "apologize", "rsvp", "reply", "respond",
  ]

  /// What is done one after the other to the same thing.
  private static let treatments: Set<String> = [
    "clean", "wash", "wax", "oil", "polish", "dry", "fold", "iron", "sort", "rinse", "sand", "stain",
    "paint", "prime", "seal", "scrub", "sweep", "mop", "vacuum", "dust", "peel", "chop", "slice", "dice",
    "cook", "freeze", "print", "scan", "sign", "copy", "file", "label", "cut", "trim", "edit",
    "proofread", "review", "read", "revise", "submit", "send", "mail", "ship", "pack", "wrap", "measure",
    "repair", "test", "update", "clear", "empty", "refill", "bag", "box", "rake", "mow", "edge", "prune",
    "water", "feed", "walk", "brush", "bathe", "groom", "sharpen", "season", "grill", "roast", "mash",
    "shred", "compost", "tidy", "organize", "declutter", "disinfect", "design", "draft", "write",
    "format", "post", "publish", "schedule", "plan", "research", "compare", "order", "assemble", "mount",
    "hang", "frame", "back", "reset", "wipe", "drain", "flush", "patch", "caulk", "tape", "varnish",
    "lacquer",
    "strip", "buff", "plane", "grout", "tile", "plaster", "hem", "starch", "zest", "juice", "grate", "mince",
  ]
}

extension HeadFinder {
  /// "rake the leaves wash bedding": no thing is named with a plural in front, so something new begins.
  func followsPlural(_ index: Int, _ next: Word) -> Bool {
    guard index > 1, let before = word(index - 1), !before.isAny([.verb, .capital]), before.when < 0,
      before.text.utf8.last == UInt8(ascii: "s"), before.text != Noun.singular(before.text)
    else { return false }
    // "the gutters look awful": a plural that nothing is done to is told of.
    guard words[max(0, index - 5)..<(index - 1)].contains(where: { $0.isAny([.verb]) }) else { return false }
    guard !next.isAny(.small) && next.when < 0 && next.pause == .none || next.isAny([.determiner]) else {
      return false
    }
    // "…seed the squirrels eat more": a second thing behind a first does something itself.
    if index > 3, words[index - 2].text == "the", !words[index - 3].isAny(.small),
      !words[index - 3].isAny([.verb])
    {
      return false
    }
    return Noun.isKnown(before.text)
  }

  /// "help dad *move* the piano", "let the plumber *fix* it": what someone else does.
  func isHelped(before index: Int) -> Bool {
    var place = index - 1
    let low = max(0, index - 4)
    while place >= low {
      if ["help", "let", "make", "have", "watch", "hear"].contains(words[place].text) {
        if words[place].text == "have", place < index - 1, isArranged(at: place) { return true }
        guard place < index - 1, place == 0 || words[place - 1].text != "can" else { return false }
        return words[(place + 1)..<index].allSatisfy {
          $0.isAny([.determiner, .object, .capital]) || PersonWord.contains($0.text)
        }
      }
      if words[place].pause > .none { return false }
      place -= 1
    }
    return false
  }
}
