import NudgyCore

/// Makes the fields of a task fit, so that one bad field never costs the task or the others of its message.
///
/// What is too long or of the wrong kind leaves its field and stands whole in the notes; a title that is too long
/// keeps its beginning. Only what a call cannot do without, the task it is about, is left for the validator.
struct FieldFitter {
  /// Of the object whose members are fields of a task.
  let schema: JSONValue
  /// Reads the dates of new tasks; nil where a date that is none is to be refused, as it is all that was asked for.
  var times: TimeArgument?

  /// The fields that fit, with the words of the others in the notes, and what the others are called.
  func fit(_ fields: JSONValue) -> (fields: JSONValue, unfit: [UnfitField]) {
    guard let members = fields.members else { return (fields, []) }
    var kept: [JSONValue.Member] = []
    var unfit: [UnfitField] = []
    var notes: [String] = []
    for member in members {
      guard member.name != "task", let fault = fault(of: member) else {
        kept.append(member)
        continue
      }
      // A list keeps what of it fits.
      if member.value.arrayValue != nil, let property = schema["properties"]?[member.name],
        let value = OptionFitter(schema: schema).shortened(member.value, to: property)
      {
        kept.append(.init(member.name, value))
        unfit.append(UnfitField(member.name, .tooLong))
        continue
      }
      unfit.append(UnfitField(member.name, fault))
      var needsNote = true
      if member.name == "title", let title = member.value.stringValue {
        kept.append(.init("title", .string(shortened(title))))
        // Kept whole already, as the words it was made of.
        needsNote = (fields["source_text"]?.stringValue?.utf8.count ?? 0) < title.utf8.count
      }
      if needsNote, let note = note(of: member, fault), !notes.contains(note) { notes.append(note) }
    }
    guard !notes.isEmpty else { return (.object(kept), unfit) }
    let given = kept.first { $0.name == "notes" }?.value.stringValue
    let all = ([given].compactMap(\.self) + notes).joined(separator: "\n")
    return (JSONValue.object(kept).replacing("notes", with: .string(all)), unfit)
  }

  private func fault(of member: JSONValue.Member) -> UnfitField.Fault? {
    guard !member.value.isNull else { return nil }
    guard let property = schema["properties"]?[member.name] else { return .notUnderstood }
    if ArgumentValidator.problem(in: member.value, against: property) == nil {
      return isTime(member) ? nil : .notUnderstood
    }
    guard member.value.stringValue != nil, property["type"] == "string", property["enum"] == nil else {
      // A title that is no text is no field to do without.
      return member.name == "title" ? nil : .notUnderstood
    }
    return .tooLong
  }

  private func isTime(_ member: JSONValue.Member) -> Bool {
    guard let times, let text = member.value.stringValue else { return true }
    switch member.name {
    case "due": return (try? times.due(text)) != nil
    case "snooze_until": return (try? times.returnTime(text)) != nil
    case "recurrence": return times.recurrence(text) != nil
    default: return true
    }
  }

  /// The words of a field that leaves its place; a value without words of its own says what it was for.
  private func note(of member: JSONValue.Member, _ fault: UnfitField.Fault) -> String? {
    if fault == .tooLong { return member.value.stringValue }
    let text = member.value.stringValue ?? JSONWriter.compact(member.value)
    return text.isBlank ? nil : "\(member.name): \(text)"
  }

  private func shortened(_ title: String) -> String {
    FieldFitter.beginning(of: title, bytes: schema["properties"]?["title"]?["maxLength"]?.intValue ?? 0)
  }

  /// The text where it fits; else as much of it as does, cut between characters, with a mark that it goes on.
  static func beginning(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let mark = "\u{2026}"
    let limit = bytes - mark.utf8.count
    var end = text.startIndex
    var count = 0
    while end < text.endIndex {
      count += text[end].utf8.count
      if count > limit { break }
      text.formIndex(after: &end)
    }
    // A first character that is longer than all there is room for is cut within.
    guard end > text.startIndex else { return String(text.unicodeScalars.prefix(max(0, limit / 4))) + mark }
    return text[..<end].trimmed + mark
  }
}
