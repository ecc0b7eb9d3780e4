import NudgyCore

/// What is to be different about a listed task, beside its date.
enum ChangeWords {
  static func changes(_ piece: PieceText, times: [When]) -> TaskChanges {
    var changes = TaskChanges()
    let words = piece.lower
    let text = " " + words.joined(separator: " ") + " "
    if let title = piece.of(.title).map(Title.written), !title.isEmpty {
      // A whole new name, or some words in the place of others.
      let isName = [" rename", " call it ", " retitle", " title "].contains { text.contains($0) }
      if isName || title.split(separator: " ").count > 3 {
        changes.title = title
      } else {
        changes.replacement = title
      }
    }
    changes.note = piece.of(.note)
    let markers = FieldMarkers(in: piece.all, isWhole: true)
    changes.priority = markers.priority
    changes.energy = markers.energy
    changes.minutes = times.first { $0.start == nil }?.duration?.estimateInMinutes
    changes.movesToTop = [" to the top ", " top of the list ", " bump it up ", " first thing on the list "]
      .contains { text.contains($0) }
    changes.clearsDate = [
      " no date ", " no deadline ", " without a date ", " no due date ", " no longer due ",
    ]
    .contains { text.contains($0) }
    changes.clearsRecurrence = [" stop repeating ", " not repeat ", " no longer repeat ", " doesn't repeat "]
      .contains { text.contains($0) }
    return changes
  }
}

extension TaskChanges {
  var isEmpty: Bool { self == TaskChanges() }
}
