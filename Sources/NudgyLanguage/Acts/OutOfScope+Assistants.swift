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
    (share|send) my location [with <words>|to <words>]
    (shuffle|mute|unmute|unpause|fast forward|rewind) [it|this|that|my|the] [<words>]
    (increase|decrease|raise|lower) (it|this|that) [<words>]
    (read|show) [me] my (texts|notifications|voicemails|voicemail|unread messages|unread emails) [to me|please]
    (open|launch|start up) [the|my] (youtube|spotify|netflix|chrome|safari|firefox|instagram|facebook|twitter|tiktok|whatsapp|gmail|google|google maps|maps|waze|the camera|camera|photos|settings|calculator|hulu|snapchat|reddit|pandora|zoom|messenger|pinterest|app store|browser) [app|please]
    (look up|google|search|search for|find|look for) [the] (population|capital|definition|meaning|age|height|weight|distance|price|lyrics|weather|forecast|score|stock price|exchange rate|temperature|net worth|time) (of|for|in|to|between) <words>
    (find|show|search for|look for) [me] [a|an|the|some|nearby|all|any] [good|cheap|open|nearest] (gas|gas station|gas stations|atm|cash machine|restaurant|restaurants|coffee|coffee shop|coffee shops|cafe|bar|bars|food|pizza|sushi|tacos|parking|bathroom|restroom|toilet|hotel|hotels|motel|bus stop|subway station|train station|charging station|movie theater|starbucks|mcdonalds|things to do|places to eat) [place|places] (near me|nearby|close by|around here|near here|close to me|in the area|in my area)
    (solve|simplify|factor|compute) <words> (equals|squared|plus|minus|times|divided by) [<words>]
    (buy|sell|short) <number> (shares|stocks) of <words>
    """)

  static func isForAnotherAssistant(_ clause: Clause) -> Bool {
    clause.count > 1 && clause.count <= 12 && !clause.words.contains { $0.when >= 0 }
      && wholeOrders.match(clause) != nil
  }

  private static let curiosities = PatternTable(
    """
    (i|we) ~ (want|need|would like|would love|wanted|wish) to (know|find out) (if|whether|what|how|when|where|who|why|the time|the weather|more|about) [<words>]
    (i|we) ~ (want|need|would like|would love|wanted) to hear (some|a|the|music|jazz) [<words>]
    (i|we) ~ (need|want|could use|would like) a (taxi|cab|uber|lyft) [<words>]
    let us (play|talk|chat|listen|dance|sing|party|hang out|pretend|celebrate) [<words>]
    """)

  /// "i want to know if it will rain", "let's play a game": wishes of the moment. In a ramble they may be duties.
  static func isCuriosity(_ clause: Clause) -> Bool {
    clause.count <= 12 && !clause.words.contains { $0.when >= 0 } && curiosities.match(clause) != nil
  }
}
