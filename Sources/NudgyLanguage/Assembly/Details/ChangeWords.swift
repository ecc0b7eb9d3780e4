import NudgyCore
import NudgyReader

/// What is to be different about a listed task, beside its date.
enum ChangeWords {
  static func changes(_ piece: PieceText, times: [When]) -> TaskChanges {
    var changes = TaskChanges()
    let words = piece.lower
    let text = " " + words.joined(separator: " ") + " "
    let isTimed = times.contains { $0.start != nil }
    if let name = newName(piece, isTimed ? names : names + numbered) {
      changes.title = name
      return changes
    }
    // "Take the date off the worming" is no new name either, "the drop off date is friday" takes none away.
    changes.clearsDate = !isTimed && takesDateAway(words)
    // "The boots trip has to be done by wednesday" gives a day, and no name.
    let isDated = isTimed && !words.contains(where: naming.contains)
    if !isDated, !changes.clearsDate, let title = piece.of(.title).map(Title.written), !title.isEmpty {
      // A whole new name, or some words in the place of others; what only tells more of it is a note.
      guard isRename(words) else {
        changes.note = piece.of(.note) ?? piece.all.trimmingSigns
        return changes
      }
      if title.split(separator: " ").count > 3 { changes.title = title } else { changes.replacement = title }
    }
    changes.note = piece.of(.note)
    changes.reminder = piece.of(.reminder)
    let markers = FieldMarkers(in: piece.all, isWhole: true)
    changes.priority = markers.priority
    changes.energy = markers.energy
    changes.minutes = times.first { $0.start == nil }?.duration?.estimateInMinutes
    changes.movesToTop = [" to the top ", " top of the list ", " bump it up ", " first thing on the list "]
      .contains { text.contains($0) }
    changes.clearsRecurrence = [" stop repeating ", " not repeat ", " no longer repeat ", " doesn't repeat "]
      .contains { text.contains($0) }
    return changes
  }

  /// "No deadline any more", "take the date off", "remove its due date".
  static func takesDateAway(_ words: [String]) -> Bool {
    let text = " " + words.joined(separator: " ") + " "
    if dateless.contains(where: text.contains) { return true }
    guard let date = words.firstIndex(where: { $0 == "date" || $0 == "deadline" }),
      let verb = words[..<date].lastIndex(where: removing.contains),
      words[..<verb].last.map(HoldingWords.negations.contains) != true
    else { return false }
    let between = words[(verb + 1)..<date]
    // "Drop off date", "cut off date" are names.
    return between.first != "off"
      && between.allSatisfy(["the", "its", "that", "due", "off", "out", "away"].contains)
  }

  private static let dateless = [
    " no date ", " no deadline ", " without a date ", " without date ", " no due date ", " no longer due ",
  ]
  private static let removing: WordTable = "take remove drop clear delete lose scrap wipe forget strip cut"

  /// "Rename number three to casserole for Walter", "it should read: …": all that follows is the name.
  private static func newName(_ piece: PieceText, _ names: [(String, String)]) -> String? {
    let text = piece.all
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count else { return nil }
    for (lead, joint) in names {
      guard let start = lower.firstRange(of: lead),
        let name = lower[start.upperBound...].firstRange(of: joint)
      else { continue }
      let written = Title.written(String(text[name.upperBound...]).trimmingSigns)
      return written.isEmpty ? nil : written
    }
    return nil
  }

  /// "For the tamales I need masa and corn husks" is no other name for them.
  private static func isRename(_ words: [String]) -> Bool {
    let isTold = ["need", "needs", "want", "wants", "bring", "brings"].contains { words.contains($0) }
    return !isTold || words.contains(where: naming.contains)
      || ["not", "no", "should", "actually"].contains { words.contains($0) }
  }

  private static let naming: WordTable =
    "call called rename renamed name title spelt spelled say says read meant mean instead"

  /// The same, where no time may be meant: "change number 5 to hang up the kit".
  private static let numbered = [("change number ", " to "), ("change #", " to "), ("change task ", " to ")]

  /// What leads up to a new name, and what it follows.
  private static let names = [
    ("rename ", " to "), ("rename ", " as "), ("rename ", " it's just "), ("rename ", " its just "),
    ("rename ", " it's "), ("rename ", " its "), ("rename ", ": "), ("retitle ", " to "),
    ("change the title ", "to "), ("change the name ", "to "),
    ("should read", " "),
    ("should say", " "), ("should be called", " "), ("call it", " "), ("call that", " "),
  ]
}

extension TaskChanges {
  var isEmpty: Bool { self == TaskChanges() }
}
