/// Verbs by what can stand behind them, so that a list knows which things one verb holds together.
enum ListVerbs {
  static let getting: Set<String> = [
    "buy", "get", "grab", "order", "purchase", "fetch", "pick", "need", "bring", "pack", "add", "collect",
    "restock", "reorder", "want", "stock",
  ]
  static let carrying: Set<String> = [
    "take", "bring", "put", "drop", "send", "carry", "move", "drive", "haul", "ship", "return",
  ]
  /// What is paid.
  static let payable: Set<String> = [
    "bill", "rent", "fee", "insurance", "tax", "invoice", "loan", "mortgage", "fine", "deposit",
    "subscription",
    "tuition", "electric", "electricity", "gas", "internet", "phone", "card",
  ]
  static let reaching: Set<String> = [
    "call", "text", "email", "message", "phone", "ring", "invite", "thank", "visit", "meet", "ask", "tell",
    "see",
  ]
  static let cooking: Set<String> = [
    "make", "cook", "bake", "eat", "chop", "mix", "prep", "prepare", "serve",
  ]
  static let cleaning: Set<String> = [
    "clean", "vacuum", "mop", "paint", "dust", "sweep", "tidy", "organize", "declutter", "scrub", "pack",
    "measure",
  ]
  static let deferring: Set<String> = [
    "snooze", "postpone", "bump", "delay", "defer", "reschedule", "skip", "undo", "redo", "reopen", "mark",
    "tick", "complete",
  ]
  /// What is done with food, clothes and the like.
  static let handling: Set<String> = [
    "make", "cook", "bake", "eat", "chop", "mix", "prep", "prepare", "serve", "wash", "fold", "iron",
    "sort", "return", "donate", "sell", "freeze", "defrost", "thaw", "cut", "put", "take", "find", "give",
    "mail", "ship", "send", "drop", "store", "label", "wrap", "refill", "replace", "use", "try", "feed",
    "slice", "dice", "peel", "roast", "grill", "fry", "boil", "pickle", "marinate", "drink", "do", "have",
    "dry", "hang", "mend", "sew", "hem", "knit", "crochet", "exchange", "swap", "borrow", "lend",
    "unpack", "organize", "load", "empty", "set", "clear", "wear", "polish", "shine", "check", "plant",
    "grow", "remember", "go", "run", "stop", "swing", "head",
  ]
  /// What is done with appointments and gifts.
  static let arranging: Set<String> = [
    "book", "schedule", "make", "reschedule", "cancel", "confirm", "plan", "attend", "prep", "prepare",
    "arrange", "set", "find", "choose", "wrap", "have", "do", "finish", "start", "organize", "skip",
    "move", "postpone", "research", "send", "mail", "return", "join", "host", "coordinate", "remember",
    "request", "sign", "register", "give", "make", "see", "need", "check", "compare", "study", "practice",
    "review", "go", "take",
  ]
  static let engagements: Set<String> = [
    "appointment", "appt", "haircut", "checkup", "lesson", "practice", "meeting", "interview",
    "conference", "rehearsal", "recital", "class", "therapy", "physio", "dentist", "workout", "gym",
    "yoga", "laundry", "groceries", "grocery", "dish", "homework", "shot", "gift", "present", "party",
    "vacuuming", "taxes", "ironing", "pilates", "church", "brunch", "fitting", "sitter",
  ]
}
