import Foundation
import NudgyCore

/// How much the fields of a task hold, in bytes. Words that are too long leave their field and stand whole in the notes; a
/// title keeps its beginning. A date that the calendar cannot write is only told of.
enum FieldLimit {
  static let title = 500
  static let emoji = 40
  static let rule = 200
  static let contact = 200
  static let target = 2000
  static let link = 2000
  static let stepTitle = 200
  /// Of what is looked for.
  static let query = 500

  /// A step keeps the beginning of its words.
  static func step(_ words: String) -> TaskStep {
    TaskStep(title: FieldFitter.beginning(of: words, bytes: stepTitle))
  }

  static func fit(_ task: NewTask, _ calendar: ZonedCalendar) -> (task: NewTask, unfit: [UnfitField]) {
    var (task, fitter) = (task, Fitter())
    let title = task.title
    fitter.shorten(&task.title, isKept: (task.sourceText?.utf8.count ?? 0) >= title.utf8.count)
    fitter.leave(&task.emoji, "emoji", emoji)
    fitter.leave(&task.recurrence, "recurrence", rule)
    fitter.leave(&task.contact, "contact", contact)
    fitter.leave(&task.target, "target", target)
    fitter.leave(&task.sourceURL, "url", link)
    if let due = task.due, !calendar.shows(due.instant) {
      task.due = nil
      fitter.unfit.append(UnfitField("due", .notUnderstood))
    }
    task.notes = fitter.notes(below: task.notes)
    return (task, fitter.unfit)
  }

  static func fit(_ edit: TaskEdit) -> (edit: TaskEdit, unfit: [UnfitField]) {
    var (edit, fitter) = (edit, Fitter())
    if var title = edit.patch.title {
      fitter.shorten(&title, isKept: false)
      edit.patch.title = title
    }
    if let words = edit.replacement?.words, words.utf8.count > title {
      edit.replacement = nil
      fitter.note(words, "replacement")
    }
    fitter.leave(&edit.patch.emoji, "emoji", emoji)
    fitter.leave(&edit.patch.contact, "contact", contact)
    fitter.leave(&edit.patch.target, "target", target)
    edit.note = fitter.notes(below: edit.note)
    return (edit, fitter.unfit)
  }

  private struct Fitter {
    var unfit: [UnfitField] = []
    private var notes: [String] = []

    mutating func note(_ text: String, _ name: String) {
      unfit.append(UnfitField(name, .tooLong))
      if !notes.contains(text) { notes.append(text) }
    }

    /// - Parameter isKept: whether all of it stands elsewhere already.
    mutating func shorten(_ title: inout String, isKept: Bool) {
      guard title.utf8.count > FieldLimit.title else { return }
      unfit.append(UnfitField("title", .tooLong))
      if !isKept { notes.append(title) }
      title = FieldFitter.beginning(of: title, bytes: FieldLimit.title)
    }

    mutating func leave(_ field: inout String?, _ name: String, _ bytes: Int) {
      guard let text = field, text.utf8.count > bytes else { return }
      field = nil
      note(text, name)
    }

    mutating func leave(_ field: inout FieldChange<String>?, _ name: String, _ bytes: Int) {
      guard case .set(let text)? = field, text.utf8.count > bytes else { return }
      field = nil
      note(text, name)
    }

    func notes(below given: String?) -> String? {
      notes.isEmpty ? given : ([given].compactMap(\.self) + notes).joined(separator: "\n")
    }
  }
}

extension ZonedCalendar {
  /// Whether the user's calendar writes the year in four digits.
  func shows(_ instant: Date) -> Bool { (1...9999).contains(day(of: instant).year) }
}
