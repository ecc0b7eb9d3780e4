import Foundation

/// Prints measurements beside their budgets, and remembers what missed.
struct Report {
  private(set) var misses = 0

  func heading(_ text: String) {
    show("\n\(text)")
  }

  mutating func line(_ what: String, _ value: Double, _ unit: String = "ms", budget: Double? = nil) {
    var text = "  " + what.padding(toLength: 52, withPad: " ", startingAt: 0)
    text += number(value, unit)
    if let budget {
      let passes = value <= budget
      if !passes { misses += 1 }
      text += "   budget \(number(budget, unit))   \(passes ? "pass" : "MISS")"
    }
    show(text)
  }

  /// The quickest tenth, the middle and the slowest of what was measured again and again.
  func spread(_ what: String, _ samples: Samples) {
    let values = [0.1, 0.5, 0.9, 0.99].map { number(samples.quantile($0), "") }.joined()
    show("  \(values)ms  p10 p50 p90 p99  \(what)")
  }

  /// Measuring takes minutes; each line appears when it is known, also in a file.
  func show(_ text: String) {
    print(text)
    fflush(nil)
  }

  private func number(_ value: Double, _ unit: String) -> String {
    String(format: value < 10 ? "%8.3f" : "%8.1f", value) + " \(unit)"
  }
}
