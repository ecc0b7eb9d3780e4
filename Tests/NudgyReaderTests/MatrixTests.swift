import Testing

@testable import NudgyReader

/// Products that go by four columns and eight rows at once, on tables that are no multiples of either.
@Suite("The matrices of the reader")
struct MatrixTests {
  /// A table a name, each of another size, whose weights go through all bytes.
  private static let bytes: [UInt8] = {
    var bytes = Array("NUDGYRD3".utf8) + [UInt8](repeating: 0, count: 8) + [1, 0, 0, 0]
    for name in ReaderWeights.Name.allCases {
      let (rows, columns) = (name.rawValue * 5 % 23 + 1, name.rawValue % 9 + 1)
      for number in [rows, columns] { append(UInt32(number), to: &bytes) }
      for row in 0..<rows { append((Float(row + 1) / 100).bitPattern, to: &bytes) }
      bytes += (0..<rows * columns).map { UInt8(($0 * 37 + 128) % 256) }
      while bytes.count % 4 > 0 { bytes.append(0) }
      // The last table is that of meanings, each of a stem.
      if name == .meaning { for row in 0..<rows { append(UInt32(row), to: &bytes) } }
    }
    return bytes
  }()

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private func withWeights(_ body: (ReaderWeights) throws -> Void) throws {
    unsafe try MatrixTests.bytes.withUnsafeBufferPointer { buffer in
      let weights = unsafe buffer.baseAddress.flatMap {
        unsafe ReaderWeights.all($0, count: buffer.count).first
      }
      try body(#require(weights))
    }
  }

  private func vector(_ count: Int, _ seed: Int) -> [Float] {
    (0..<count).map { Float(($0 * 7 + seed * 3) % 11) / 11 - 0.4 }
  }

  private func product(_ weights: ReaderWeights, _ name: ReaderWeights.Name, _ vector: [Float]) -> [Float] {
    (0..<weights.rows(name)).map { row in
      vector.indices.reduce(0) { $0 + weights.value(row * vector.count + $1, of: name) * vector[$1] }
    }
  }

  private func isClose(_ first: [Float], _ second: [Float]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  @Test(arguments: ReaderWeights.Name.allCases)
  func aProductIsAddedToTheSums(_ name: ReaderWeights.Name) throws {
    try withWeights { weights in
      let vector = vector(weights.columns(name), 1)
      var sums = [Float](repeating: 2, count: weights.rows(name))
      weights.matrix(name).multiply(vector, into: &sums)
      #expect(isClose(sums, product(weights, name, vector).map { $0 + 2 }))
    }
  }

  @Test func panelsThatTakeTheMemoryOfOthersKeepNothingOfThem() throws {
    try withWeights { weights in
      var panels = Panels()
      for name in ReaderWeights.Name.allCases + ReaderWeights.Name.allCases.reversed() {
        let vectors = (0..<3).map { vector(weights.columns(name), $0) }
        let count = Panels.count(weights.rows(name))
        // One quad before the sums, and one between those of two vectors.
        var sums = [Quad](repeating: .zero, count: 3 * (2 * count + 1))
        panels.load(name, 0..<count, of: weights)
        panels.multiply(
          vectors.flatMap(Quad.all), count: 3, into: &sums, at: 1, distance: 2 * count + 1)
        for (index, vector) in vectors.enumerated() {
          let first = index * (2 * count + 1)
          #expect(sums[first] == .zero)
          let lanes = Quad.numbers(sums[first + 1...first + 2 * count])
          let wanted = product(weights, name, vector)
          #expect(isClose(lanes, wanted + [Float](repeating: 0, count: lanes.count - wanted.count)))
        }
      }
    }
  }

  @Test func onePanelOfSeveralCanBeLoaded() throws {
    try withWeights { weights in
      let name = try #require(ReaderWeights.Name.allCases.first { weights.rows($0) > 16 })
      let vector = vector(weights.columns(name), 2)
      var panels = Panels()
      panels.load(name, 1..<2, of: weights)
      var sums = [Quad](repeating: .zero, count: 2)
      panels.multiply(Quad.all(vector), count: 1, into: &sums, distance: 2)
      #expect(isClose(Quad.numbers(sums[...]), Array(product(weights, name, vector)[8..<16])))
    }
  }
}
