package import Foundation
package import NudgyCore
import NudgyFiles

extension SQLiteStore: RingStore {
  package func tasksRinging(in window: RingWindow, limit: Int) throws(NudgyError) -> [TaskItem] {
    try perform { try RingTable(connection: $0).tasks(in: window, limit: limit) }
  }

  package func tasksPressing(
    _ pressure: TaskPressure, at now: Date, limit: Int
  ) throws(NudgyError) -> [TaskItem] {
    try perform { try RingTable(connection: $0).pressing(pressure, at: now, limit: limit) }
  }

  package func tasksUntouched(since: Date, now: Date, limit: Int) throws(NudgyError) -> [TaskItem] {
    try perform { try RingTable(connection: $0).untouched(since: since, now: now, limit: limit) }
  }

  package func tasksDue(in window: RingWindow, limit: Int) throws(NudgyError) -> [TaskItem] {
    try perform { try RingTable(connection: $0).due(in: window, limit: limit) }
  }

  package func told(_ keys: [RingKey], at now: Date) throws(NudgyError) -> Set<RingKey> {
    try perform { try RingTable(connection: $0).told(keys, at: now) }
  }

  package func lastTold(task: Int, at now: Date) throws(NudgyError) -> Date? {
    try perform { try RingTable(connection: $0).lastTold(task: task, at: now) }
  }

  package func claim(_ keys: [RingKey], at now: Date, lease: TimeInterval) throws(NudgyError) -> [RingKey] {
    try perform { connection in
      try connection.transaction { try RingTable(connection: connection).claim(keys, at: now, lease: lease) }
    }
  }

  package func noteTold(_ keys: [RingKey], at now: Date, by route: String) throws(NudgyError) {
    try perform { connection in
      try connection.transaction {
        try RingTable(connection: connection).noteTold(keys, at: now, by: route)
      }
    }
  }

  package func release(_ keys: [RingKey]) throws(NudgyError) {
    try perform { connection in
      try connection.transaction { try RingTable(connection: connection).release(keys) }
    }
  }

  package func checkIns(since: Date, now: Date) throws(NudgyError) -> [RingKey] {
    try perform { try RingTable(connection: $0).checkIns(since: since, now: now) }
  }

  /// Differs once another process has changed anything, or another file has taken the place of this one. What this
  /// store writes itself makes no difference.
  package func changeMark() throws(NudgyError) -> String {
    try perform { connection in
      let version = try connection.number("PRAGMA data_version") ?? 0
      return "\(version) \(file?.stamp.map { "\($0.identity)" } ?? "")"
    }
  }
}
