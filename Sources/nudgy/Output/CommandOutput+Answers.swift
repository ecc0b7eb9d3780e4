import NudgyAssistant
import NudgyCore
import NudgyLanguage
import NudgyTerminal

// The answers several commands share.
extension CommandOutput {
  func receipts(_ receipts: [Receipt]) {
    guard isJSON else {
      for receipt in receipts { write(ReceiptView.render(receipt, on: canvas)) }
      if let line = ReceiptWording.unfit(receipts) { notice(line) }
      return
    }
    document([
      "receipts": .array(receipts.map { $0.json(now: wording.now, calendar: wording.calendar) })
    ])
  }

  /// What became of things that were shared.
  func shared(_ result: ShareResult) {
    guard isJSON else {
      receipts(result.receipts)
      for task in result.known { writeLine(ShareWording.known(task, in: wording)) }
      return
    }
    document([
      "receipts": .array(result.receipts.map { $0.json(now: wording.now, calendar: wording.calendar) }),
      "known": .array(result.known.map(json)),
    ])
  }

  /// The receipts of a ramble, and what of it was left over.
  func dump(_ result: DumpResult) {
    guard isJSON else {
      if result.receipts.isEmpty, result.known.isEmpty { writeLine(Words.nothingCaptured) }
      receipts(result.receipts)
      for task in result.known { writeLine(ShareWording.known(task, in: wording)) }
      if let question = result.question { write(QuestionView.render(question.text, choices: [], on: canvas)) }
      return
    }
    document([
      "receipts": .array(result.receipts.map { $0.json(now: wording.now, calendar: wording.calendar) }),
      "leftovers": .array(
        result.leftovers.map { leftover in
          [
            "text": .string(leftover.text),
            "source": .array([.int(leftover.span.lowerBound), .int(leftover.span.upperBound)]),
          ]
        }),
      "known": .array(result.known.map(json)),
      "unsure": .array(result.leftovers.map { .string($0.text) }),
      "background": .array(result.background.map { .string($0.text) }),
    ])
  }

  func json(_ task: TaskItem) -> JSONValue {
    task.json(now: wording.now, calendar: wording.calendar)
  }
}
