import NudgyCore

/// How well a task suits the energy and the minutes someone has.
///
/// What a task does not say counts as neutral: it comes after what surely fits and before what surely does
/// not. Low energy wants light tasks; high energy wants the heavy ones; medium takes all but extremes.
struct ContextFit {
  /// Nil when unknown or not asked.
  private let energyFits: Bool?
  private let minutesFit: Bool?
  private(set) var rank: Int

  var fitsEnergy: Bool { energyFits == true }
  var fitsMinutes: Bool { minutesFit == true }
  var fitsSomething: Bool { (fitsEnergy || fitsMinutes) && energyFits != false && minutesFit != false }

  init(_ task: TaskItem, energy: EnergyLevel?, minutes: Int?) {
    minutesFit = minutes.flatMap { atHand in task.minutes.map { $0 <= atHand } }
    energyFits = energy.flatMap { ContextFit.suits($0, ContextFit.effort(of: task)) }
    rank = 0
    for fits in [energyFits, minutesFit] {
      if let fits { rank += fits ? 2 : -2 }
    }
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
