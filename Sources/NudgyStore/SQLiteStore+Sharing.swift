package import Foundation
package import NudgyCore

extension SQLiteStore: ShareStore {
  package func takeIn(
    _ shared: [SharedTask], revives: Bool, at now: Date, turn: UUID
  ) throws(NudgyError) -> [TakenIn] {
    guard !shared.isEmpty else { return [] }
    return try perform { connection in
      let changer = TaskChanger(connection: connection, makeID: makeID, errors: errors)
      let (tasks, shares) = (TaskTable(connection: connection), ShareTable(connection: connection))
      // Looked up inside: another process may be taking in the same file.
      return try connection.transaction {
        var taken: [TakenIn] = []
        for item in shared {
          if !item.isAnew, let identity = item.identity, let number = try shares.number(of: identity) {
            let task = try tasks.task(number: number)
            if task != nil || !revives {
              taken.append(.known(task))
              continue
            }
          }
          for transition in try changer.apply([.create(item.task)], at: now, turn: turn) {
            if let identity = item.identity {
              try shares.record(identity, as: transition.task?.number ?? 0, at: now)
            }
            taken.append(.made(transition))
          }
        }
        return taken
      }
    }
  }
}
