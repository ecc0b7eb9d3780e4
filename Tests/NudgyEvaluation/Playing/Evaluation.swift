package import Foundation

/// Plays all talks with a brain.
package struct Evaluation: Sendable {
  package let talks: [Talk]
  /// Where the talks have their folders.
  private let folder: URL

  package init(talks: [Talk], folder: URL = FileManager.default.temporaryDirectory) {
    self.talks = talks
    self.folder = folder
  }

  /// - Parameter width: how many talks are played at once.
  package func score(_ brain: Brain, width: Int) async throws -> Score {
    let played = try await withThrowingTaskGroup(of: (Int, Played).self) { group in
      var results: [Int: Played] = [:]
      for (index, talk) in talks.enumerated() {
        if index >= width, let (place, played) = try await group.next() { results[place] = played }
        group.addTask { (index, try await Stage.play(talk, with: brain, in: folder)) }
      }
      for try await (place, played) in group { results[place] = played }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
    return Score(name: brain.name, played: played)
  }
}
