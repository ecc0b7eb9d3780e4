/// Chance that a seed repeats.
package struct SeededDice: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D
  }

  /// 0 to `sides` - 1.
  package mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, sides)))
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[roll(values.count)]
  }
}
