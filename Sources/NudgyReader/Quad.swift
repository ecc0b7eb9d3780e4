/// Four numbers that are reckoned with at once, as every processor that Nudgy runs on can.
typealias Quad = SIMD4<Float>

extension Quad {
  /// How many quads hold some numbers.
  static func count(_ numbers: Int) -> Int { (numbers + 3) / 4 }

  /// Numbers in quads, the last one filled up with zeros.
  static func all(_ numbers: [Float]) -> [Quad] {
    unsafe numbers.withUnsafeBytes { bytes in
      var quads = (0..<numbers.count / 4).map {
        unsafe bytes.loadUnaligned(fromByteOffset: 16 * $0, as: Quad.self)
      }
      let rest = numbers.suffix(numbers.count % 4)
      if !rest.isEmpty { quads.append(Quad(rest + repeatElement(0, count: 4 - rest.count))) }
      return quads
    }
  }

  /// All numbers of some quads.
  static func numbers(_ quads: ArraySlice<Quad>) -> [Float] {
    unsafe quads.withUnsafeBytes { unsafe Array($0.assumingMemoryBound(to: Float.self)) }
  }
}
