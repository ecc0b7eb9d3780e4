import NudgyCore

/// The words of the command line that are neither help nor errors nor the penguin's.
enum Words {
  static let version = "0.2.0"
  static let program = "nudgy"
  static let tagline = "Nudgy is a penguin in your terminal who holds your tasks, so that your head need not."
  static let usageHeading = "Usage"
  static let optionsHeading = "Options"
  static let examplesHeading = "Examples"
  static let globalUsage = "nudgy [COMMAND] [OPTION…]"
  static let moreHelp = "`nudgy help COMMAND` tells more. Words that start with a dash go after `--`."

  static let everywhereOptions: [(option: OptionSpec, summary: String)] = [
    (.json, "answer in JSON"),
    (.plain, "no art, no boxes, state in words; for screen readers and scripts"),
    (.now, "the clock stands at this ISO 8601 instant"),
    (.color, "auto, always or never"),
    (.help, "help, also after a command"),
    (.version, "the version"),
  ]

  // What a value should have been.
  static let noValue = "no value"
  static let wholeNumber = "a whole number from 1"
  static let isoInstant = "an ISO 8601 instant such as 2026-11-20T10:00:00-05:00"
  static func oneOf(_ names: [String]) -> String { names.joined(separator: ", ") }

  // What was missing.
  static let someText = "some words"
  static let something = "a link, some words, a file, or `-` for standard input"
  static let aTask = "a task: its number or words from it"
  static let aTime = "a time, such as 'tomorrow morning'"
  static let aName = "a name"
  static let aSubject = "what to forget"
  static let aKey = "a setting's name"
  static let aValue = "a value"
  static let aShell = "bash, zsh or fish"

  static func yesOrNo(_ question: String) -> String { "\(question) [y/N]" }

  static let draftUnchanged = "The draft stays as it was."

  // The board.
  static let emptyBoard = "Nothing here yet. Tell me what is on your mind."
  static let nothingFound = "Nothing found."
  static let nothingCaptured = "I found nothing to do in that."

  // Personas, memory, settings.
  static func nowSpeaking(_ name: String) -> String { "\(name) speaks from here on." }
  static let noFacts = "I know nothing about you yet."
  static func forgot(_ subject: String) -> String { "Forgot \(subject)." }
  static func settingSet(_ name: String, _ value: String) -> String { "\(name) is now \(value)." }
  static func settingUnset(_ name: String) -> String { "\(name) is back to its default." }
  static let notSet = "(not set)"

  // Times.
  static let timeUnclear = "?"
  static func timeUnclear(_ why: String) -> String { "? \(why)" }
  static let nothing = "nothing"

  // The store and input.
  static func storeSetAside(_ path: String, backup: String?) -> String {
    let rest = backup.map { "I went on from the backup \($0)." } ?? "I started a new one."
    return "My store was damaged; I set it aside as \(path). \(rest)"
  }
  static func newBesideBackups(_ backup: String) -> String {
    "My store was gone, so I started a new one. A copy of the old one is at \(backup)."
  }
  static func logSetAside(_ path: String) -> String {
    "My store was replaced by another one, and I go on with that. What was new in the old one is in \(path)."
  }
  static let dumpHint = "Tell me everything; Ctrl-D ends it."

  static let noHome = "there is no home folder"
  static let notUTF8 = "its name is not UTF-8"

  // The settings file.
  static func inSettings(_ path: String, line: Int?, _ message: String) -> String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
  static func moreProblems(_ count: Int) -> String { "\(count) more: `nudgy doctor` shows all." }
  // Personas.
  static let currentMark = "*"
  static let otherMark = " "

  // Doctor.
  static let folder = "folder"
  static let settings = "settings"
  static let zone = "zone"
  static let store = "store"
  static let files = "memory and voices"
  static let backups = "backups"
  static let setAside = "set aside"
  static let databaseName = "nudgy.db"
  static let memoryName = "memory.json"
  static let terminal = "terminal"
  static let model = "model"
  static let isFine = "ok     "
  static let isNote = "note   "
  static let isProblem = "problem"
  /// `America/New_York, UTC−05:00`
  static func zone(_ name: String, offset: Int) -> String {
    let (minutes, seconds) = (abs(offset) / 60, abs(offset) % 60)
    let rest = seconds == 0 ? "" : ":\(zeroPadded(seconds, 2))"
    return
      "\(name), UTC\(offset < 0 ? "−" : "+")\(zeroPadded(minutes / 60, 2)):\(zeroPadded(minutes % 60, 2))\(rest)"
  }
  static func notThereYet(_ path: String) -> String { "\(path) is not there yet; it is made when needed" }
  static func notWritable(_ path: String) -> String { "I may not write to \(path)" }
  static func openToOthers(_ path: String) -> String {
    "others may look into \(path); `chmod 700` keeps it yours"
  }
  static func newestBackup(_ path: String, of count: Int) -> String {
    count == 1 ? path : "\(count), the newest is \(path)"
  }
  static let noBackup = "none yet; the first comes with the first task"
  static func damagedCopy(_ path: String) -> String {
    "\(path) was damaged or replaced; delete it when you need it no more"
  }
  static let defaultsInUse = "all at their defaults"
  static func factsAndVoices(_ facts: Int, _ voices: Int) -> String {
    "\(facts == 1 ? "1 fact" : "\(facts) facts"), \(voices == 1 ? "1 voice" : "\(voices) voices")"
  }
  static func terminal(columns: Int?, isPlain: Bool, colors: String) -> String {
    let place = columns.map { "\($0) columns" } ?? "not a terminal"
    return "\(place), \(isPlain ? "words only" : "colours: \(colors)")"
  }
  static let modelUnset = "none: without OPENAI_API_KEY or OPENAI_BASE_URL nothing leaves this machine"
  static func model(_ name: String, at base: String) -> String { "\(name) at \(base)" }
  static func unusable(_ problem: EndpointProblem) -> String {
    "\(EndpointWording.fact(problem)). \(EndpointWording.hint(problem))"
  }
  static let clientMissing = "libcurl is missing, so no model can be reached; the package libcurl4 brings it"
  static let modelOff = "off: everything works without one, and nothing leaves this machine"
}
