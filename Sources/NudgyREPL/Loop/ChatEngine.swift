package import NudgyAssistant
package import NudgyCore

/// What the chat asks of the engine; `NudgyEngine` is the one the program uses.
///
/// A port, so that interrupts, failures and pauses can be rehearsed to the letter.
package protocol ChatEngine: Sendable {
  /// The greeting, and what there is to know before talking.
  func opening() async -> [TurnEvent]
  /// What presses so that it stands at the top; nil where nothing does.
  func launchNudge() async -> LaunchNudge?
  /// A goodbye in the persona's voice, for those who leave without a word.
  func farewell() async -> String
  /// What is named to those who leave, as it was offered to be kept and got no answer.
  func leftUnkept() async -> String?
  func respond(to message: UserMessage) -> AsyncStream<TurnEvent>
  /// A line to follow the last answer; nil when none comes soon.
  func laterLine() async -> String?
  /// What is to be told beside the answer to a command.
  func newNotices() async -> [Notice]
  /// Waits until something comes in from elsewhere, takes it in and says what; nothing when the task is cancelled before,
  /// or nothing can come.
  func nextArrival() async -> [Notice]
  /// Does what can wait, until the task is cancelled.
  func tidyUp() async

  func capture(_ text: String) async throws(NudgyError) -> [Receipt]
  func dump(_ text: String) async throws(NudgyError) -> DumpResult
  func next(energy: EnergyLevel?, minutes: Int?) async throws(NudgyError) -> NextAnswer?
  func board(limit: Int) async throws(NudgyError) -> Board
  func tasks(
    in scope: TaskScope, on days: ClosedRange<CivilDate>?, limit: Int, offset: Int
  ) async throws(NudgyError) -> [TaskItem]
  func agendaRange(_ words: String) async throws(NudgyError) -> AgendaRange
  func agenda(_ agenda: Agenda, offset: Int) async throws(NudgyError) -> TaskListing
  func count(of scope: TaskScope, on days: ClosedRange<CivilDate>?) async throws(NudgyError) -> Int
  func find(_ words: String, limit: Int) async throws(NudgyError) -> [TaskItem]
  func task(_ reference: String) async throws(NudgyError) -> TaskItem
  func complete(_ reference: String?) async throws(NudgyError) -> [Receipt]
  func skip(_ reference: String?) async throws(NudgyError) -> [Receipt]
  func drop(_ reference: String) async throws(NudgyError) -> [Receipt]
  func reopen(_ reference: String) async throws(NudgyError) -> [Receipt]
  func snooze(_ words: [String]) async throws(NudgyError) -> [Receipt]
  func edit(_ reference: String, _ text: String) async throws(NudgyError) -> [Receipt]
  func undo(_ count: Int) async throws(NudgyError) -> [Receipt]
  func redo(_ count: Int) async throws(NudgyError) -> [Receipt]

  /// Asks about changes that are more than is changed without a yes.
  func ask(about change: HeldChange) async throws(NudgyError) -> Question

  func speaker() async -> PersonaSummary
  func personas() async -> [PersonaSummary]
  func personaText(_ id: String) async throws(NudgyError) -> String
  func usePersona(_ id: String) async throws(NudgyError) -> PersonaSummary
  func factSentences() async throws(NudgyError) -> [String]
  func forget(_ subject: String) async throws(NudgyError) -> [MemoryFact]
  func forgetEverywhere(_ what: String) async throws(NudgyError) -> [MemoryFact]
  var memoryPath: String { get }
  func privacyReport() async -> PrivacyReport
  func titles(startingWith prefix: String, limit: Int) async -> [String]
  func timeWording() -> TimeWording
}
