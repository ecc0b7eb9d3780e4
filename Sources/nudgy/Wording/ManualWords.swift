import NudgyCore

/// The words of the manual page that stand in no other place.
enum ManualWords {
  static let manual = "User Commands"

  // MARK: - Headings

  static let name = "NAME"
  static let synopsis = "SYNOPSIS"
  static let description = "DESCRIPTION"
  static let options = "OPTIONS"
  static let commands = "COMMANDS"
  static let files = "FILES"
  static let environment = "ENVIRONMENT"
  static let exitStatus = "EXIT STATUS"
  static let seeAlso = "SEE ALSO"

  // MARK: - What it is

  static let purpose = "a penguin in your terminal who holds your tasks"
  static let alsoCalled = ["nudgy < transcript.txt"]
  static let about = [
    Words.tagline + " You talk; it splits what you said into tasks, keeps them, and hands back one thing.",
    "Alone, on a terminal, `nudgy` is the chat. Where standard input is not a terminal, all of it is one message. "
      + "Everything works without a network, an account or a key.",
    "In the chat the same commands work with a slash (`/next`, `/snooze 3 friday`) and, mostly, without one. "
      + "Words that start with a dash go after `--`.",
  ]

  // MARK: - Where it keeps things

  static let whereFilesLie =
    "Everything lies in `$NUDGY_HOME` if that is set, else below `$XDG_DATA_HOME`, `$XDG_CONFIG_HOME` and "
    + "`$XDG_STATE_HOME`, whose usual places are these:"

  static let everyFile: [(path: String, meaning: String)] = [
    ("~/.local/share/nudgy/nudgy.db", "tasks, and what was said"),
    ("~/.local/share/nudgy/Memory/memory.json", "what Nudgy knows about you, as JSON that you may edit"),
    ("~/.local/share/nudgy/Memory/memory.json.bak", "its last good version"),
    ("~/.local/share/nudgy/Personas/*.md", "voices of your own"),
    ("~/.local/share/nudgy/inbox/", "what is shared from elsewhere, until it is taken in"),
    ("~/.local/share/nudgy/backups/", "copies of the store, for up to three days"),
    ("~/.local/share/nudgy/kept/", "messages that were too long or no text"),
    ("~/.config/nudgy/config.json", "settings; `nudgy config` reads and writes them"),
    ("~/.local/state/nudgy/history", "the lines you typed"),
    ("~/.editrc", "the keys of the line editor"),
  ]

  // MARK: - What it is told

  static let whoWins = "An option wins over the environment, which wins over the settings."

  static let everyVariable: [(name: String, meaning: String)] = [
    ("NUDGY_HOME", "the one folder that everything lies in"),
    ("NUDGY_AI", "off, auto or on: whether a model helps; off never touches the network"),
    ("NUDGY_MODEL", "the model's name"),
    ("OPENAI_BASE_URL", "where it is; the OpenAI API unless told otherwise"),
    ("OPENAI_API_KEY", "the key for it; it is never written"),
    ("NUDGY_HEADERS", "more headers for its requests, one `Name: value` a line"),
    ("https_proxy, NO_PROXY, CURL_CA_BUNDLE, SSL_CERT_FILE", "the way to it, as with curl"),
    ("NUDGY_NOW", "the clock stands at this ISO 8601 instant"),
    ("TZ", "the zone to reckon in"),
    ("NUDGY_PLAIN", "1: no art, no boxes, state in words"),
    ("NO_COLOR", "anything: no colour"),
    ("NUDGY_SEED", "a number that fixes every choice of wording"),
    ("VISUAL, EDITOR", "the editor that Ctrl-X Ctrl-E and `nudgy draft` open"),
  ]

  // MARK: - How it ends

  static let whereErrorsGo =
    "What went wrong is one line on standard error; with `--json` it is an object of a code, a message and a hint. "
    + "A closed pipe is not an error."

  static func meaning(of code: ExitCode) -> String {
    switch code {
    case .done: "done"
    case .notDone: "it could not be done: no such task, several that fit, nothing said"
    case .wrongUsage: "wrong usage"
    case .modelUnreachable: "the model could not be reached, and the command needed it"
    case .bug: "a fault in Nudgy"
    case .storeUnavailable: "the store could not be opened or made"
    case .storeNotWritten: "the store or the output could not be written"
    case .interrupted: "interrupted"
    }
  }

  // MARK: - What else there is

  static let otherPages = "crontab(1), editrc(5), notify-send(1), systemctl(1), xdg-open(1)"
}
