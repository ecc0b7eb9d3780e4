import NudgyCore

extension ActRule {
  /// Questions about Nudgy that have an answer of their own: "do you send notifications", "how do i quit".
  static let helpTopic = ActRule(
    "a question about me",
    PatternTable(
      """
      (do|can|will|could|does) (you|it|this|this app|nudgy) [also|actually|ever|really] (send|do|give|have|show|use|support|make|push) [me] [any|push|desktop|phone|email|real] (notifications|notification|alerts|alarms|reminders|pop ups|popups|push notifications|pings) [too|on my phone|when it is time|when something is due] = notifications
      (do|can|will|could) you [actually|also|even] (notify|alert|ping|remind) me [of things|of stuff|about things|about stuff|about my tasks|when it is time|when something is due|when things are due|on time|on my phone|when i am away|at the right time|if i am away] = notifications
      (will|do) i (get|be getting|receive) [any|a] (notified|notification|notifications|alerts|reminders|reminded) [<words>] = notifications
      how (do|will|can) (you|i) (remind me|notify me|alert me|get reminded|get notified|get reminders|get notifications) = notifications
      (can|could|do) you (set|make|do|handle|have) [any|recurring|repeating|loud] (alarms|timers|alerts|recurring reminders) [too|as well|for me] = notifications
      (what happens|what will happen|what does it do) (when|if) i (snooze|postpone) * = snoozing
      how does (snoozing|snooze|postponing) [a task|something] work = snoozing
      (what happens|what will happen) (when|if) i (drop|delete|remove) * = dropping
      are there [any] (notifications|alerts|push notifications) = notifications
      (is|are) (my|the) (data|information|info|tasks|stuff|notes|messages|list|chat|chats|words) (private|safe|secure|encrypted|saved|stored|shared|uploaded|local|kept private|sent anywhere|confidential) [here|with you|anywhere|on my computer|locally] = privacy
      where (is|are|do you keep|do you store|do you save) (my|the|all my) (data|tasks|information|info|stuff|notes|memory|list) [stored|saved|kept] = privacy
      where does [all] (my|the) (data|stuff|information|info) (go|live|end up) = privacy
      (do|can|does) (you|anyone|anybody|someone|nudgy|this|this app|others|people) [else] (share|sell|upload|send|see|read|store|collect|track) (my|any|any of my) (data|information|info|tasks|stuff|list|messages|notes) [anywhere|with anyone|to anyone|online|too] = privacy
      (who|who else) can (see|read) (this|my data|my tasks|my list|what i write|what i type|what i say) = privacy
      (are you|is this|is it) (private|safe|secure|offline|online|local|in the cloud|connected to the internet|listening) = privacy
      (how|where) (do|can|should) i (quit|exit|leave|get out|close this|stop you|log out|close you|leave you|end this|close the app|exit this|get out of here|quit this) [here|of here|of this|again] = leaving
      (is there|do you have|got) [a|an|any] (undo|way to undo|way back|undo button|undo function) [here] = undoing
      (how|where) (do|can) i (undo|take back|go back|revert|undo something|undo things|undo that|undo a change|take something back|reverse something) [something|a change|things|here|the last thing] = undoing
      (can|could) (i|you) undo (things|something|stuff|changes|a change) = undoing
      (how|where) (do|can) i (delete|remove|drop|get rid of|clear|cross off) [a|an|the|some|old|something|one|my] [old] [task|tasks|reminder|item|something|thing|one|things|reminders] [from <list>] = dropping
      (how|where) (do|can) i (snooze|postpone|delay|put off|reschedule|move) [a|an|the|some|something|one|my] [task|tasks|reminder|item|something|thing|one|things|reminders] [until later|for later|to later|to tomorrow] = snoozing
      (do|can|does|will|could) (you|it|this|nudgy) [also|actually|ever|really] (sync|work|connect|integrate|link|talk|hook up) [up] (with|to) [my|the|a|other|any] <words> = sync
      (do you have|is there) [a|an|any] (app|mobile app|phone app|ios app|android app|website|web version|phone version|mobile version|widget|calendar|sync) [for <words>|too] = sync
      """)
  ) { match, clause, _ in
    guard let topic = HelpTopic(rawValue: match.tag) else { return nil }
    return Act(.help, confidence: 0.92, span: clause.span, details: .help(topic))
  }
}
