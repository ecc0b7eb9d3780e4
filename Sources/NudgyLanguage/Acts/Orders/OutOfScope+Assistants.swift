// Orders to a phone, a bank or a browser, which are carried out at once or not at all: "open youtube", "tweet that i love
// this show", "find a gas station near me". Said with a time they may be meant for later, and are left alone.
extension OutOfScope {
  private static let wholeOrders = PatternTable(
    """
    (take|snap) (a|another|the) (picture|photo|selfie|screenshot|pic|screen shot) [please|now|of (me|us|this|that)]
    (turn|switch|crank) (it|this|that) (up|down|on|off|over) [please|a bit|a little]
    (call|get|order|hail|grab) (a|an) (cab|taxi|uber|lyft|ride|limo)
    (find|locate|ring|ping) my (phone|airpods|earbuds|tablet|watch|ipad|iphone)
    wake me [up] [when|at|in|after|before|if] [<words>]
    (retweet|proofread|translate|summarize|summarise|bookmark|like) (this|that) [<words>]
    (post|share|upload|tweet) (this|that) [<words>] (on|to) (facebook|instagram|twitter|tiktok|snapchat|my story|my feed|social media|youtube|linkedin|reddit)
    (tweet|post) that <words>
    (share|send|text) my location [with <words>|to <words>]
    (call|phone|ring|facetime) <words> on (speaker|speakerphone|bluetooth|facetime|whatsapp video)
    (answer|pick up|hang up|decline|reject) [the|that|this] (phone|call|phone call) [please|now]
    ignore (that|this|the) call
    hang up [please|now]
    (skip|jump|go|rewind|fast forward|forward) (ahead|back|forward) [<number>] [seconds|minutes|a bit|a minute]
    put (it|this|that) on (shuffle|repeat|speaker|mute|loud|hold)
    (start|stop|begin|end|pause|resume) recording [now|please|this]
    (zoom|scroll|swipe) (in|out|up|down|left|right) [please|more|a bit]
    (switch|change) to (hdmi|input|channel) [<words>]
    go (home|back) [please]
    go to (the home screen|my home screen|settings|the menu|the main menu)
    (shuffle|mute|unmute|unpause|fast forward|rewind) [it|this|that|my|the] [<words>]
    (increase|decrease|raise|lower) (it|this|that) [<words>]
    (read|show) [me] my (texts|messages|notifications|voicemails|voicemail|unread messages|unread emails) [to me|please]
    (open|launch|start up|close|quit|exit|minimize) [the|my] (youtube|spotify|netflix|chrome|safari|firefox|instagram|facebook|twitter|tiktok|whatsapp|gmail|google|google maps|maps|waze|the camera|camera|photos|settings|calculator|hulu|snapchat|reddit|pandora|zoom|messenger|pinterest|app store|browser) [app|please]
    (look up|google|search|search for|find|look for) [the] (population|capital|definition|meaning|age|height|weight|distance|price|lyrics|weather|forecast|score|stock price|exchange rate|temperature|net worth|time) (of|for|in|to|between) <words>
    (find|show|search for|look for) [me] [a|an|the|some|nearby|all|any] [good|cheap|open|nearest] (gas|gas station|gas stations|atm|cash machine|restaurant|restaurants|coffee|coffee shop|coffee shops|cafe|bar|bars|food|pizza|sushi|tacos|parking|bathroom|restroom|toilet|hotel|hotels|motel|bus stop|subway station|train station|charging station|movie theater|starbucks|mcdonalds|things to do|places to eat) [place|places] (near me|nearby|close by|around here|near here|close to me|in the area|in my area)
    (solve|simplify|factor|compute) <words> (equals|squared|plus|minus|times|divided by) [<words>]
    (buy|sell|short) <number> (shares|stocks) of <words>
    (freeze|unfreeze|block|unblock|lock|unlock|suspend|deactivate) my (account|accounts|card|cards|visa|mastercard|checking|savings|<words> account|<words> card) [please|now]
    report (my|a) (lost|stolen|missing|damaged) [credit|debit|bank] card
    report my (card|credit card|debit card|bank card|visa|mastercard|wallet) [as] (lost|stolen|missing|damaged|compromised)
    (reset|change|forgot) my pin [number|code] [to <number>|please]
    (increase|raise|decrease|lower|up|bump up|extend) my (credit limit|spending limit|limit|credit line|line of credit|<words> limit) [to <words>|by <words>|please]
    (move|transfer|send|wire|put) [$] <number> [dollars|bucks|euros|pounds] (from|into|out of) <words>
    pay my <ref> (from|with|using|out of) my (checking|savings|credit card|debit card|account|visa|checking account|savings account)
    pay my <ref> (from|out of) (checking|savings)
    (cancel|dispute|stop|reverse) (this|that) (transaction|transfer|payment|charge|purchase)
    order me (new|more) <words>
    (sync|restart|reboot|mute|silence|unmute) my (phone|watch|tablet|device|devices|mic|microphone) [please|now]
    (whisper|sleep|guest|maintenance|kids|incognito) mode [on|off|please]
    (go|switch|change|get|turn) [on|off|in|to|into|out of] (whisper|sleep|silent|night|guest|incognito|kids) mode [please|now]
    make [a|another] (call|phone call) [please|now]
    dial <words>
    (when|why|how) (will|would|does|do|did) <words> (get here|get there|arrive|ship|show up|get delivered|get shipped|come in|come out) [<words>]
    (read|seen|watched|heard|tried|met|played|eaten) (any|anything|anyone) [<words>] (lately|recently|yet)
    (read|seen|watched|heard) any good <words>
    do <words> (carry over|roll over|expire|count|go bad|wear off|add up|run out|transfer|work) [to <words>|every <words>|after <words>]
    make my (phone|tablet|watch|ipad|iphone) (make a sound|play a sound|light up|go off)
    skip (ahead|back|forward) <words>
    (pick|choose|guess|think of|give me|generate) (a|any|some|another) [random] (number|card|color|colour|name|letter) [(between|from|in) <words>|for me|please]
    (take|snap) a (selfie|screenshot) (with|of) <words>
    (cast|mirror|airplay|beam) <words> (to|on|onto) [the|my] [living room|bedroom|kitchen] (tv|television|speaker|screen|chromecast)
    (scan|identify|screenshot|zoom in on|zoom into) (this|that) [<words>]
    (rate|thumbs up|thumbs down|love|like) this (song|track|album|episode) [<words>]
    talk [to me] in (spanish|french|german|english|italian|chinese|japanese|portuguese|dutch|russian|korean|arabic|hindi)
    """)

  /// "mute", "redial", "louder": a button by its name.
  static func isButton(_ clause: Clause) -> Bool {
    guard let first = clause.words.first else { return false }
    let rest = clause.words.dropFirst()
    guard rest.isEmpty || rest.count == 1 && rest.allSatisfy({ ["please", "now", "it"].contains($0.text) })
    else { return false }
    // "gutters, resume, washing up liquid": among other things a thing.
    if clause.isListed, first.text == "resume" { return false }
    switch first.text {
    case "mute", "unmute", "pause", "unpause", "redial", "louder", "quieter", "softer", "shuffle", "rewind",
      "volume", "play", "resume", "fullscreen", "beatbox", "sing", "dance", "whisper":
      return true
    default: return false
    }
  }

  /// "play jazz", "play npr": what a player plays. Games, sports, instruments and company are played by people.
  static func isToPlay(_ clause: Clause) -> Bool {
    guard (2...6).contains(clause.count), clause.words[0].text == "play" else { return false }
    return !clause.words.dropFirst().contains { word in
      word.when >= 0 || games.contains(Noun.singular(word.text)) || PersonWord.contains(word.text)
        || word.isAny([.preposition, .connective])
    }
  }

  /// What one plays oneself, and what is only named after playing.
  private static let games = WordTable(
    """
    area around badminton ball banjo baseball basketball bass bingo board bowling bridge card catan catch cello checker
    chess clarinet cricket darts date dodgeball doll dough drum fetch fiddle flute football fortnite frisbee game golf
    guitar harmonica harp hide hockey instrument keyboard kid kitchen lego lotto lottery mandolin mario match minecraft
    monopoly oboe organ outside padel pen piano pickleball ping poker pool recorder roblox room rugby saxophone scale
    scrabble soccer softball squash tag tennis tetris therapy trombone trumpet tuba ukulele uno viola violin volleyball
    zelda
    """)

  static func isForAnotherAssistant(_ clause: Clause) -> Bool {
    clause.count > 1 && clause.count <= 12 && !clause.words.contains { $0.when >= 0 }
      && wholeOrders.match(clause) != nil
  }

  /// Whether every word of the clause is accounted for by an order or a question that is no one's task.
  static func isWholeOrder(_ clause: Clause) -> Bool {
    Order.contains(clause) || AssistantOrder.contains(clause) || isForAnotherAssistant(clause)
  }

  private static let curiosities = PatternTable(
    """
    (i|we) ~ (want|need|would like|would love|wanted|wish) to (know|find out) (my|if|whether|what|how|when|where|who|why|the time|the weather|more|about) [<words>]
    (i|we) ~ (want|need|would like|would love|wanted) to hear (some|a|the|music|jazz) [<words>]
    (i|we) ~ need to know <words>
    (i|we) ~ (need|want|could use|would like) [the|a|some] (directions|driving directions|walking directions|number|phone number|address|weather|forecast|news|lyrics|definition|score) (to|for|of|from|in) <words>
    (i|we) ~ (need|want|could use|would like) a (taxi|cab|uber|lyft) [<words>]
    (i|we) ~ (want|would like|would love|wanna|feel like) (to listen to|listening to|to hear) <words>
    let us (play|talk|chat|listen|dance|sing|party|hang out|pretend|celebrate) [<words>]
    """)

  /// "i want to know if it will rain", "let's play a game": wishes of the moment. In a ramble they may be duties.
  static func isCuriosity(_ clause: Clause) -> Bool {
    clause.count <= 12 && !clause.words.contains { $0.when >= 0 } && curiosities.match(clause) != nil
  }
}
