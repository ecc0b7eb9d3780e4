package import Foundation
package import NudgyCore

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

  package func told(_ keys: [RingKey]) throws(NudgyError) -> Set<RingKey> {
    try perform { try RingTable(connection: $0).told(keys) }
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

  package func checkIns(since: Date) throws(NudgyError) -> [RingKey] {
    try perform { try RingTable(connection: $0).checkIns(since: since) }
  }
}
