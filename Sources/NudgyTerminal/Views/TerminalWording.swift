import NudgyCore

/// Every fixed word the terminal itself says; what personas say is not here.
package enum TerminalWording {
  // MARK: Cards

  static func position(_ position: Int, of count: Int) -> String { "\(position) of \(count)" }
  static func number(_ number: Int) -> String { "#\(number)" }
  static func due(_ time: String) -> String { "due \(time)" }
  static func back(_ time: String) -> String { "back \(time)" }
  static func about(minutes: Int) -> String { "about \(minutes) min" }
  static func completed(_ time: String) -> String { "done \(time)" }
  static func view(_ link: String) -> String { "view: \(link)" }
  static let important = "important"
  static let steps = "Steps"
  static func step(_ place: Int, of count: Int) -> String { "step \(place) of \(count)" }
  static func stepDone(_ title: String) -> String { "\(title) (done)" }
  static func moreSteps(_ count: Int) -> String { count == 1 ? "… 1 more step" : "… \(count) more steps" }
  // Overdue and returned tasks are simply still here.
  static func stillHere(since day: String) -> String { "still here since \(day)" }

  // MARK: The line editor's files

  static func bindingsLeftOut(_ path: String, limit: Int) -> String {
    "\(path) has a line of more than \(limit) bytes, so your key bindings are left out."
  }
  static func historyNotKept(_ path: String, _ reason: String) -> String {
    "I can't use \(path) for what you type: \(reason). It is remembered until you leave."
  }

  // MARK: Lists

  static func title(_ scope: TaskScope) -> String {
    switch scope {
    case .upNext: "Up Next"
    case .snoozed: "Snoozed"
    case .doneToday: "Done Today"
    case .done: "Done"
    case .dropped: "Let Go"
    case .overdue: "Still Here"
    case .stale: "Resting a While"
    case .today: "Today"
    case .thisWeek: "This Week"
    case .all: "Everything"
    }
  }

  static func title(_ scope: TaskScope, about words: String) -> String {
    "\(title(scope)) · \(words)"
  }

  // Thursday · Nov 23 to Nov 29 · Done yesterday
  static func title(_ scope: TaskScope, on days: String) -> String {
    let name = days.uppercasedFirst
    return scope == .done || scope == .doneToday ? "\(title(.done)) \(days)" : name
  }

  static func empty(_ scope: TaskScope) -> String {
    switch scope {
    case .upNext: "Nothing is waiting."
    case .snoozed: "Nothing is snoozed."
    case .doneToday: "Nothing yet, and that is fine."
    default: "Nothing here."
    }
  }

  static func more(_ count: Int) -> String { "… \(count) more" }

  // MARK: Agendas

  static func heading(_ heading: AgendaHeading, in wording: TimeWording) -> String {
    switch heading {
    case .stillHere: "Still here"
    case .day(let day): wording.headingDay(day)
    case .anyDay: "Any day"
    }
  }

  static func since(_ time: String) -> String { "since \(time)" }
  static func backSince(_ time: String) -> String { "back since \(time)" }
  static func away(until time: String) -> String { "away until \(time)" }

  // MARK: Welcome and prompt

  package static let promptMark = "›"
  package static let plainPrompt = "> "

  // MARK: Pastes

  package static func pasted(words: Int) -> String {
    words == 1 ? "pasted 1 word" : "pasted \(words) words"
  }
  package static func pasted(characters: Int) -> String { "pasted \(characters) characters" }

  // MARK: The penguin, said in a word

  static func word(_ pose: PenguinPose) -> String {
    switch pose {
    case .idle: "Nudgy is here."
    case .happy: "Nudgy smiles."
    case .thinking: "Nudgy is thinking."
    case .sleeping: "Nudgy is asleep."
    case .celebrating: "Nudgy does a little dance."
    case .thumbsUp: "Nudgy gives a flipper up."
    case .encouraging: "Nudgy cheers you on."
    }
  }
}
