/// Repeated measurements, in milliseconds.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double { quantile(0.5) }

  /// The smallest value that `share` of all values do not exceed.
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted[min(max(index, 0), sorted.count - 1)]
  }

  /// Runs `body` a few times to warm up, then measures it `count` times.
  static func of(_ count: Int, warmUp: Int = 3, _ body: () async throws -> Void) async rethrows -> Samples {
    for _ in 0..<warmUp { try await body() }
    let clock = ContinuousClock()
    var values: [Double] = []
    for _ in 0..<count {
      let start = clock.now
      try await body()
      values.append((clock.now - start) / .milliseconds(1))
    }
    return Samples(values)
  }
}
