// What an assistant looks for in the world's catalogues: "find the album thriller", "show flights from boston to denver",
// "find a thai restaurant nearby".
extension AssistantOrder {
  private static let searches = PatternTable(
    """
    (find|show|look up|look for|search|search for|pull up|locate|view|browse|see|list|display|check|play|bring up) [for] [me|us]
    i (want|would like|need) to (see|find|watch|look up|search for)
    """)

  static func isLookedFor(_ clause: Clause) -> Bool {
    guard let lead = searches.prefix(of: clause), lead.count < clause.count else { return false }
    let rest = Array(clause.words[lead.count...])
    return isFlight(clause.words[0].text, rest) || isWork(rest) || isListing(rest)
      || isNearby(clause.words[0].text, rest)
  }

  /// "flights from lax to jfk", "a cheap flight to miami".
  ///
  /// One looks up and checks flights oneself.
  private static func isFlight(_ verb: String, _ words: [Word]) -> Bool {
    guard !["look", "check", "search", "browse", "play", "i"].contains(verb),
      let place = words.firstIndex(where: { ["flight", "flights", "airfare", "fares"].contains($0.text) }),
      place <= 5,
      !words[..<place].contains(where: { ["my", "our", "his", "her", "their"].contains($0.text) })
    else { return false }
    return place + 1 == words.count || words[place + 1].isAny([.preposition]) || words[place + 1].when >= 0
      || ["leaving", "departing", "under", "that", "arriving", "going"].contains(words[place + 1].text)
  }

  /// "the song purple rain", "a painting called the old guitarist", "the soundtrack to the lion king"; not "the book from
  /// the library", "the video camera".
  private static func isWork(_ words: [Word]) -> Bool {
    var place = 0
    while place < words.count, place < 3, !WordTable.works.contains(words[place].text) { place += 1 }
    guard place < words.count, place < 3, WordTable.works.contains(words[place].text) else { return false }
    // "tv series", "video game"
    while place + 1 < words.count, WordTable.works.contains(words[place + 1].text) { place += 1 }
    let work = words[place].text
    guard place + 1 < words.count else { return ["trailer", "soundtrack", "lyrics"].contains(work) }
    let next = words[place + 1]
    if ["called", "named", "titled", "entitled"].contains(next.text) { return true }
    if ["trailer", "soundtrack", "lyrics", "cast", "reviews", "episodes"].contains(work) {
      return next.isAny([.preposition])
    }
    if next.text == "by" { return place + 2 < words.count && !words[place + 2].isAny([.determiner]) }
    if next.text == "the" || next.isAny([.capital]) { return true }
    let isName = !next.isAny([.preposition, .connective, .be]) && !Noun.isKnown(next.text) && next.when < 0
    if ["song", "album", "track", "movie", "saga", "sitcom", "soundtrack", "series"].contains(work) {
      return isName
    }
    return isName && !next.isAny(.small) && !next.isAny([.strongVerb])
  }

  /// "the movie schedule for tonight", "showtimes at amc".
  private static func isListing(_ words: [Word]) -> Bool {
    for (index, word) in words.prefix(6).enumerated() {
      if ["showtime", "showtimes"].contains(word.text) { return true }
      guard ["movie", "movies", "film", "films", "theater", "cinema", "tv"].contains(word.text) else {
        continue
      }
      let next = index + 1 < words.count ? words[index + 1].text : ""
      if ["times", "time", "schedule", "schedules", "listings", "guide", "showing", "playing", "showings"]
        .contains(next)
      {
        return true
      }
    }
    return false
  }

  private static let nearness = PatternTable(
    """
    * (nearest|closest) <words>
    <words> (nearby|near me|near here|close by|around here|close to me|in the area|in my area|near my location|around me)
    nearby <words>
    <words> with [at least|more than|over] <number> (star|stars) [nearby|near me|reviews|rating]
    <number> star <words>
    [good|cheap|free] parking *
    """)

  /// "the closest cinema showing batman", "a steakhouse with at least 4 stars"; "a therapist near me" is chosen with care.
  private static func isNearby(_ verb: String, _ words: [Word]) -> Bool {
    guard nearness.match(Clause(words, span: 0..<0)) != nil else { return false }
    return words.contains { WordTable.places.contains(Noun.singular($0.text)) }
  }
}

extension WordTable {
  /// What is read, heard, watched and played under a name.
  static let works = WordTable(
    """
    album artwork audiobook book cartoon cast chronicle comic creative documentary ebook episodes film game lyrics movie novel
    painting photograph picture play podcast poem program programme reviews saga sculpture series show sitcom song
    soundtrack television textbook track trailer tune tv video
    """)

  /// Where one eats, shops, parks or gets on.
  static let places = WordTable(
    """
    airport atm bakery bank bar bistro brewery burger buffet bus-stop cafe cinema club coffee deli diner eatery food garage
    gas grill gym hospital hotel house joint library lot mall market motel museum park parking pharmacy pizza pizzeria
    place pool pub restaurant restroom shop shopping spot station steakhouse stop store sushi taco taqueria theater theatre
    toilet winery zoo
    """)
}
