import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// What Next answers to a board, and why. Now is Friday 10:00.
struct NextCase: CustomTestStringConvertible, Sendable {
  let id: String
  let setUp: @Sendable (StoreHarness) async throws -> Void
  var energy: EnergyLevel?
  var minutes: Int?
  var excluding: Set<Int> = []
  /// Seconds after now at which is asked.
  var after: TimeInterval = 0
  let title: String?
  var reason: NextReason?
  var position = 1
  var count: Int?

  var testDescription: String { id }

  func check() async throws {
    let home = try StoreHarness()
    try await setUp(home)
    let answer = try await home.next(
      energy: energy, minutes: minutes, excluding: excluding, after: after)
    #expect(answer?.task.title == title)
    guard let answer else { return }
    #expect(answer.reason == reason)
    #expect(answer.position == position)
    if let count { #expect(answer.count == count) }
  }
}
