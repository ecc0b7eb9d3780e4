/// Orders that no task assistant carries out and no one would want as a task.
enum OutOfScope {
  private static let orders = PatternTable(
    """
    translate <ref> (to|into|in) <words>
    (tell|teach|give) me (about|a fact|a story|a fun fact|something about|the news|the weather|the score|how|why|what|who|when|where|if)
    (tell|give) me (a|an|some|another) (story|fact|riddle|quote|compliment|fun fact|poem|trivia|definition|synonym|recipe|recommendation|advice)
    (sing|rap) [me|a|us]
    (flip|toss) a coin
    roll (a|the|two|some) (die|dice)
    (spell|define|pronounce) <words>
    (convert|calculate|compute|multiply|divide) <words>
    play (some|the|me|that) <words>
    play (a|my) (song|songs|playlist|video|radio|album|podcast)
    (add|subtract|divide|multiply) <number> (and|to|from|by|plus) <number>
    do <words> (have|like|eat|fly|swim|sleep|know|need|want|live|taste|care|exist|lay|bite|get|make|dream) *
    (turn|switch) (on|off|up|down) (the|my) (light|lights|tv|television|music|volume|ac|heat|radio|bluetooth|wifi|brightness)
    (turn|switch) (the|my) (light|lights|tv|television|music|volume|ac|heat|radio) (on|off|up|down)
    set (the|my) (volume|temperature|brightness|thermostat|alarm)
    (show|tell|give) me the (weather|news|score|time in|stock|price|capital|population|distance)
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
    """)

  static func contains(_ clause: Clause) -> Bool {
    guard let first = clause.words.first, first.isAny([.verb]) || first.text == "pronounce" else {
      return orders.match(clause) != nil
    }
    return orders.prefix(of: clause) != nil
  }
}
