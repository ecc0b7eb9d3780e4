/// The order in which a clause is read. Earlier rules win, so the order is the design.
extension ActRule {
  static let all: [ActRule] = [
    // What has one meaning only, whatever was said before.
    toldPlan, toldStory, askedOfMany, forTheRecord, addNote, emptyCapture,
    // The card on the table and the task just ticked off, before "no" and "not that one" mean other things.
    refuseCard, notDoneAfterAll, sentDraft, addedStep, sameAgain, somethingEasier, firstStep, whyThis,
    anotherDraft,
    timer,
    redoMore, undo, takeBack, redo, undoMore,
    greeting, thanks, thanksSaid, goodNight, quit, helpTopic, help, clock, thanksMore, quitMore, farewell,
    helpMore,
    clockMore,
    // "not feeling it, what else", "i can't deal with this until monday": before the feelings they sound like.
    skipWhole, restCanWait, snoozeUntil, snoozeCard, changeCard, cardNews,
    // "feeling proud": before "next" and "context", which share "i have…" and "i do not know…".
    feeling, feelingMore,
    // Energy and minutes, before "next" takes "what can i do" for itself.
    nextWithin, context, contextMore, next,
    // Questions; none changes anything.
    cardQuestion, list, listWhen, isDone, lookUpOther, recall, recallMore, whenIs, nextMore, listQuestion,
    itemQuestion, lookUpAny,
    recallAny,
    // Memory before tasks: "remember that…" is a fact, "remember to…" is not matched here.
    forget, forgetMore, namesOfMine, rememberTold, rememberFact, rememberMore, rememberAny,
    persona, voice, focus, focusMore,
    // Corrections of what was just said; they need the hints.
    otherOne, correctTime, correctNumber, correctDay, correctTask,
    // The card at hand, then tasks by name. Snooze before update: "push it to friday" is a return time.
    completeCurrent, snoozeCurrent, snoozeUndated, snoozeLater, skip, skipMore, anotherCard, refuseAny,
    nextAny,
    breakDown, breakDownMore, draft, draftMore, draftAny,
    // "make that cat food" after the time corrections, because "make it friday" is one.
    redate, refine, reword, replaceWords,
    noteOnNamed, updateNamed, snoozeNamed, reopenMore, reopen, completeMore, completeNamed, dropPlanned,
    dropAll,
    dropListed, drop,
    // A bare "thursday" only when nothing else fits.
    bareTime,
    // Last of the talk: "ok", "no", "nice".
    smallTalk,
    // "the dog has been walked", "i paid the rent", after everything that begins with "i have".
    completeState, completePast, doneInShort,
    // "is the bank open today", when nothing knows what it asks for.
    yesOrNo,
  ]

  /// Those tried on the whole message before it is cut: all that can hold a comma or a pause inside.
  static let whole: [ActRule] = all.filter(\.isWhole)

  /// Those tried on a sentence before its commas cut it.
  static let sentence: [ActRule] = all.filter { $0.isWhole || $0.spansCommas }
}
