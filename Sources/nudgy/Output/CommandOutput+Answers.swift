import NudgyAssistant
import NudgyCore
import NudgyTerminal

// The answers several commands share.
extension CommandOutput {
  func receipts(_ receipts: [Receipt]) {
    guard isJSON else {
      for receipt in receipts { write(ReceiptView.render(receipt, on: canvas)) }
      return
    }
    document([
      "receipts": .array(receipts.map { $0.json(now: wording.now, calendar: wording.calendar) })
    ])
  }

  func json(_ task: TaskItem) -> JSONValue {
    task.json(now: wording.now, calendar: wording.calendar)
  }
}
