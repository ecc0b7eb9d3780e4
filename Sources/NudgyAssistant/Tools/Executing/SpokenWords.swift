import NudgyCore
import NudgyLanguage

/// What the user's own words of a turn ask for: a model may change no more than they speak of.
///
/// Titles, notes, facts, pasted text and the talk before all stand in what a model reads, and any of them may hold
/// orders. The typed words are the only ones that count.
struct SpokenWords: Sendable {
  let text: GivenText
  /// What the offline brain would do.
  let commands: [ToolCommand]
  /// What the conversation was about when the words were said.
  let before: DialogueState
  /// How many tasks the offline brain finds in them.
  let newTasks: Int
  /// What was offered just before, where the words are short enough to agree to it.
  private let offered: GivenText
  private let tokens: Set<String>
  private var pointing: PointingWords { PointingWords(tokens) }
  /// A look or a courtesy asks for no change.
  let isTalk: Bool
  /// Whether they ask to see a list.
  let asksForList: Bool
  /// In a story words stand for many things: only what was understood as a change of it is one.
  private let isStory: Bool

  init(
    _ understanding: Understanding, commands: [ToolCommand], state: DialogueState,
    agreedTo offered: String = ""
  ) {
    self.offered = GivenText(offered)
    text = GivenText(understanding.text)
    self.commands = commands
    before = state
    newTasks = understanding.acts.reduce(0) { $0 + $1.tasks.count }
    tokens = Set(
      understanding.text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "#" }.map(String.init))
    isStory = understanding.isRamble
    asksForList = understanding.acts.contains { act in
      guard act.intent == .lookup else { return false }
      guard case .lookup(let question) = act.details else { return true }
      // One task that is named is no list.
      return [.list, .history].contains(question.kind) && act.targets.isEmpty
    }
    // What is asked about may well be a change.
    isTalk =
      understanding.question == nil && understanding.acts.allSatisfy { SpokenWords.talk.contains($0.intent) }
  }

  private static let talk: Set<Intent> = [
    .greeting, .thanks, .smallTalk, .clock, .help, .quit, .lookup, .next, .recall,
  ]

  /// Whether the words name the task, or point at it where it lies on the table.
  func speakOf(_ task: TaskItem) -> Bool {
    guard !isTalk, !isStory else { return false }
    let number = String(task.number)
    if tokens.contains(number) || tokens.contains("#" + number) || text.mentions(task.title) { return true }
    if pointing.atOne, isAtHand(task.number) { return true }
    return pointing.atMany
      && (before.listed.contains(task.number) || before.touched.contains(task.number))
  }

  private func isAtHand(_ number: Int) -> Bool {
    before.focus == number || before.cardAtHand == number
  }

  /// Whether a new task with such a title is what the words are about, or what they may agree to.
  func support(_ title: String) -> Bool { text.supports(title) || offered.supports(title) }

  func speakOf(_ phrase: String) -> Bool { !isTalk && text.mentions(phrase) }

  /// Whether they ask for something to be taken back.
  var takeBack: Bool { !isTalk && !isStory && pointing.atThePast }

  /// What of the offline brain's commands is the same kind of change.
  func commands(like tool: ToolName) -> [ToolCommand] {
    commands.filter { $0.tool == tool || SpokenWords.alike.contains([$0.tool, tool]) }
  }

  /// The days to which the offline brain would move or put away something.
  func days(_ calendar: ZonedCalendar) -> Set<CivilDate> {
    Set(commands.compactMap { SpokenWords.day(of: $0, calendar) })
  }

  /// The day to which a command moves a task or puts it away; nil for one that gives none.
  static func day(of command: ToolCommand, _ calendar: ZonedCalendar) -> CivilDate? {
    switch command {
    case .update(_, let edit):
      if case .set(let due)? = edit.patch.due { calendar.day(of: due.instant) } else { nil }
    case .snooze(_, .at(let instant)): calendar.day(of: instant)
    default: nil
    }
  }

  /// "Push it to friday" is a new date for one reader and a snooze for the other.
  private static let alike: Set<Set<ToolName>> = [[.snoozeTask, .updateTask], [.snoozeTask, .skipTask]]
}
