/// How sure the reader has to be to act, and to ask. Making a task is cheap, as it can be taken back at a glance; what
/// changes a listed task costs more when it is wrong, and letting go of one most.
///
/// The numbers come from `Tools/Reader/calibrate.py` on speakers that nothing was learnt from.
enum ReadingPolicy {
  enum Verdict: Sendable { case act, ask, leave }

  /// - Parameter link: how sure it is that the piece is about its task; 1 for acts that are about none.
  static func verdict(_ act: ReaderAct, certainty: Float, link: Float = 1) -> Verdict {
    let (acts, asks): (Float, Float) =
      switch act {
      case .create: (0.45, 0.2)
      case .snooze, .update, .skip, .undo, .redo, .forget: (0.5, 0.25)
      case .complete, .reopen: (0.6, 0.25)
      case .drop: (0.75, 0.25)
      default: (0, 0)
      }
    let weaker = min(certainty, link)
    return weaker >= acts ? .act : weaker >= asks ? .ask : .leave
  }
}
