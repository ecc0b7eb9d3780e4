// Orders that are known by more than a verb and a thing: ways of speaking, accounts, routes, chance, sums.
extension Order {
  /// Whether the clause is such an order.
  static func isPhrase(_ clause: Clause) -> Bool {
    guard (2...14).contains(clause.count), isForNow(clause) else { return false }
    return played.match(clause) != nil || spoken.match(clause) != nil || banked.match(clause) != nil
      || travelled.match(clause) != nil || reckoned.match(clause) != nil
  }

  private static let played = PatternTable(
    """
    play <words> by <words>
    let (me|us) (hear|listen to) <words>
    (stream|play|cast|blast|put on|queue up|cue up) <words> (on|from|over|through|via) [the|my] (spotify|youtube|pandora|apple music|amazon music|deezer|tidal|soundcloud|netflix|hulu|twitch|tv|television|speaker|speakers|alexa|sonos|bluetooth|radio|<words> (speaker|speakers|tv))
    (turn|crank|switch) (it|this|that) (up|down|on|off) (a notch|a tad|some|a lot|all the way|by <words>|to <words>|more|a little bit)
    (put|turn|set|switch) (my|the|this) (phone|iphone|tablet|ringer|device|watch|ipad) (on|to|in|into) (silent|vibrate|mute|speaker|speakerphone|loud|airplane|flight|night|do not disturb|dnd|sleep) [mode|please]
    make my (phone|tablet|watch|ipad|iphone) (make a sound|play a sound|light up|go off)
    (switch|flip|change) [over|back] to the (front|back|rear|selfie|main|other) camera
    (pan|tilt|rotate|flip|turn) the camera [to the|] [left|right|up|down|around|round]
    (reset|restore) [<it>|my phone|the device] to [the] (factory|default) [settings|defaults|setting]
    """)

  /// How an assistant is to speak, and what it is called.
  private static let spoken = PatternTable(
    """
    (switch|change|go|swap|revert) [back|over] (to|into) (english|spanish|french|german|italian|portuguese|dutch|chinese|mandarin|japanese|korean|russian|arabic|hindi|polish|turkish|swedish) [please|now|from now on|mode]
    (set|change|switch|put) [the|your] (language|voice|accent|wake word) [back] (to|into) <words>
    (use|try|have|put on|speak with|speak in|talk with|talk in|talk to me in|talk to me with|speak to me in|speak to me with|answer in|answer with|reply in|respond in|respond with|read in|do) (a|an|the|your) <words> (accent|voice) [please|now|instead|from now on]
    (give|call|name|rename|introduce|mute|unmute|restart|reboot|reset|update|repeat|describe) yourself [<words>]
    (go by|use|answer to|respond to|pick|choose|take) (a|an|another) [different|new|other|better|cooler] name [instead|please]
    (slow down|speed up|whisper) when you (talk|speak|read|answer) [to me]
    (slow down|speed up) your (talking|speaking|speech|voice)
    change your <words>
    your (name|voice|accent|language) (is|should be|will be|ought to be) [now] <words>
    (put|say|repeat|translate|write) (that|this|it) [sentence|word|phrase|line] in (english|spanish|french|german|italian|portuguese|dutch|chinese|japanese|korean|russian|arabic|hindi|polish|turkish|swedish|greek|latin) [for me|please]
    """)

  private static let banked = PatternTable(
    """
    (put|place) a (hold|freeze|stop|block|lock) on (my|the|this) [<words>] (account|card|visa|mastercard|checking|savings|accounts|cards) [please|now|immediately|right away]
    i (want|would like|wish|am trying) to (report|dispute) [<words>] (fraud|a charge|a transaction|a stolen card|a lost card|my card|suspicious activity) [<words>]
    i (want|would like|wish|am trying) to (increase|raise|lower|decrease) my (credit limit|limit|spending limit)
    (move|transfer|send|wire|shift|put) <words> (dollars|bucks|euros|pounds|quid) (to|into|from|in) (my|the|our|checking|savings) *
    (move|transfer|shift) <words> from (checking|savings|my checking|my savings) (to|into) *
    report (fraud|suspicious activity|fraudulent activity|a fraud|a fraudulent charge|a fraudulent transaction|an unauthorized charge|a suspicious charge|an unauthorized transaction) [on|in|with] [<words>]
    top up my (account|balance) [(with|by) <words>]
    (move|transfer|send|wire|shift|put) [$] <number> [dollars|bucks|euros|pounds] [over] (to|into|in) [my|the|our] [joint|checking|savings|other|business|current|main] (account|savings|checking)
    (switch|upgrade|downgrade|move|change) me to <words> (plan|account|tier|package|card)
    (generate|create|issue|issue me|get me|order me|send me) (a|an|another|my|one) [new|virtual|replacement|temporary|disposable] [virtual|debit|credit|bank] (card|card number|pin|pin number)
    let me (speak|talk) (to|with) (a|an|the|your|someone|somebody|customer) <words>
    (connect|transfer|put) me (to|with|through to) (a|an|the|your|someone|somebody|customer) <words>
    (block|freeze|lock|unblock|unfreeze|unlock|suspend) (my|the|this) <words> (card|account) [please|now|right away|immediately]
    """)

  private static let travelled = PatternTable(
    """
    (find|take|show|show me|get|choose|pick|give me|look for) (a|an|the|another) (faster|quicker|shorter|different|alternate|alternative|fastest|quickest|shortest|scenic|better) (route|way|road) [to <words>|home|there|around <words>]
    (reroute|re-route|detour) [me] [around|through|to|via|away from] [<words>]
    (zoom|scroll|pan) (in|out|up|down|left|right) [on|of] [the|this|that] (map|picture|image|photo|screen|page)
    (show|find|pull up|locate|put) [me|it|this|that|us] on (the|a) map
    (route|navigate|guide|direct) me to <words>
    stop (sharing|sending|showing|broadcasting) (my <words>|where i am|my location)
    (let|allow|have) <words> (see|track|know|view|follow) (where i am|my location|my <words> location|my <words> position|my position|my whereabouts|my eta)
    (send|share|text|give|show|tell) [<words>] my [current|live|exact|gps|present] (location|position|whereabouts|eta) [(to|with) <words>|please|now]
    """)

  private static let reckoned = PatternTable(
    """
    (work out|figure out|find|get|compute) [me] the (square root|cube root|sum|difference|product|quotient|average|mean|median|remainder|factorial|cosine|sine|tangent|logarithm|derivative|integral) of <words>
    [the] (square|cube) root of <words>
    (add|subtract|take) <number> (from|and|to|plus) <number>
    (work out|figure out) <number> (percent|times|divided by|plus|minus) *
    (heads or tails|head or tail) [<words>]
    (toss|flip|roll|throw) (one|it) [for (me|us)] [please]
    """)
}
