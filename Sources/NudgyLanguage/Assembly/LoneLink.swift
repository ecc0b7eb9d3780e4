import Foundation
import NudgyCore

/// A link with no more than a time or a word of what to do with it: "https://… read this weekend".
///
/// A link is no words to be read for what they mean; it is kept to be opened then.
enum LoneLink {
  /// What may stand between a link and its time.
  private static let leads: WordTable = """
    read watch see view check out look at listen to open remind me for until till it please save keep
    """
  private static let deeds = ["watch": "Watch", "listen": "Listen to", "check": "Check"]
  private static let longestRest = 12

  /// Nil when it is anything else.
  static func act(_ text: String, _ context: LanguageContext) -> Act? {
    let span = 0..<text.utf8.count
    return task(text, span, context).map { Act(.create, confidence: 1, span: span, tasks: [$0]) }
  }

  /// The same of a part of a message.
  static func task(_ text: String, _ span: Range<Int>, _ context: LanguageContext) -> TaskCapture? {
    guard text.utf8.count <= 4096, text.contains("://") else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let links = words.indices.filter { words[$0].contains("://") }
    guard links.count == 1, let place = links.first, let address = WebAddress(words[place]) else {
      return nil
    }
    let rest = (words[..<place] + words[(place + 1)...]).map { $0.lowercased().trimmingSigns }
      .filter { !$0.isEmpty }
    guard rest.count <= longestRest, let time = time(in: rest, context) else { return nil }
    let deed = rest.lazy.compactMap { deeds[$0] }.first ?? "Read"
    var task = TaskCapture(
      title: ShareWording.title(ofPage: address.name, deed: deed), source: span, sourceText: text.trimmed)
    (task.url, task.target, task.action) = (address.text, address.text, .openLink)
    task.emoji = TitleEmoji.emoji(for: task.title, action: .openLink)
    if case .back(let instant) = time { task.snoozedUntil = instant }
    return task
  }

  private enum Return {
    case unsaid
    case back(Date)
  }

  /// When it is wanted back; nil when the words say something else.
  private static func time(in words: [String], _ context: LanguageContext) -> Return? {
    let leading = words.prefix { leads.contains($0) }.count
    if leading == words.count { return .unsaid }
    let times = SnoozeTimes(context: context)
    let trailing = words.reversed().prefix { leads.contains($0) }.count
    for (start, end) in (0...leading).flatMap({ start in [(start, 0), (start, trailing)] })
    where start + end < words.count {
      let rest = words[start..<(words.count - end)].joined(separator: " ")
      guard let back = times.named(rest) ?? WhenParser(context).whole(rest).flatMap(times.returnTime) else {
        continue
      }
      return back > context.now ? .back(back) : nil
    }
    return nil
  }
}
