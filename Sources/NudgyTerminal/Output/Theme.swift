import Foundation
import NudgySystem

/// The colours: one accent for each state of a task.
package struct Theme: Sendable, Equatable {
  /// The hour of the day on the user's wall clock, 0 up to 24; only the active blue follows it.
  package let hour: Double

  package init(hour: Double) {
    self.hour = hour
  }

  package func color(_ accent: Accent) -> RGBColor {
    switch accent {
    case .active: RGBColor(0x007AFF).turned(by: Theme.drift(hour: hour))
    case .done: RGBColor(0x30D158)
    case .stale: RGBColor(0xFF9F0A)
    case .overdue: RGBColor(0xFF453A)
    }
  }

  /// The accent among the 16 colours every colour terminal has, as an SGR foreground code.
  package func basicCode(_ accent: Accent) -> Int {
    switch accent {
    case .active: 94
    case .done: 32
    case .stale: 33
    case .overdue: 91
    }
  }

  /// Degrees by which the active blue is turned: towards cyan at noon (-15), towards violet at midnight (+15),
  /// true at 6 and 18 o'clock.
  package static func drift(hour: Double) -> Double {
    15 * cos(hour / 24 * 2 * .pi)
  }
}
