import NudgyCore

// Greeting, thanks, small talk, the clock, help, leaving, the voice, focus.
extension ActRule {
  static let greeting = ActRule(
    "greeting", .greeting, confidence: 0.97,
    PatternTable(
      """
      (hola|bonjour|aloha|namaste|salut|gday|g'day|wassup|whaddup|what is good|what is poppin|hi ya|top of the morning|top of the morning to you|ello|oi|hallo|back again|i am back again|look who is back|guess who is back|good to see you|nice to see you|good to be back) [there|nudgy|again|penguin|buddy|friend|everyone|little guy|my friend|pal]
      happy (monday|tuesday|wednesday|thursday|friday|saturday|sunday) [nudgy|buddy|penguin|everyone|to you]
      (hi|hello|hey|hiya|howdy|yo|greetings|heya|hullo|sup|ahoy|hey hey|hi hi|hello hello) [there|nudgy|again|penguin|buddy|friend|you|everyone|little guy|little penguin|my friend|pal]
      [hi|hello|hey] good (morning|afternoon|evening|day) [nudgy|to you|penguin|there|buddy]
      [oh|well] (morning|evening|afternoon) [nudgy|buddy|penguin|friend|all|everyone|to you|little guy|my friend|pal]
      (well|oh|ah|oh hey|and) (hi|hello|hey|hiya) [there|nudgy|again|penguin|buddy|friend|you]
      hii [nudgy|there]
      [hi|hello|hey] [nudgy] i am (back|here|home|up|awake)
      (long time no see|rise and shine|anyone there|are you there|you there)
      """))

  static let thanks = ActRule(
    "thanks", .thanks, confidence: 0.97,
    PatternTable(
      """
      [ok|okay|great|cool|perfect|awesome|nice|oh|wow|good|yay] (thanks|thank you|cheers mate|cheers|ta|many thanks|thanks a lot|thanks a ton|thanks heaps|thanks loads|thanks so much|thank you so much|thanks a bunch|much appreciated|appreciate it|thanks a million|thank you very much) [so much|very much|nudgy|buddy|penguin|dear|a lot|again|for that|for your help|for the help|for everything|for helping|man|friend|pal|for the reminder|for reminding me|love|for being here|for listening]
      (i [really|]|) appreciate (it|that|you|the help|your help)
      [i] [really|] appreciate (it|that|you|the help|your help|all the help|all your help) [nudgy|a lot|so much|with *]
      you are (a lifesaver|a life saver|so helpful|very helpful|a star|a legend|a gem) [thanks|thank you|nudgy]
      (lifesaver|you rock)
      """))

  static let smallTalk = ActRule(
    "small talk",
    PatternTable(
      """
      (how are you|how are things|how is it going|how are you doing|how do you do|how have you been|what is up|how is life|how goes it|are you okay|you okay|how is your day|how was your day|how are you feeling|how is everything) [today|nudgy|doing|going|buddy] = howAreYou
      (who|what) are you [exactly|anyway|nudgy] = whoAreYou
      (what is your name|are you real|are you human|are you an ai|are you a bot|are you a penguin|are you a robot|are you a real penguin|do you have a name|tell me about yourself|where are you from|how old are you|who made you|who created you|who built you) = whoAreYou
      (what can you do|what do you do|what are you for|what are your features|how do you work|what can i ask you|what can i say|what else can you do) [for me|exactly|again] = whatCanYouDo
      (well done|good job|nice work|great job|good bot|good penguin|nice|great|awesome|perfect|cool|sweet|amazing|excellent|lovely|wonderful|brilliant|fantastic|yay|woohoo|hooray|hurray|wow|good work|nice job|nice one|i like you|you are the best|you are awesome|you are amazing|you are great|you are cute|you are funny|love you|i love you|love ya|you are sweet|you are a (good|great|nice|cute|sweet|funny|smart|clever|lovely) (penguin|bot|bird|friend|assistant|boy|girl|buddy|one|listener|helper)|you are adorable|you are smart|you are cool|so cute|aww|aw|haha|lol|hahaha|hehe|beautiful) [nudgy|penguin|buddy] = compliment
      [that is|that was|what] [absolutely|really|some|simply|just] (superb|great|good|nice|excellent|brilliant|amazing|lovely|fantastic|top|solid|stellar|smashing|cracking|awesome|wonderful|beautiful|impressive|splendid|ace) (work|job|effort|stuff|going|thinking|show) [nudgy|penguin|mate|buddy|pal|there|today|yaar|bro|dude|man|friend|love|little one] = compliment
      (that|this|it|you) [really] (helps|helped|helps me|helped me|saved me|made my day|made me smile) [a lot|a ton|so much|a bunch|loads|out] [nudgy] = compliment
      [i am|oh|oops|so] (sorry|so sorry|my bad|my apologies|apologies|my mistake|really sorry|i apologize) [nudgy|about that|for that|for being late|for yelling] = apology
      (you suck|you are useless|stupid|stupid bot|you are stupid|shut up|i hate you|you are annoying|you are dumb|you are the worst|dumb|idiot|useless|this is stupid|you are terrible|bad bot|bad penguin|screw you|fuck you|go away|leave me alone) [nudgy|penguin] = insult
      (do|can|could|have|are|did|will|would) you [ever|even|also|really] (sleep|eat|dream|drink|fly|swim|get tired|get bored|get lonely|feel anything|breathe|have siblings|have any siblings|have a family|have parents|have kids|have friends|have any friends|have feelings|have hobbies|have a favorite|have a girlfriend|have a boyfriend|married|in love|been in love|live in antarctica|like fish|like snow|like ice) [at all|too|nudgy] = whoAreYou
      what is your (favorite|favourite) <ref> = whoAreYou
      (tell me|say|know|got) [me] [a|another|any|some] (joke|jokes|something funny|good joke) [please|nudgy] = joke
      (make me laugh|another joke|be funny|joke|do you know any jokes|do you know a joke) = joke
      (yes|yeah|yep|yup|sure|ok|okay|okey|alright|right|got it|sounds good|of course|absolutely|definitely|please do|go ahead|do it|fine|agreed|exactly|correct|deal|k|kk|okie|okay then|all right|yes please|that is right|makes sense|i see|fair enough|good|good idea|i know|true|true that|why not|very well|by all means|good point|understood|roger|roger that|aye|ya|indeed) [nudgy|then|thanks|please|do it|that works|sure|great] = agreement
      (no|nope|nah|no way|not really|no thanks|no thank you|never|never mind|nothing|not yet|no need|i disagree|that is wrong|wrong|nvm|do not|stop|stop it|nay|not at all|absolutely not|of course not|i do not think so|cancel|abort|that is not right|no it is not|leave it|forget it) [nudgy|thanks|please|sorry|it is fine|then|mind] = disagreement
      """)
  ) { match, clause, _ in
    guard let kind = SmallTalk(rawValue: match.tag) else { return nil }
    return Act(.smallTalk, confidence: 0.93, span: clause.span, details: .smallTalk(kind))
  }

  static let clock = ActRule(
    "clock",
    PatternTable(
      """
      [do you know|can you tell me|tell me|please tell me] (what time is it|what is the time|what time it is|the time|the current time|what is the current time|how late is it) [now|right now|please|currently|exactly] = time
      (time|what time|time please|the time please) = time
      [do you know|can you tell me|tell me] (what is the date|what date is it|what is today's date|what is todays date|today's date|the date|what day of the month is it|what is the current date|todays date|what year is it|what month is it) [today|now|please] = date
      [do you know|can you tell me|tell me] what is <when> date = date
      what (date|day) is (it|today) [today|now|again] = weekday
      (what|which) (date|day|weekday) (is|will be|was) [on|it on] <when> = weekday
      (what|which) (date|day|weekday) (does|will) <when> (fall on|fall|be|land on|be on) = weekday
      what day of the week (is|will be|was|will) [it] [on] <when> [be] = weekday
      [do you know|can you tell me|tell me] (what day is it|what day is today|what day of the week is it|which day is it|what weekday is it|what day it is|is it monday|is it friday) [today|now|please|again] = weekday
      what day [of the week] (is it|it is) <when> = weekday
      """)
  ) { match, clause, context in
    guard let question = ClockQuestion(rawValue: match.tag) else { return nil }
    var act = Act(.clock, confidence: 0.95, span: clause.span, details: .clock(question))
    if question != .time { act.when = context.when(match, in: clause) }
    return act
  }

  static let help = ActRule(
    "help", .help, confidence: 0.95,
    PatternTable(
      """
      [please] (help|halp|commands|instructions|usage|manual|how to|options|menu|help menu|tutorial) [please|me|nudgy]
      how (does this|do you|does it|does this thing) work
      how (do|can) i use (you|this|it|this thing)
      (show|list|give|what are) [me] [the|all|all the|your|some|available] (commands|help|instructions|options|shortcuts|help menu)
      (i need|can i get|can i have|give me|i need some|can you) (help|some help|a hand|assistance) [please|with this|using this|me]
      (how do i|how can i|how to|how do you) (add|create|make|snooze|delete|complete|finish|edit|change|undo|rename|drop|skip|list|use|remove|mark|reschedule|set) [a|an|the|my|something|one|new] (task|tasks|reminder|this|it|something|you|reminders|to-do|due date|date|task done|nudgy|persona|voice|deadline|thing|title)
      """))

  static let quit = ActRule(
    "quit", .quit, confidence: 0.96,
    PatternTable(
      """
      (bye|goodbye|quit|exit|bye bye|see you|see ya|later gator|farewell|cya|good bye|so long|ciao|adios|ttyl|toodles|over and out|catch you later|take care|log out|logout|sign off|close) [nudgy|later|tomorrow|soon|then|for now|now|buddy|penguin|friend|everyone]
      (talk to you|see you|catch you|talk) (later|soon|tomorrow|around) [nudgy]
      see you <when>
      (quit|exit|close) (nudgy|the app|the program|this|please|chat)
      """))

  /// Said in leaving, but no command to end: what is typed next may still be meant for Nudgy.
  static let farewell = ActRule(
    "farewell",
    PatternTable(
      """
      [ok|okay|alright] (i am off|i am out|i have to go|i have got to go|got to go|gtg|g2g|that is all|that is all for now|that will be all|i am leaving|i am heading out|i must go|i am done for now|done for now) [now|then|thanks]
      [ok|okay|alright|well|so|thanks] (that is|that will be|that was) (all|it|everything) [for (now|me)] [thanks|thank you|folks|then]
      [ok|okay|alright|well|so|thanks] (all|it|everything) for now [thanks|thank you|folks|then]
      [ok|okay|alright|well|so] (i am|i have to be|i should be|i will be) (leaving|off|out|going|heading out|heading off|done here|out of here|off to work|off now) [now|for now|to work|home|then] [thanks]
      [ok|okay|alright|well] (i have to|i have got to|i got to|got to|i gotta|gotta|i should|i must|i better|i had better|have to) (go|leave|head out|bounce|jet|dash|scoot|get going) [now] [thanks]
      (have a|enjoy your|enjoy the) (good|great|nice|lovely|wonderful|) (day|night|evening|weekend|one|rest of your day|afternoon)
      (i am done|we are done|done) (for now|talking|chatting)
      (until next time|till next time|until tomorrow|that is a wrap|brb)
      """)
  ) { _, clause, _ in Act(.quit, confidence: 0.92, span: clause.span, details: .farewell) }

  static let persona = ActRule(
    "persona",
    PatternTable(
      """
      (use|switch to|change to|try|give me|activate|set|become|be|bring back|go to|turn on|load|select|i want|talk like|speak like|act like|sound like|talk to me like|speak to me like|pretend to be) [the|a|my|your] <words> (voice|persona|personality|mode|character|style) [please|now]
      (switch|change|set) (your|the) (voice|persona|personality|style|tone|mode|character) [to|into] [the|a|my] <words>
      use [the|your] (tough love|grandma|loving partner|nudgy|default) [please|now] = named
      (switch to|change to|become|go back to|be my|act like|talk like|speak like|sound like|talk to me like|pretend to be|pretend you are|act as) [the|a|my] <words> [please|now|instead]
      (be|sound|act|talk|speak) [a bit|a little|more|much|way|a lot|less|a little bit] (gentler|nicer|kinder|softer|tougher|stricter|meaner|harsher|funnier|gentle|nice|kind|strict|tough|sweeter|warmer|calmer|friendlier|softly|harder|mean|sweet|serious|sarcastic|funny|playful|motivating) [with me|to me|on me|please|today|now] = adjective
      (be|go) (easier|harder|easy|hard|gentler|softer) on me [please|today] = adjective
      (change|switch) [your|the] (voice|persona|personality|style|tone|character) = ask
      (what|which|show|list) [me] [are] [the|your|all|other] (personas|voices|personalities|characters) [are there|do you have|can you do|are available|available|can i use|can you use] = ask
      (who|what) (else|voice|persona|personality) (can you be|are you using|are you|is this|do you have) = ask
      (personas|voices|persona|voice) = ask
      """)
  ) { match, clause, context in
    if match.tag == "ask" {
      return Act(.persona, confidence: 0.92, span: clause.span, details: .persona(nil))
    }
    guard match.tag != "adjective" else { return adjective(clause) }
    if match.tag == "named" {
      let name = clause.words.dropFirst().filter { !["the", "your", "please", "now"].contains($0.text) }
      return Act(
        .persona, confidence: 0.9, span: clause.span, details: .persona(context.written(name)))
    }
    guard let range = match.reference, range.count <= 4,
      !clause.words[range].contains(where: { $0.when >= 0 })
    else { return nil }
    let words = clause.words[range].filter { !["the", "a", "an", "my", "your"].contains($0.text) }
    guard !words.isEmpty else { return nil }
    let name = words.map(\.text).joined(separator: " ")
    let voiced = clause.words.contains {
      ["voice", "persona", "personality", "mode", "character", "style"].contains($0.text)
    }
    let opener = clause.words[0].text
    if !voiced, isNoVoice(name, opener) { return nil }
    if voiced,
      ["airplane", "dark", "light", "do not disturb", "silent", "night", "focus", "plain"].contains(name)
    {
      return nil
    }
    if opener == "set" || opener == "load" || opener == "try" || opener == "use", name.contains("voice") {
      return nil
    }
    return Act(
      .persona, confidence: voiced ? 0.94 : 0.84, span: clause.span, details: .persona(context.written(words))
    )
  }

  /// "switch to decaf", "change to summer tires": no voice is named.
  private static func isNoVoice(_ name: String, _ opener: String) -> Bool {
    if ["act", "talk", "speak", "sound", "pretend", "be", "become"].contains(opener) {
      return ["careful", "honest", "there", "ready", "doctor", "adult"].contains(name)
    }
    let known = [
      "nudgy", "grandma", "loving partner", "partner", "tough love", "tough-love", "tough love buddy",
      "tough-love buddy", "buddy", "coach", "butler", "pirate", "default", "gentle", "normal",
      "drill sergeant", "sergeant", "zen", "monk", "therapist", "grandpa", "yoda", "cheerleader", "robot",
      "detective", "shakespeare", "cowboy", "surfer", "mom", "dad",
    ]
    return !known.contains(name)
  }

  private static func adjective(_ clause: Clause) -> Act? {
    let texts = clause.words.map(\.text)
    guard
      let word = texts.first(where: { text in
        [
          "gentl", "nice", "kind", "soft", "tough", "strict", "mean", "harsh", "funn", "sweet", "warm",
          "calm", "friendl", "hard",
          "easi", "easy", "serious", "sarcas", "playful", "motivat",
        ].contains { text.hasPrefix($0) }
      })
    else { return nil }
    let isLess = texts.contains("less")
    return Act(
      .persona, confidence: 0.86, span: clause.span, details: .persona((isLess ? "less " : "") + word))
  }

  static let focus = ActRule(
    "focus",
    PatternTable(
      """
      (focus|let us focus|start focus|start focusing|focus mode|start a focus session|focus session|pomodoro|start a pomodoro|start pomodoro|start a timer|body double|start focus mode|help me focus|time to focus|let us do a pomodoro|do a pomodoro|start a sprint|i want to focus|i need to focus|begin focus session) [for|on this|with me|now|please|time]
      (focus|let us focus|start focus|start focusing|focus mode|start a focus session|focus session|pomodoro|start a pomodoro|start pomodoro|help me focus|i want to focus|start a sprint|i need to focus|begin a focus session) [for|of|on this for|with me for|on this|in] <when>
      (start|begin|do|set|give me|let us do) [a|an] <when> (focus|focus session|focus timer|pomodoro|sprint|session|block) = when
      <when> (focus|focus session|focus timer|pomodoro|sprint|of focus) = when
      <number> minute (focus|focus session|focus timer|pomodoro|sprint) = when
      (stay|sit|work) with me [while i (do|work on|finish) (this|that|it)] [please]
      """)
  ) { _, clause, context in
    let minutes = ActRule.minutes(clause, context)
    return Act(.focus, confidence: 0.92, span: clause.span, details: .minutes(minutes))
  }
}
