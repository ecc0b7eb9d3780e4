import Foundation
import NudgyCore

/// A shared item as a task that is about to be made. What does not fit its field stands whole in the notes.
struct SharedTaskMaker {
  let times: TimeArgument

  // Bytes that the fields of a task hold.
  private static let longestTitle = 500
  private static let longestName = 200
  private static let longestText = 1 << 16

  struct Made {
    var task: SharedTask
    var unfit: [UnfitField] = []
  }

  /// What came in: words that are a list are a task for each of its lines.
  func tasks(of item: SharedItem) -> [Made] {
    let listed = listed(item)
    return listed.isEmpty ? [task(of: item)] : listed
  }

  /// - Parameter until: a return time that is certain; nil reads the item's own words.
  func task(of item: SharedItem, until: Date? = nil) -> Made {
    var made = plainTask(of: item, until: until)
    if let capture = spoken(item) { take(capture, of: item, into: &made.task) }
    return made
  }

  private func plainTask(of item: SharedItem, until: Date?) -> Made {
    let title = PlainText.singleLine(item.title)
    var made = Made(task: SharedTask(identity: item.identity, task: NewTask(title: title, source: .share)))
    var notes = [item.notes.map(PlainText.multiLine)].compactMap(\.self)
    if title.utf8.count > SharedTaskMaker.longestTitle {
      made.task.task.title = FieldFitter.beginning(of: title, bytes: SharedTaskMaker.longestTitle)
      made.unfit.append(UnfitField("title", .tooLong))
      if item.text?.contains(title) != true { notes.append(title) }
    }
    made.task.task.snoozedUntil = until
    if until == nil, let words = item.until {
      made.task.task.snoozedUntil = try? times.returnTime(words)
      if made.task.task.snoozedUntil == nil {
        made.unfit.append(UnfitField("snooze_until", .notUnderstood))
        notes.append("snooze_until: \(words)")
      }
    }
    made.task.task.notes =
      notes.isEmpty
      ? nil
      : FieldFitter.beginning(
        of: notes.joined(separator: "\n"), bytes: SharedTaskMaker.longestText)
    fill(&made.task.task, from: item)
    return made
  }

  private func fill(_ task: inout NewTask, from item: SharedItem) {
    task.sourceURL = item.url
    task.sourcePreview = item.preview.map(PlainText.singleLine)
    task.sourceText = item.text.map {
      FieldFitter.beginning(of: PlainText.multiLine($0), bytes: SharedTaskMaker.longestText)
    }
    task.due = item.due
    task.recurrence = item.recurrence
    task.contact = item.contact.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }.map {
      FieldFitter.beginning(of: $0, bytes: SharedTaskMaker.longestName)
    }
    if let file = item.file {
      task.resources = [file]
    } else if let address = item.address {
      (task.action, task.target) = (.email, address)
    } else if let url = item.url {
      (task.action, task.target) = (.openLink, url)
    }
    task.emoji = TitleEmoji.emoji(for: task.title, action: task.action)
  }
}
