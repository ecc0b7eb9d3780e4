import Testing

@testable import NudgyStore

/// When the log is folded, as it grows.
@Suite struct LogKeeperTests {
  private static func pages(_ megabytes: Double) -> Int {
    Int(megabytes * Double(1 << 20)) / LogSize.page + 1
  }

  @Test(
    arguments: [
      ("small", 0.5, nil), ("large", 1.5, .whenQuiet), ("left by others", 3.5, .away),
      ("beyond", 20, .away),
    ] as [(String, Double, LogKeeper.Folding?)])
  func aLogThatIsFound(_ name: String, _ megabytes: Double, _ folding: LogKeeper.Folding?) {
    var keeper = LogKeeper()
    #expect(keeper.folding(of: Self.pages(megabytes)) == folding)
  }

  @Test func aLogThatGrows() {
    var keeper = LogKeeper()
    let steps: [(Double, LogKeeper.Folding?)] = [
      (0.2, nil), (2, .whenQuiet), (8, .whenQuiet), (12.1, .beside),
      // What is written while it is folded beside does not begin the next folding.
      (12.3, .whenQuiet), (13, .whenQuiet), (13.2, .beside), (15.1, .atOnce),
      // Begun anew, and grown again.
      (0.1, nil), (12.5, .beside),
    ]
    for (megabytes, folding) in steps { #expect(keeper.folding(of: Self.pages(megabytes)) == folding) }
  }
}
