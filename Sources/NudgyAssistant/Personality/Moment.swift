/// What just happened, as far as the persona's voice is concerned.
///
/// The raw values are the section names of a persona file. A line may claim no more than its moment says:
/// the receipt, the card or the answer stands above it already.
package enum Moment: String, Sendable, CaseIterable {
  // Coming and going.
  case greeting
  /// Back within the day.
  case greetingBack = "greeting_back"
  case goodbye
  case goodNight = "good_night"

  // Tasks.
  case next
  case nothingNext = "nothing_next"
  case done
  /// The last active task was completed.
  case allClear = "all_clear"
  case snoozed, skipped, dropped, reopened, updated, captured
  case capturedMany = "captured_many"
  case undo, redo
  case nothingToUndo = "nothing_to_undo"
  case stale, overdue, focus
  case draftReady = "draft_ready"
  case brokenDown = "broken_down"
  /// A small step was done, and another is next.
  case stepDone = "step_done"
  case notFound = "not_found"
  /// A choice is offered.
  case question
  case confirmDestructive = "confirm_destructive"
  case interrupted

  // Rings. The heading beside the line is the task's title.
  /// The person asked to be reminded now.
  case ringAsked = "ring_asked"
  /// It is due now.
  case ringDue = "ring_due"
  /// It was put away until now.
  case ringReturn = "ring_return"
  /// The next time of something that repeats.
  case ringRhythm = "ring_rhythm"
  /// It will be due soon: `{when}` is "in an hour", "in 24 hours".
  case ringLead = "ring_lead"
  /// It was due and is still here, and the person asked to be rung often: two minutes are offered.
  case ringOverdue = "ring_overdue"
  /// Untouched for `{when}`, "3 days": do it now or let it go?
  case ringStale = "ring_stale"
  /// Five in the afternoon, and one thing of today is left.
  case ringDayEnd = "ring_day_end"
  /// A link was saved and never opened.
  case ringLink = "ring_link"
  /// `{count}` moments passed while nobody could be told.
  case ringDigest = "ring_digest"
  /// A ring at night that was asked for, whispered.
  case ringSoft = "ring_soft"

  // Feelings.
  case overwhelmed, stuck, tired, anxious, sad, angry, bored, proud, happy, unwell, grief

  // Small talk.
  case thanks
  case howAreYou = "how_are_you"
  case whoAreYou = "who_are_you"
  case compliment, apology, insult, agreement, disagreement, joke
  /// Something was done that stands on no list.
  case doneElsewhere = "done_elsewhere"
  /// Something was tried and came to nothing.
  case tried
  /// Something is about to be done.
  case intends
  /// Nothing was to be changed, and nothing was.
  case leftAsIs = "left_as_is"
  /// An order for another device or person.
  case order
  /// Hums and slips of the hand.
  case sounds
  /// Talk out of scope, without a model.
  case chat
  /// A question out of scope, without a model.
  case chatQuestion = "chat_question"

  // Memory and voice.
  case remembered, recalled
  case recalledNothing = "recalled_nothing"
  case forgotten
  case personaSwitched = "persona_switched"
}

extension Moment {
  /// The moment whose lines do as well, before the penguin's own are borrowed.
  var nearest: Moment? {
    switch self {
    case .greetingBack: .greeting
    case .capturedMany: .captured
    case .allClear: .done
    case .overdue, .stale, .focus: .next
    case .chatQuestion: .chat
    case .goodNight: .goodbye
    case .grief: .sad
    case .order: .chatQuestion
    case .sounds: .chat
    case .ringRhythm, .ringOverdue: .ringDue
    case .ringSoft: .ringAsked
    case .ringStale: .stale
    case .ringDayEnd: .next
    default: nil
    }
  }
}

/// A value that a line may name, written `{title}` in persona files.
package enum Placeholder: String, Sendable, CaseIterable {
  /// The task's title.
  case title
  /// What the user wants to be called.
  case name
  /// A time in words; in `ring_stale` a span of time.
  case when
  /// A number of tasks, minutes or steps; always two or more in `captured_many` and `ring_digest`.
  case count
  /// What is remembered.
  case fact
  /// What a fact is about.
  case subject
  /// The name of the voice.
  case persona
  /// The small step that comes first, or next.
  case step
}
