// What stands behind a time of day: am and pm, "o'clock", "sharp", "-ish".
extension WhenReader {
  func readSuffix(_ reading: inout ClockReading) {
    if let next = behindIsh(reading.next) { accept(&reading, next) }
    if let next = behindClock(reading.next) { accept(&reading, next) }
    if isOne(of: ["hours", "hrs", "h"], at: reading.next), reading.value.saysMinute,
      self[reading.next - 1].isInteger(digits: 4)
    {
      accept(&reading, reading.next + 1)
      reading.value.meridiem = .military
    }
    if let meridiem = meridiem(reading.next), reading.value.hour > 0, !reading.value.isConvention {
      // "15:00 pm" says it twice; "13pm", also behind "at", is as likely a slip for 3pm, so it is asked about.
      if reading.value.hour > 12, !reading.value.saysMinute { reading.isMissing = true }
      if reading.value.hour <= 12 { reading.value.meridiem = meridiem.isAfternoon ? .pm : .am }
      accept(&reading, behindIsh(meridiem.next) ?? meridiem.next)
    }
    // "7 sharp", "five on the dot", "8pm or so": what else people say of an exact or a rough hour.
    if isOne(of: ["sharp", "exactly", "precisely", "prompt", "promptly"], at: reading.next) {
      accept(&reading, reading.next + 1)
    } else if has("on", "the", at: reading.next), isOne(of: ["dot", "nose", "hour"], at: reading.next + 2) {
      accept(&reading, reading.next + 3)
    } else if has("or", "so", at: reading.next), reading.isCertain {
      reading.next += 2
    }
  }

  private func accept(_ reading: inout ClockReading, _ next: Int) {
    (reading.next, reading.isCertain) = (next, true)
  }

  /// Behind the end of "five-ish", "evening ish"; nil without one.
  func behindIsh(_ index: Int) -> Int? {
    let at = skip(["-"], at: index)
    return lower(at) == "ish" ? at + 1 : nil
  }

  /// Behind "o'clock", "o clock"; nil without it.
  private func behindClock(_ index: Int) -> Int? {
    if isOne(of: ["o'clock", "oclock", "o'clocks"], at: index) { return index + 1 }
    if has("o", "clock", at: index) { return index + 2 }
    return has("o", "'", "clock", at: index) ? index + 3 : nil
  }

  /// "am", "p.m.", "p" right behind the digits, "p m", "p. m.".
  func meridiem(_ index: Int) -> (isAfternoon: Bool, next: Int)? {
    switch lower(index) {
    case "am", "a.m.", "a.m": return (false, index + 1)
    case "pm", "p.m.", "p.m": return (true, index + 1)
    case "a", "p":
      let isAfternoon = lower(index) == "p"
      if lower(index + 1) == "m" { return (isAfternoon, index + 2) }
      if has(".", "m", at: index + 1) {
        let isStopped = lower(index + 3) == "." && self[index + 3].isGlued
        return (isAfternoon, isStopped ? index + 4 : index + 3)
      }
      return self[index].isGlued ? (isAfternoon, index + 1) : nil
    default: return nil
    }
  }
}
