import NudgyCore
import NudgyLanguage

/// Takes the words after `snooze` apart: a reference, if any, then a time.
enum SnoozeWords {
  /// - Returns: the reference, nil for the current card, and the time.
  /// - Throws: `timeNotUnderstood` when no words at the end name a time, `noSuchTime` when they name one that cannot be.
  static func split(
    _ words: [String], context: LanguageContext
  ) throws(NudgyError) -> (reference: String?, time: String) {
    let parts = words.flatMap { $0.split(separator: " ").map(String.init) }
    // A number alone is the task, not five o'clock.
    if parts.count == 1, isReference(parts.first) {
      throw .missingArgument(name: "a time, such as 'friday' or 'tomorrow morning'", command: "snooze")
    }
    // The longest time at the end wins; a number in front of it is a reference ("snooze 3 friday").
    let first = isReference(parts.first) && parts.count > 1 ? 1 : 0
    // A time is a few words at the end; of many numbers in front none is a part of it.
    let numbers = parts.dropLast().prefix { isReference($0) }.count
    let earliest = numbers > 2 ? [numbers, first] : [first]
    for start in earliest.flatMap({ max($0, parts.count - longestTime)..<max(parts.count, $0) }) {
      let time = parts[start...].joined(separator: " ")
      guard names(time, context) else {
        if let error = WhenParser(context).noSuchTime(time) { throw .noSuchTime(error) }
        continue
      }
      let reference = parts[..<start].filter { !["until", "till", "to", "for"].contains($0.lowercased()) }
      return (reference.isEmpty ? nil : reference.joined(separator: " "), time)
    }
    throw .timeNotUnderstood(parts.dropFirst(first).joined(separator: " "))
  }

  /// Words of a time.
  private static let longestTime = 40

  private static func isReference(_ word: String?) -> Bool {
    guard let word else { return false }
    return Int(word.hasPrefix("#") ? String(word.dropFirst()) : word) != nil
  }

  private static func names(_ time: String, _ context: LanguageContext) -> Bool {
    if SnoozeTimes(context: context).named(time) != nil { return true }
    if InstantFormat.instant(from: time, in: context.calendar) != nil || CivilDate(iso: time) != nil {
      return true
    }
    guard let when = WhenParser(context).whole(time) else { return false }
    return when.start != nil || when.duration != nil
  }
}
