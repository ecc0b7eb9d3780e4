/// Classes of words that mean the same beside tasks, by name: `@drop` in a pattern is any verb of taking off a list.
enum PhraseClasses {
  /// The pattern text with the classes in place of their names.
  static func expanded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "@")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 3)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "@") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let start = index + 1
      index = start
      while index < bytes.count, (0x61...0x7A).contains(bytes[index]) { index += 1 }
      result += Array(members(String(decoding: bytes[start..<index], as: UTF8.self)).utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func members(_ name: String) -> String {
    switch name {
    case "show":
      """
      (show|list|display|read|read out|read back|read off|recite|see|view|give|tell|pull up|bring up|open|open up|\
      print|print out|hear|list out|list off|put up|read through|spit out|present|output|repeat|check|look at|get me|\
      take a look at|have a look at|let me see|list up)
      """
    case "review":
      "(go over|go through|review|run through|run down|walk through|walk me through|run me through|take me through|recap|summarize|summarise|scan|look over|look through|browse|skim)"
    case "drop":
      """
      (drop|delete|remove|scrap|trash|ditch|nix|kill|erase|discard|purge|axe|zap|toss|chuck|bin|dump|cut|eliminate|\
      nuke|void|dismiss|lose|get rid of|throw out|throw away|toss out|let go of|wipe|clear|cancel|take out|take off|\
      cross out|strike|strike out|scratch|scratch out|leave off|take away|subtract|omit|withdraw|exclude|abandon|\
      remove all of|deactivate|disregard|clear out|bin off|rub out|pull|unlist)
      """
    case "dropped":
      "(dropped|deleted|removed|taken off|erased|scrapped|gone|cleared|off|cancelled|canceled|struck|scratched|crossed out|taken out|wiped)"
    case "add":
      """
      (add|put|stick|throw|write|note|jot|toss|pop|include|enter|log|place|drop|chuck|slap|tack|append|insert|\
      write down|jot down|put down|note down|record|input|pencil in|pencil|add in|get|set|schedule|save|stuff|plug|bung|shove)
      """
    case "mine":
      "my tasks|my reminders|my chores|my errands|my groceries|my shopping|the tasks|the groceries|my to-do items|tasks|my todos"
    case "adding":
      "(adding|putting|sticking|throwing|writing|noting|jotting|tossing|popping|including|placing|having)"
    case "edit":
      "(edit|change|update|modify|fix|correct|revise|adjust|alter|amend|tweak|switch|rename|retitle|reword|rephrase)"
    case "remind":
      "(remind|bug|nudge|ping|poke|alert|notify|prod|warn|pester|hassle|buzz|prompt|badger|nag|holler at|shout at|yell at|beep)"
    case "finished":
      "(done|finished|complete|completed|taken care of|handled|sorted|sorted out|out of the way|dealt with|off my plate|over with|wrapped up|all set|squared away|in the bag|checked off|crossed off|ticked off|knocked out|all done|settled|good to go)"
    case "unfinished":
      "(not done|undone|unpaid|unsent|not paid|not sent|not finished|unfinished|not complete|incomplete|uncompleted|not completed|active|open|to do|to-do|pending|not yet done|in progress|unchecked|outstanding|up next|still open|still to do|live)"
    case "later":
      "(later|later on|another time|another day|some other time|some other day|a different time|in a bit|in a while|for later|for another day|for another time|for now|a bit later|at some point|a little later|eventually|down the line|down the road|when i have time|when i get home|when i have more time|when i am free)"
    case "defer":
      """
      (snooze|postpone|delay|defer|reschedule|push|push back|push off|put off|bump|hold off on|hold off|hold|shelve|\
      park|table|back burner|backburner|hide|stash|set aside|put aside|pause|kick|kick back|hold onto|stall|suspend|\
      sit on|sleep on|let us postpone|bury|mute|silence|leave|shift|move|slide|bounce|move back|resurface|revisit|\
      come back to|get back to|circle back to|return to|look at|deal with|save|keep|wait on|wait with|put on hold|rain check on)
      """
    default: name
    }
  }
}
