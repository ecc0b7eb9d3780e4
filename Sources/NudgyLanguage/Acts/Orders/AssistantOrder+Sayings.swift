// Orders to an assistant that are known by how they are put: points given, things played and tuned, devices spoken of by
// what they do, posts and what is read out.
extension AssistantOrder {
  /// Whether it is put in a way that only a machine is spoken to.
  static func isSaid(_ clause: Clause) -> Bool {
    rated.match(clause) != nil || played.match(clause) != nil || devices.match(clause) != nil
      || posted.match(clause) != nil || asked.match(clause) != nil
  }

  /// "rate this book five stars", "this textbook deserves zero stars": points are given to an assistant.
  private static let rated = PatternTable(
    """
    rate <words> <number> [stars|star|points|point|out of <words>|of <words>]
    rate <words> (a|an|at) <number> [stars|star|points|point|out of <words>|of <words>]
    rate <words> (zero|no|full) (stars|points)
    [i would|i will|i] (give|rate|award) <words> (zero|no|a|<number>) (stars|star|points|point|out of) [<words>]
    [i would|i will|i] (give|award) <words> (a|an) (rating|score|grade) of <words>
    * (give|gave) <words> (a|two) (thumbs up|thumbs down)
    <words> (deserves|earns|gets|merits) [a|only] (zero|no|<number>) (stars|star|points|point) *
    """)

  /// "play chess with me", "go to the next episode", "tune in to 101.5".
  private static let played = PatternTable(
    """
    play <words> with (me|us)
    (start|begin|launch|play|open) (a|another|the|one) [new|quick] [round|game|match] [of] <words> (game|quiz|trivia)
    (start|begin|launch|open|set up) (a|another|the|one) [new|quick] (round|game|match) of <words>
    (start|begin|keep|continue|resume) playing <words>
    (go|skip|jump|move|switch|change|advance) [back|ahead|forward] to the (next|previous|last|first) (song|track|episode|chapter|station|video|channel|scene|tune) [of <words>|on <words>|in <words>|please]
    (tune|tune in) (in to|into|to) <words>
    (turn|switch|flip|change|put) (the channel|the station|the tv|the radio|channels|the input) [on the tv|on the radio|over] (to|onto) <words>
    (turn|switch|flip|go) to (channel|station|input|hdmi) [<words>]
    (turn|switch|flip|tune) (to|on) <words> (news|radio|fm|channel|station|tv)
    (change|switch) the (input|source|channel) [on|of] [the] [tv|television] to <words>
    (blast|crank up|pump up) some <words>
    blast the (music|radio|stereo|ac|heat|tunes|volume) [<words>]
    (put|set|turn|switch) the (tv|television|radio) (on|to) (channel|station|<number>) [<words>]
    start brewing <words>
    record this (show|game|program|programme|episode|song|movie|match) [<words>]
    (add|put) <words> (to|on|onto|in|into) my [<words>] playlist
    play [some|the|me|only] (music|songs|hits|tunes|tracks|something) from <words>
    (put|set|play) <words> on (shuffle|repeat|loop|mute|random)
    (read|play|resume|continue|start|open) <words> [from] where i (left off|stopped|paused) [<words>]
    (resume|continue) (my|the) (book|audiobook|podcast|movie|show|album|playlist|song)
    (go|skip|jump) (back|ahead|forward) (a|one|<number>) (chapter|chapters|track|tracks|song|songs|scene|episode|page)
    play the (next|previous|last|first) (chapter|episode|track|song|one)
    save this (song|track|album|playlist)
    mute (for|until) <words>
    (start|begin|stop) recording (a|the) (video|movie|clip|message|memo|screen|voice memo|voice message)
    (use|open|launch|ask|get|tell|have) (pandora|spotify|youtube|alexa|siri|google|pandora|netflix|waze|google maps|cortana|apple music|amazon music|deezer) [and|to] (play|find|call|search|navigate|show|turn|tell|get|look) *
    """)

  /// "have the espresso machine make me a latte", "cool it down in here", "pair with my headphones".
  private static let devices = PatternTable(
    """
    (go|skip|jump|rewind|forward|fast forward|back up) [ahead|back|forward|forwards|backwards] [by] <number> (second|seconds|sec|secs|minute|minutes|min|mins) [of <words>|in <words>|on <words>|please]
    (change|set|make|turn) [the] [<words>] (light|lights|lamp) (color|colour|colors) [to <words>]
    (ask|have|get|tell|let) (the|my) [espresso|coffee|robot] (roomba|vacuum|machine|maker|speaker|thermostat|alexa|tv|robot|oven|hoover) [to] (make|brew|start|stop|clean|vacuum|play|turn|begin|pour|go|dock|heat) *
    send the (roomba|robot|vacuum|robot vacuum|hoover|robot hoover) [back] (home|to <words>)
    (make|turn) (it|things|everything) [a bit|a little|<number> degrees|much|way|some] (cooler|warmer|hotter|colder|brighter|darker|louder|quieter|cosier|cozier|dimmer) [in here|here|please|in the <words>|by <words>]
    (brighten|cool|warm|heat|dim|light|darken|liven|freshen) (it|things|this place|the place) [up|down] in (here|<words>)
    (pair|sync|unpair) [up] (with|to|from) (my|the|this) <words>
    (pair|unpair|sync) (my|the|this) (phone|headphones|earbuds|airpods|watch|fitbit|speaker|tablet|bluetooth|iphone|headset|device|devices|car) [(with|to|and) <words>]
    (change|set|turn) my (location|location services|ringtone|wallpaper|home address|volume) [on|off] [to <words>]
    shut [yourself|it] down [please|now]
    (honk|sound|beep) the (horn|alarm) *
    (light|lights) (on|off|up|out) [in|at|on] [the|my] <words>
    """)

  /// "tweet that i love this", "update my facebook status".
  private static let posted = PatternTable(
    """
    (send|write|post) a <words> tweet [to <words>]
    (send|post|write|make|compose|publish) a tweet [<words>]
    tweet (i|that|my|at|this|hello|happy|good|love) [<words>]
    post (on|to) (facebook|instagram|twitter|snapchat|my wall|my timeline) that <words>
    (update|change|set) my [<words>] (status|profile|profile picture|relationship status) [on facebook|on twitter|on instagram|to <words>|on facebook to <words>]
    """)

  /// "bark like a dog", "read my latest email", "check the traffic": what is heard at once.
  private static let asked = PatternTable(
    """
    (bark|meow|moo|quack|oink|roar|growl|howl|sing|talk|speak|rap|act|sound|laugh|dance) like <words>
    read <words> (to me|aloud|out loud) [please]
    read (my|the) (latest|last|newest|new|unread|recent|most recent|next|first) (email|emails|mail|message|messages|text|texts|notification|notifications|voicemail) [<words>]
    open [up] my (email|emails|e-mail|mailbox|messages|texts|photos|notifications|voicemail|contacts|gallery|camera)
    check [the|my] [phone|current|latest|local] (weather|forecast|traffic|temperature|battery level|score|scores|headlines) [report|conditions] [(in|for|of|to|on) <words>]
    get [driving|walking] directions (to|from|home) [<words>]
    redial <words>
    (speak|talk|reply|answer|respond|read) to me in <words>
    (make|give|show|get|write) me a list of [the] (best|top|worst|most|all|some|good|popular|famous|every) <words>
    (book|call|get|order) (a|an) (uber|lyft|cab|taxi) (home|to <words>|back)
    [the] [current] exchange rate [(for|of|between|from|to) <words>]
    check [the|my] (flight status|status of flight) [<words>]
    (send|show) <words> where i am [right now|now]
    (go|come) to sleep [now|please]
    log [me] (out|in|off) [of|to|into] <words>
    """)
}
