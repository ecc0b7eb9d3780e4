/// Rows of weights laid out for being multiplied with vectors.
///
/// Eight rows make a panel, in which the first quads of all eight come first, then the second ones, and so on: a
/// product goes straight through the memory, and its eight sums need not wait for each other. What a row or the last
/// panel lacks is filled with zeros.
struct Panels: Sendable {
  private var quads: [Quad] = []
  /// How many there are.
  private var count = 0
  /// How many quads a row has, and so the vector it is multiplied with.
  private var steps = 0

  static let height = 8

  /// How many panels hold some rows.
  static func count(_ rows: Int) -> Int { (rows + height - 1) / height }

  /// Puts some panels of a table in place of those that were here; the memory stays, as getting new one costs more than
  /// filling it.
  mutating func load(_ name: ReaderWeights.Name, _ range: Range<Int>, of weights: ReaderWeights) {
    let (rows, steps) = (weights.rows(name), Quad.count(weights.columns(name)))
    count = range.count
    self.steps = steps
    let size = count * Panels.height * steps
    if quads.count < size { quads = [Quad](repeating: .zero, count: size) }
    unsafe quads.withUnsafeMutableBufferPointer { quads in
      guard let quads = quads.baseAddress else { return }
      for place in 0..<count * Panels.height {
        let row = range.lowerBound * Panels.height + place
        let first = unsafe quads + (place / Panels.height * steps * Panels.height + place % Panels.height)
        if row < rows {
          unsafe weights.unpack(row, of: name, into: first, every: Panels.height)
        } else {
          for step in 0..<steps { unsafe first[step * Panels.height] = .zero }
        }
      }
    }
  }

  /// Adds the product with each of some vectors to its sums.
  ///
  /// - Parameters:
  ///   - vectors: one after the other, a whole number of quads each.
  ///   - place: of the quad where the sums of the first vector begin.
  ///   - distance: from the sums of a vector to those of the next, in quads.
  func multiply(
    _ vectors: [Quad], count vectorCount: Int, into sums: inout [Quad], at place: Int = 0, distance: Int
  ) {
    precondition(vectorCount > 0 && vectors.count == vectorCount * steps && distance >= 2 * count)
    precondition(place >= 0 && place + (vectorCount - 1) * distance + 2 * count <= sums.count)
    unsafe quads.withUnsafeBufferPointer { quads in
      unsafe vectors.withUnsafeBufferPointer { vectors in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          guard let quads = quads.baseAddress, let vectors = vectors.baseAddress else { return }
          // Panel by panel, as one is small enough to stay at hand for all vectors.
          for panel in 0..<count {
            let weights = unsafe quads + panel * Panels.height * steps
            for index in 0..<vectorCount {
              let (first, second) = unsafe Panels.product(weights, vectors + index * steps, steps: steps)
              let place = place + index * distance + 2 * panel
              unsafe sums[place] += first
              unsafe sums[place + 1] += second
            }
          }
        }
      }
    }
  }

  /// The sums of the eight rows of a panel.
  @inline(__always)
  private static func product(
    _ panel: UnsafePointer<Quad>, _ vector: UnsafePointer<Quad>, steps: Int
  ) -> (Quad, Quad) {
    var (a, b, c, d) = (Quad.zero, Quad.zero, Quad.zero, Quad.zero)
    var (e, f, g, h) = (Quad.zero, Quad.zero, Quad.zero, Quad.zero)
    var weights = unsafe panel
    for step in 0..<steps {
      let numbers = unsafe vector[step]
      unsafe a += weights[0] * numbers
      unsafe b += weights[1] * numbers
      unsafe c += weights[2] * numbers
      unsafe d += weights[3] * numbers
      unsafe e += weights[4] * numbers
      unsafe f += weights[5] * numbers
      unsafe g += weights[6] * numbers
      unsafe h += weights[7] * numbers
      unsafe weights += height
    }
    return (pairs(pairs(a, b), pairs(c, d)), pairs(pairs(e, f), pairs(g, h)))
  }

  /// The sums of neighbours; done twice, each of four quads becomes one number.
  @inline(__always)
  private static func pairs(_ first: Quad, _ second: Quad) -> Quad {
    let both = SIMD8(lowHalf: first, highHalf: second)
    return both.evenHalf + both.oddHalf
  }
}
