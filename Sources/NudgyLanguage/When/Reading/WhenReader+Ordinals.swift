import NudgyCore

// Places in a row, and days of a month.
extension WhenReader {
  /// The day of a month: 15, 15th, "fifteenth", "twenty first".
  func dayOfMonth(_ index: Int) -> (value: Int, isOrdinal: Bool, next: Int)? {
    if let ordinal = ordinal(index), (1...31).contains(ordinal.value) {
      return (ordinal.value, true, ordinal.next)
    }
    if case .integer(let value, let digits) = self[index].shape, digits <= 2, (1...31).contains(value) {
      return (value, false, index + 1)
    }
    guard self[index].shape == .word, let number = integer(index), (1...31).contains(number.value) else {
      return nil
    }
    return (number.value, false, number.next)
  }

  /// "third", 3rd, "twenty first"; -1 for "last", -2 for "second last" and "second to last".
  func ordinal(_ index: Int) -> (value: Int, next: Int)? {
    if let value = sense(index).ordinal {
      if (2...5).contains(value), let next = behindLast(index + 1) { return (-value, next) }
      return (value, index + 1)
    }
    guard let tens = sense(index).number, tens == 20 || tens == 30, self[index].shape == .word else {
      return nil
    }
    let onesAt = lower(index + 1) == "-" ? index + 2 : index + 1
    guard let ones = sense(onesAt).ordinal, (1...9).contains(ones) else { return nil }
    return (tens + ones, onesAt + 1)
  }

  /// Behind "last" and "to last" before days that are counted; in "the 3rd last month" it goes with the month.
  private func behindLast(_ index: Int) -> Int? {
    let toAt = skip(["-"], at: index)
    let at = skip(["-"], at: skip(["to"], at: toAt))
    let isOfDays = [.day, .workday].contains(sense(at + 1).unit) || lower(at + 1) == "business"
    return lower(at) == "last" && (isOfDays || plainWeekday(at + 1) != nil) ? at + 1 : nil
  }
}
