import Foundation
import NudgyCore

/// Work that blocks, on a thread of its own.
enum BlockingWork {
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      OwnThread.start { continuation.resume(returning: work()) }
    }
  }
}
