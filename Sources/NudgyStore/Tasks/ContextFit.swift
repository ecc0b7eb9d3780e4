import NudgyCore

/// How well a task suits the energy and the minutes someone has.
///
/// What a task does not say is guessed from what it begins with, and counts less; what cannot be guessed is
/// neutral: it comes after what fits and before what does not. Low energy wants light tasks; high energy wants the heavy ones; medium takes all but extremes.
struct ContextFit {
  /// Nil when unknown or not asked.
  private let energyFits: Bool?
  private let minutesFit: Bool?
  /// Minutes that it takes, as said or guessed.
  private(set) var needed: Int?
  private(set) var rank: Int

  var fitsEnergy: Bool { energyFits == true }
  var fitsMinutes: Bool { minutesFit == true }
  var fitsSomething: Bool { (fitsEnergy || fitsMinutes) && energyFits != false && minutesFit != false }

  init(_ task: TaskItem, energy: EnergyLevel?, minutes: Int?) {
    let guess = EffortGuess(task)
    needed = task.minutes ?? guess?.minutes
    let effort = ContextFit.effort(of: task)
    minutesFit = minutes.flatMap { [needed] atHand in needed.map { $0 <= atHand } }
    energyFits = energy.flatMap { ContextFit.suits($0, effort ?? guess?.energy) }
    // What was said about the task counts more than all that is guessed.
    rank =
      ContextFit.points(energyFits, isSaid: effort != nil)
      + ContextFit.points(minutesFit, isSaid: task.minutes != nil)
  }

  var isTooLong: Bool { minutesFit == false }

  /// Whether it suits better: of those that all take too long, the shortest.
  func isBetter(than other: ContextFit) -> Bool {
    guard rank == other.rank, isTooLong, other.isTooLong else { return rank > other.rank }
    return needed ?? .max < other.needed ?? .max
  }

  /// Whether it was said to take more than someone has: a deadline makes no time.
  static func isBeyond(_ task: TaskItem, energy: EnergyLevel?, minutes: Int?) -> Bool {
    if let minutes, let needed = task.minutes, needed > minutes { return true }
    return energy == .low && effort(of: task) == .high
  }

  private static func points(_ fits: Bool?, isSaid: Bool) -> Int {
    guard let fits else { return 0 }
    return (fits ? 1 : -1) * (isSaid ? 4 : 1)
  }

  /// One skipped today comes after those that are neutral, before those that do not fit.
  var afterSkip: ContextFit {
    var fit = self
    fit.rank = min(fit.rank, 0) - 1
    return fit
  }

  /// What a task asks of a person: as said, else by how much thinking it takes.
  private static func effort(of task: TaskItem) -> EnergyLevel? {
    if let energy = task.energy { return energy }
    return switch task.load {
    case .light?: .low
    case .moderate?: .medium
    case .heavy?, .extreme?: .high
    case nil: nil
    }
  }

  private static func suits(_ energy: EnergyLevel, _ effort: EnergyLevel?) -> Bool? {
    guard let effort else { return nil }
    return switch (energy, effort) {
    case (.low, .low), (.medium, .low), (.medium, .medium), (.high, .high): true
    // More energy than needed is no reason against a task, nor one for it.
    case (.high, .medium), (.high, .low): nil
    default: false
    }
  }
}
