/// Times that are waited for or were waited, in words as short as they can be.
package enum WaitWording {
  /// `25 s`, `4 min`, `3 h`: rounded up, as what is said to be over has to be.
  package static func amount(_ wait: Duration) -> String {
    let seconds = Int((wait / .seconds(1)).rounded(.up))
    if seconds < 100 { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    return minutes < 100 ? "\(minutes) min" : "\((minutes + 59) / 60) h"
  }

  /// `0.4 s`, `12.0 s`.
  package static func measured(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
