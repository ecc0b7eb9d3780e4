import NudgyReader

/// How sure the reader has to be to act, and to ask. Making a task is cheap, as it can be taken back at a glance; what
/// changes a listed task costs more when it is wrong, and letting go of one most.
///
/// The numbers come from `Tools/Reader/calibrate.py` on speakers that nothing was learnt from.
enum ReadingPolicy {
  enum Verdict: Sendable { case act, ask, leave }

  /// A listed task that is this likely meant is meant.
  static let meant: Float = 0.5
  static let surelyMeant: Float = 0.9
  /// How sure it has to be where no word names the task.
  static let withoutName: Float = 0.8
  /// Words that are this like those of a title may speak of it.
  static let like: Float = 0.15
  /// The same of what is named while something else is at hand.
  static let hardlyLike: Float = 0.3
  /// How sure it has to be that something listed changes where no word of its title is said.
  static let unnamed: Float = 0.8
  /// How sure it has to be that something is put off where the words tell of what is about to be done.
  static let sureToPutOff: Float = 0.8
  /// How sure it may be at most where they are less like.
  static let unlike: Float = 0.4
  /// How sure it has to be that words are a new name for a task, and nothing new.
  static let newName: Float = 0.85
  /// How likely what reads as a change has to be something new, where nothing listed is meant.
  static let ratherNew: Float = 0.3
  /// How sure it has to be to ask about several that nobody named.
  static let sweeping: Float = 0.4
  /// How sure it has to be that what somebody else wants is something to do.
  static let ofOthers: Float = 0.8
  /// One that is this likely meant is asked about.
  static let perhapsMeant: Float = 0.2
  /// Words that are this likely something to do are asked about, whatever else they look like.
  static let perhapsToDo: Float = 0.22
  /// How likely words that begin as a reason have to be something to do.
  static let surelyToDo: Float = 0.4
  /// The same of words that tell what is wrong with a thing.
  static let perhapsFault: Float = 0.02
  /// The same within a ramble: one question for all of it costs little, and what is not asked about is lost.
  static let perhapsToDoInRamble: Float = 0.07
  /// The same of words that nothing sure is known of.
  static let perhapsToDoUnsure: Float = 0.08

  /// Changes that are asked about after one message; who says more than that at once is told what was heard.
  static let mostQuestions = 2

  /// - Parameters:
  ///   - link: how sure it is that the piece is about its task; 1 for acts that are about none.
  ///   - isNumbered: whether the tasks were named in a way that leaves no doubt about which.
  ///   - isPlain: whether a word names them, or few words point at them.
  static func verdict(
    _ act: ReaderAct, certainty: Float, link: Float = 1, isNumbered: Bool = false, isPlain: Bool = true
  ) -> Verdict {
    if isNumbered, certainty >= 0.5 { return .act }
    let (acts, asks): (Float, Float) =
      switch act {
      case .create: (0.34, 0.18)
      case .snooze, .update, .skip, .undo, .redo, .forget: (0.54, 0.25)
      case .complete: (0.5, 0.25)
      // Nothing is lost by it.
      case .reopen: (0.4, 0.2)
      case .drop: (0.62, 0.25)
      default: (0, 0)
      }
    let weaker = min(certainty, link)
    return weaker >= (isPlain ? acts : max(acts, withoutName)) ? .act : weaker >= asks ? .ask : .leave
  }
}
