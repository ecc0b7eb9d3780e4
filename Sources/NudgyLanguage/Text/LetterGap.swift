/// What is left of two words when the letters they share at both ends are gone: where two spellings part.
struct LetterGap {
  /// How many letters they share at the beginning.
  let start: Int
  private let left: ArraySlice<UInt8>
  private let right: ArraySlice<UInt8>

  init(_ left: [UInt8], _ right: [UInt8]) {
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    self.start = start
    (self.left, self.right) = (left[start..<leftEnd], right[start..<rightEnd])
  }

  /// One letter too many, or too few.
  var isInsertion: Bool { left.count + right.count == 1 }

  /// One letter for another.
  var isChange: Bool { left.count == 1 && right.count == 1 }

  /// Two neighbours in the wrong order.
  var isSwap: Bool { left.count == 2 && right.count == 2 && left.reversed().elementsEqual(right) }
}
