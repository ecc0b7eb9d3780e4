package import Foundation

/// A spoken or pasted ramble, kept whole beside the tasks found in it.
package struct BrainDump: Sendable, Equatable {
  package var id: UUID
  package var transcript: String
  package var processedAt: Date
  package var taskNumbers: [Int]

  package init(id: UUID, transcript: String, processedAt: Date, taskNumbers: [Int]) {
    self.id = id
    self.transcript = transcript
    self.processedAt = processedAt
    self.taskNumbers = taskNumbers
  }
}
