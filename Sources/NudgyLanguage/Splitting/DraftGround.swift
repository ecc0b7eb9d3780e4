/// What made a task of a draft: ordered outright, or concluded from what was told.
///
/// Later steps ask for the ground and its properties. The raw value is the name of the rule in traces.
enum DraftGround: String, Sendable {
  case obligation = "obligation"
  case imperative = "imperative"
  case captureFrame = "capture frame"
  case oneTask = "one task"
  case fragment = "fragment"
  case promise = "promise"
  case unfinished = "unfinished"
  case passiveNeed = "passive need"
  case due = "due statement"
  case runningOut = "running out"
  case appointment = "appointment"
  case neededDeed = "thing needs"
  case neededThing = "needed thing"
  case wanted = "wanted"
  case awaited = "awaited"
  case askedOfMe = "asked of me"
  case debt = "debt"
  case behind = "behind"
  case waitingThing = "waiting thing"
  case occasion = "occasion"
  case habit = "habit"
  case plan = "plan"
  case meeting = "meeting"
  case broken = "broken thing"
  case deedOnNamed = "deed on what was named"

  /// Concluded from what is told, so that it gives way to the same said outright.
  var isConcluded: Bool {
    switch self {
    case .runningOut, .passiveNeed, .due, .neededDeed, .neededThing, .promise, .unfinished, .askedOfMe,
      .wanted, .awaited, .debt, .behind, .occasion, .broken:
      true
    default: false
    }
  }

  /// Names what is due or takes place, verb and all.
  var isOfThing: Bool { self == .due || self == .occasion }

  /// Stands as it was told, with someone or something that does or has something.
  var isTold: Bool { self == .broken || self == .wanted || self == .awaited }
}
