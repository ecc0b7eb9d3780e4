/// Orders that no task assistant carries out and no one would want as a task: a light is switched now or never.
enum OutOfScope {
  private static let orders = PatternTable(
    """
    translate <ref> (to|into|in) <words>
    (tell|teach|give) me (about|a fact|a story|a fun fact|something about|the news|the weather|the score|how|why|what|who|when|where|if)
    (tell|give) me (a|an|some|another) (story|fact|riddle|quote|compliment|fun fact|poem|trivia|definition|synonym|recipe|recommendation|advice)
    (tell|give|crack|hit|hand) (me|us) [with] (a|an|one of your|your best|another|some|your) [good|bad|dad|funny|new] (joke|jokes|pun|puns|one-liner|riddle) *
    (tip|vat|tax|sales tax|gst|interest) (on|for) <number> *
    <number> (foot|feet|ft|inch|inches|mile|miles|km|kilometers|kilometres|kilo|kilos|kg|pound|pounds|lbs|stone|gram|grams|ounce|ounces|oz|cup|cups|liter|liters|litre|litres|gallon|gallons|dollar|dollars|euro|euros|yen|rupees|degrees|celsius|fahrenheit) [<number>] (in|to|into) <words>
    (sing|rap) (me|a|us|happy birthday|something|some|the)
    (flip|toss) a coin
    roll (a|the|two|some|<number>) (die|dice|d4|d6|d8|d10|d12|d20)
    rock paper scissors
    surprise me
    use <words> in a sentence
    <number> (divided by|times|plus|minus|multiplied by|percent of|squared|cubed) *
    (read|show) [me] [the|today's] (news|headlines) *
    (show|list|view|display|see|pull up) my [recent|last|latest] (transactions|balance|balances|spending|statement|statements|purchases|charges|account|accounts)
    (spell|define|pronounce) <words>
    (convert|calculate|compute|multiply|divide) [a|an|the] <number> *
    (convert|change) <words> (to|into) (kilometers|km|kilometres|miles|euros|dollars|pounds|celsius|fahrenheit|ounces|grams|kilos|kilograms|inches|cm|centimeters|feet|meters|cups|ml|liters|gallons|yen|pesos|rupees|binary|hex|minutes|hours|seconds|usd|eur|gbp)
    (calculate|compute) [the|my|a] (tip|square root|percentage|average|sum|area|volume|distance|bmi|mean|median|derivative|integral|factorial)
    (add|subtract|divide|multiply) <number> (and|to|from|by|plus) <number>
    do <words> (have|like|eat|fly|swim|sleep|know|need|want|live|taste|care|exist|lay|bite|get|make|dream) *
    (show|tell|give) me the (weather|news|score|time in|stock|price|capital|population|distance)
    play (some|me|that|something|anything|it|us) *
    put on (some|my|the) (music|song|songs|playlist|album|podcast|radio|tunes|tv|jazz|news)
    (get|find|bring|send) me (a|an|some|the) (taxi|cab|uber|lyft|ride|table|flight|hotel|room|waiter|car|driver|burger|beer|pizza|coffee)
    (recommend|suggest) (a|an|some|me|something)
    guess what
    take me (to|home)
    (transfer|send|move) <number> (dollars|bucks|euros|pounds)
    (wish|tell) me (luck|happy|good)
    (imagine|suppose|pretend)
    (believe|trust) me
    explain <words>
    (say|repeat) <words>
    (ask|answer) me
    write me (a|an) (poem|song|story|haiku|joke|rap|essay|code|script)
    (speak|talk) [a bit|a little|more|in] (slower|slowly|louder|faster|up|quieter|quietly|softer|clearly|down|normally|normal|spanish|french|german|english|italian|portuguese|chinese|japanese|dutch|russian|korean|hindi)
    (change|switch|set) your (language|name|accent|volume|speed|gender|settings|wake word|font|color|colour) *
    (book|call|order|hail|reserve|brew|pour|cook|fetch|grab) me (a|an|some|the|another)
    (take me|drive me|give me directions|show me directions) [to|home] *
    (navigate|directions) [me] (to|home|back|around|towards) *
    """)

  private static let played: Set<String> = [
    "song", "songs", "track", "tracks", "music", "playlist", "album", "podcast", "podcasts", "episode",
    "radio", "audiobook", "tune", "tunes", "chorus", "intro", "ad", "ads", "video", "videos", "movie",
    "mix", "station", "soundtrack", "beat", "band", "artist",
  ]
  private static let players: Set<String> = [
    "play", "resume", "pause", "unpause", "shuffle", "rewind", "replay", "loop", "stop", "skip", "start",
    "fast-forward", "next", "previous", "like", "queue", "add", "put", "mute", "repeat", "stream", "last",
  ]

  /// Whether the words name something that is played: "this song", "the next track".
  static func isPlayed(_ words: some Collection<Word>) -> Bool {
    words.contains { played.contains($0.text) }
  }

  static func contains(_ clause: Clause) -> Bool {
    if isButton(clause) || isPlayerOrder(clause) || isToPlay(clause) { return true }
    if isForAnotherAssistant(clause) { return true }
    // "book me a table for friday": with a time it can wait until then.
    if clause.count > 1, clause.words[1].text == "me", clause.words.contains(where: { $0.when >= 0 }),
      ["book", "call", "order", "hail", "reserve", "cook", "grab"].contains(clause.words[0].text)
    {
      return false
    }
    // "transfer $300 to savings before the 1st"
    if ["transfer", "send", "move"].contains(clause.words[0].text),
      clause.words.contains(where: { $0.when >= 0 })
    {
      return false
    }
    // "do the ironing because i have no shirts": why asks for nothing.
    let reason = clause.words.dropFirst().firstIndex {
      $0.text == "because" || $0.text == "since" || $0.text == "cause"
    }
    return orders.prefix(of: reason.map { clause.dropping(last: clause.count - $0) } ?? clause) != nil
  }

  /// Whether one of the words is named by itself: "the music", not "the music homework".
  private static func names(_ things: Set<String>, in clause: Clause) -> Bool {
    clause.words.indices.dropFirst().contains { index in
      guard things.contains(clause.words[index].text) else { return false }
      guard index + 1 < clause.count else { return true }
      let next = clause.words[index + 1]
      return things.contains(next.text) || !Noun.isKnown(next.text) && !next.isAny([.verb])
        || next.isAny(.small)
    }
  }

  /// "play my cleaning playlist", "skip this song", "next track", "add this song to my favorites".
  static func isPlayerOrder(_ clause: Clause) -> Bool {
    guard clause.count > 1, clause.count <= 9, let first = clause.words.first, players.contains(first.text),
      !clause.words.contains(where: { $0.when >= 0 }), names(played, in: clause)
    else { return false }
    // "add a song to the wedding playlist" is work; "add this song" is a button.
    if ["add", "put", "like", "queue"].contains(first.text) {
      return ["this", "that"].contains(clause.words[1].text)
    }
    if ["start", "stop"].contains(first.text) {
      return ["this", "that", "the", "my"].contains(clause.words[1].text)
        && (clause.count <= 3 || clause.words[clause.count - 1].text == "playlist"
          || ["next", "previous", "last"].contains(clause.words[2].text))
    }
    return true
  }
}
