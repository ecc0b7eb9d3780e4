/// Steps for the usual kinds of tasks; each list begins with something that takes under two minutes.
enum StepTemplates {
  static func call(_ who: String) -> [String] {
    ["Find the number for \(who)", "Write down the one thing to ask", "Dial", "Note what was agreed"]
  }

  static func write(_ who: String) -> [String] {
    ["Open a new message to \(who)", "Write one plain sentence", "Add what's missing", "Send it"]
  }

  static let read = ["Open the link", "Read the first paragraph", "Skim the rest", "Note one thing to keep"]

  static func byVerb(_ verb: String, _ thing: String) -> [String] {
    switch verb {
    case "clean", "tidy", "organize", "organise", "declutter":
      [
        "Set a timer for ten minutes", "Clear one small corner of \(thing)", "Take out the trash",
        "Do one more corner",
      ]
    case "pick", "collect":
      ["Check when and where", "Get your keys and bag ready", "Go there"]
    case "buy", "get", "order", "grab":
      ["Write down exactly what: \(thing)", "Pick the shop", "Get your keys and bag ready", "Get it"]
    case "pay", "renew", "file", "submit", "book", "register", "cancel":
      [
        "Find the letter or page for \(thing)", "Open the site or form", "Fill in the first field",
        "Finish and keep the confirmation",
      ]
    case "write", "draft":
      [
        "Open a blank page for \(thing)", "Write one bad sentence", "List the three main points",
        "Fill in the first point", "Read it once and fix what jars",
      ]
    default:
      [
        "Put what you need in front of you", "Do the first two minutes only",
        "Take the next small piece", "Decide whether to stop or go on",
      ]
    }
  }
}
