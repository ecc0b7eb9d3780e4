import Foundation
import Testing

@testable import NudgyReader

@Suite("The curves of the reader")
struct SquashTests {
  @Test(
    arguments: stride(from: Float(-20), through: 20, by: 0.5).map(\.self) + [
      -.infinity, .infinity, 1e-6, -1e30,
    ])
  func areThoseOfTheLibraryToSixDigits(_ start: Float) {
    for step in 0..<20 {
      let number = start + Float(step) / 40
      let double = Double(number)
      for lane in 0..<4 {
        var numbers = Quad(-7, 0.25, 0, 9)
        numbers[lane] = number
        #expect(abs(Double(Squash.tanh(numbers)[lane]) - tanh(double)) < 1e-6)
        #expect(abs(Double(Squash.sigmoid(numbers)[lane]) - 1 / (1 + exp(-double))) < 1e-6)
      }
    }
  }
}
