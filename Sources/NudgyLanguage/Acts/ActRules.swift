/// The order in which a clause is read. Earlier rules win, so the order is the design.
extension ActRule {
  static let all: [ActRule] = [
    // What has one meaning only, whatever was said before.
    toldPlan, forTheRecord, addNote,
    undo, takeBack, redo, greeting, thanks, quit, help, clock,
    // "feeling proud": before "next" and "context", which share "i have…" and "i do not know…".
    feeling,
    // Energy and minutes, before "next" takes "what can i do" for itself.
    nextWithin, context, next,
    // Questions; none changes anything.
    list, listWhen, isDone, lookUpOther, recall, whenIs,
    // Memory before tasks: "remember that…" is a fact, "remember to…" is not matched here.
    forget, rememberFact,
    persona, focus,
    // Corrections of what was just said; they need the hints.
    otherOne, correctTime, correctNumber,
    // The card at hand, then tasks by name. Snooze before update: "push it to friday" is a return time.
    completeCurrent, snoozeCurrent, snoozeUndated, skip, breakDown, draft,
    // "make that cat food" after the time corrections, because "make it friday" is one.
    replaceWords,
    updateNamed, snoozeNamed, reopen, completeNamed, drop,
    // A bare "thursday" only when nothing else fits.
    bareTime,
    // Last of the talk: "ok", "no", "nice".
    smallTalk,
    // "i paid the rent", after everything that begins with "i have".
    completePast,
  ]

  /// Those tried on the whole message before it is cut: all that can hold a comma or a pause inside.
  static let whole: [ActRule] = all.filter(\.isWhole)
}
