import Foundation
import NudgyCore

/// Tool results as a model reads them: facts only, so that it can speak truly about them.
struct ToolContent {
  let now: Date
  let calendar: ZonedCalendar
  let wording: TimeWording

  func json(_ outcome: ToolOutcome, _ asides: CallAsides) -> JSONValue {
    let result = json(outcome)
    guard let members = result.members else { return result }
    return .object(
      asides.members.reduce(into: members) { members, aside in
        guard let index = members.firstIndex(where: { $0.name == aside.name }) else {
          return members.append(aside)
        }
        let all = (members[index].value.arrayValue ?? []) + (aside.value.arrayValue ?? [])
        members[index] = .init(aside.name, .array(all))
      })
  }

  private func json(_ outcome: ToolOutcome) -> JSONValue {
    switch outcome {
    case .changed(let receipts, _): changed(receipts)
    case .next(let answer): next(answer)
    case .tasks(let listing):
      listed(listing)
    case .brokenDown(let receipt):
      [
        "receipt": .string(receipt.text),
        "steps": .array((receipt.task?.steps ?? []).map { .string($0.title) }),
      ]
    case .stepDone(let receipt):
      [
        "receipt": .string(receipt.text),
        "nextStep": JSONValue(receipt.task.flatMap { task in task.openStep.map { task.steps[$0].title } }),
      ]
    case .drafted(let receipt, let draft):
      ["receipt": .string(receipt.text), "subject": JSONValue(draft.subject), "body": .string(draft.body)]
    case .draftKept(let draft): ["subject": JSONValue(draft.subject), "body": .string(draft.body)]
    case .remembered(let fact, _): ["remembered": .string(MemoryWording.sentence(fact))]
    case .recalled(_, let facts): ["facts": .array(facts.map { .string(MemoryWording.sentence($0)) })]
    case .forgot(let facts): ["forgotten": .array(facts.map { .string($0.subject) })]
    case .personaSet(let name): ["persona": .string(name)]
    case .moodNoted(let energy, let minutes):
      ["energy": JSONValue(energy?.rawValue), "minutes": JSONValue(minutes)]
    case .asked(let question):
      ["question": .string(question.text), "choices": .array(question.choices.map(JSONValue.string))]
    case .held: ["waiting": "nothing was changed; the program asks the user first, below your answer"]
    case .failed(let error): error.json(ErrorMessages(wording: wording, isConversation: true))
    }
  }

  /// Tasks of a listing that a model reads.
  private static let mostListed = 30

  private func listed(_ listing: TaskListing) -> JSONValue {
    let left = max(0, listing.tasks.count - ToolContent.mostListed)
    let more = listing.more.map { $0 + left } ?? (left > 0 ? left : nil)
    return [
      "tasks": .array(listing.tasks.prefix(ToolContent.mostListed).map(brief)), "more": JSONValue(more),
    ]
  }

  private func changed(_ receipts: [Receipt]) -> JSONValue {
    var members = [JSONValue.Member("receipts", .array(receipts.map { .string($0.text) }))]
    let ignored = receipts.flatMap { receipt in
      receipt.unfit.map { field -> JSONValue in
        [
          "task": JSONValue(receipt.task?.number), "field": .string(field.name),
          "fault": .string(field.fault.rawValue),
        ]
      }
    }
    if !ignored.isEmpty { members.append(.init("ignored", .array(ignored))) }
    return .object(members)
  }

  private func next(_ answer: NextAnswer?) -> JSONValue {
    guard let answer else { return ["task": nil] }
    return ["task": brief(answer.task), "reason": .string(ReasonWording.clause(answer.reason, in: wording))]
  }

  /// A task in the few fields that talk needs.
  private func brief(_ task: TaskItem) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("number", .int(task.number)), .init("title", .string(task.title)),
      .init("status", .string(task.effectiveStatus(at: now).rawValue)),
    ]
    if let due = task.due { members.append(.init("due", .string(wording.due(due)))) }
    if let until = task.snoozedUntil { members.append(.init("back", .string(wording.instant(until)))) }
    if let minutes = task.minutes { members.append(.init("minutes", .int(minutes))) }
    return .object(members)
  }
}
