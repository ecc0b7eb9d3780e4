import Foundation
import NudgyCore
import NudgyLanguage

// Times: when a card is to come back, and what another date is about.
extension ActPlanner {
  /// A message that is a time and nothing else means what lies on the table, or what was dated last.
  func timeAlone(_ understanding: Understanding) -> PlannedStep? {
    timeForCard(understanding) ?? timeForDated(understanding)
  }

  /// A time alone, right after a card was shown, is when that card is to come back.
  func timeForCard(_ understanding: Understanding) -> PlannedStep? {
    guard let card = state.card, state.turnsSinceCard == 1, understanding.acts.count < 2,
      understanding.text.utf8.count <= Self.longestTime
    else { return nil }
    // "Ok night" is no time to come back.
    let talk: Set<Intent> = [.smallTalk, .greeting, .thanks, .quit, .clock, .context]
    let intent = understanding.acts.first?.intent
    guard intent.map(talk.contains) != true else { return nil }
    let words = understanding.text.filter { !".!".contains($0) }.trimmed
    let isTime = SnoozeTimes(context: context).named(words) != nil
    let when = WhenParser(context).whole(words)
    guard isTime || when?.start != nil, Int(words) == nil else { return nil }
    // "Make it monday" is a new date, where "monday" alone is when the card comes back.
    if intent == .update, when?.text.count != words.count { return nil }
    var act = Act(.snooze, confidence: 1, span: 0..<understanding.text.utf8.count, target: .number(card))
    act.when = when
    // Of a task that was asked about, it is its day.
    if state.lastIntent == Intent.lookup.rawValue, !isTime {
      act.intent = .update
      return updateStep(act)
    }
    let until = isTime ? ReturnTime(words, TimeArgument(context)) : returnTime(act)
    return call(.snooze(target(act), until: until))
  }

  /// Bytes of a message that is a time and nothing else.
  private static let longestTime = 60

  /// A time alone, right after a task was given one, is another for it: "at 5".
  private func timeForDated(_ understanding: Understanding) -> PlannedStep? {
    let dating: Set<Intent> = [.create, .update, .snooze]
    guard let dated = state.dated, let last = state.lastIntent.flatMap(Intent.init), dating.contains(last),
      understanding.acts.count < 2, understanding.text.utf8.count <= Self.longestTime,
      !AskingWords.begin(understanding.text), understanding.acts.first?.intent != .lookup
    else { return nil }
    let words = understanding.text.filter { !".!".contains($0) }.trimmed
    let act = understanding.acts.first ?? understanding.question?.act
    // "No, the 5th", of several that were just told: the one that has a date.
    let told = Set(state.touched + [dated.number])
    let isOfIt =
      act?.target == nil || act?.target == .current
      || act.map { !$0.targets.isEmpty && told.isSuperset(of: $0.targets) } == true
    let isAnother =
      act?.intent == .update && act?.reference == nil && isOfIt && act?.details == ActDetails.none
    guard let when = WhenParser(context).whole(words) ?? (isAnother ? act?.when : nil), when.start != nil,
      Int(words) == nil
    else { return nil }
    return updateStep(
      Act(
        .update, confidence: 1, span: 0..<understanding.text.utf8.count, target: .number(dated.number),
        when: when))
  }

  /// "Not now" has a time of its own, wherever it is said; "snooze it" has none.
  func snoozeStep(_ act: Act, _ text: String) -> PlannedStep {
    let span = words(act.span, of: text)
    let times = SnoozeTimes(context: context)
    let named = [act.timeWords, SnoozeTimes.vague(in: span), span].compactMap(\.self).first {
      times.named($0) != nil
    }
    let isTime = act.when == nil || act.timeWords == named
    let said = isTime ? named.map { ReturnTime($0, TimeArgument(context)) } : nil
    return call(.snooze(target(act), until: said ?? returnTime(act)))
  }

  /// A new date alone ("no, thursday") is about what was dated last, and a snooze stays a snooze.
  func updateStep(_ act: Act) -> PlannedStep {
    var act = act
    if act.when != nil, act.details == .none, let dated = state.dated,
      act.target == nil || act.target == .current || act.targets == [dated.number]
    {
      act.target = .number(dated.number)
      act.when = act.when.map { onItsDay($0, dated) }
      // Who names the task once more gives it another day; "no, tuesday" is when it comes back.
      if dated.isSnooze, act.reference == nil {
        return call(.snooze(target(act), until: returnTime(act)))
      }
    }
    let edit = TaskEdit(act, in: context)
    // "Edit the second one": what is to change is not said yet.
    guard !edit.isEmpty else { return .text(AssistantWording.whatToChange(act.targets.first)) }
    return call(.update(target(act), edit))
  }

  /// "At 5" after "thursday" is five o'clock on Thursday, and "the 15th" after "january 12" is one of January.
  private func onItsDay(_ when: When, _ dated: DialogueState.Dated) -> When {
    if when.implied.contains(.month), !when.implied.contains(.day), when.recurrence == nil, !when.isTimeOfDay
    {
      return inItsMonth(when, dated)
    }
    guard let day = dated.instant.map(context.calendar.day(of:)), let start = when.start, !when.isAllDay,
      when.recurrence == nil, when.isTimeOfDay, when.role != .after
    else { return when }
    var moved = when
    let time = CivilDateTime(day, inItsHalf(start.time, when, dated))
    guard context.calendar.instant(of: time) > context.now else { return when }
    moved.start = time
    return moved
  }

  /// "No, twenty past eight" is in the morning where the other hour was, unless the half of the day is said; "at 5" is not,
  /// as nobody is up.
  private func inItsHalf(_ time: CivilTime, _ when: When, _ dated: DialogueState.Dated) -> CivilTime {
    guard when.implied.contains(.meridiem), time.hour >= 12 + 7, let instant = dated.instant else {
      return time
    }
    let other = context.calendar.civil(at: instant).time
    guard (1..<12).contains(other.hour) else { return time }
    return CivilTime(hour: time.hour - 12, minute: time.minute) ?? time
  }

  private func inItsMonth(_ when: When, _ dated: DialogueState.Dated) -> When {
    guard let month = dated.instant.map(context.calendar.day(of:)), let start = when.start,
      let first = CivilDate(year: month.year, month: month.month, day: 1)
    else { return when }
    // "The third saturday" is counted anew in another month; "the 1st" is found there by its number.
    let there = LanguageContext(
      now: context.calendar.instant(first, start.time), calendar: context.calendar,
      readsDayFirst: context.readsDayFirst)
    let counted = WhenParser(there).whole(when.text)?.start?.date
    let isThere = counted.map { $0.year == month.year && $0.month == month.month } == true
    let day = isThere ? counted : CivilDate(year: month.year, month: month.month, day: start.date.day)
    guard let day, day >= context.today else { return when }
    var moved = when
    moved.start = CivilDateTime(day, start.time)
    return moved
  }

  private func returnTime(_ act: Act) -> ReturnTime {
    guard let when = act.when else { return .unsaid }
    let times = TimeArgument(context)
    // What is beyond the calendar is refused by the words that were said.
    guard SnoozeTimes(context: context).named(when.text) == nil, let instant = times.returnTime(of: when),
      times.context.calendar.shows(instant)
    else { return ReturnTime(when.text, times) }
    return .at(instant)
  }
}
