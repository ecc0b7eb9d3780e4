import NudgyAssistant
import NudgyTerminal

/// Everything the chat itself says, apart from personas, receipts and errors.
package enum ChatWording {
  // MARK: Coming and going

  static let howToLeave = "Ctrl-D leaves. Everything is kept."
  static let stopped = "Stopped."

  /// - Parameter zone: its identifier, such as `Europe/Lisbon`.
  static func inZone(_ zone: String) -> String {
    let place = (zone.split(separator: "/").last ?? zone[...]).replacing("_", with: " ")
    return "Your clock is on \(place) time now. What has a time keeps its moment."
  }

  // MARK: Waiting

  /// `thinking · 4 s · Ctrl-C stops`
  static func waiting(_ seconds: Int, isReasoning: Bool) -> String {
    "\(isReasoning ? "thinking it through" : "thinking") · \(seconds) s · Ctrl-C stops"
  }

  static let waitingInWords = "thinking …"

  // MARK: Rings

  /// Stands before what rings where there are no pictures.
  static let ringMark = "Reminder: "

  static let ringAnswers = "1 done · 2 ten minutes · 3 tomorrow · 4 do it · 5 let go · or \"start 5\""

  /// The answers to what stands at the top, in the order of their numbers.
  static let launchAnswers = ["Done", "10 min", "Tomorrow", "Do it", "Let go"]
  static let launchHint = "A number or its word answers, \"start 5\" begins. Or just talk of something else."

  static func alsoPressing(_ count: Int) -> String { "and \(count) more" }

  // MARK: Commands

  static let noMore = "That was all of it."
  static let helpHead = "Just talk to me. These are shortcuts; Tab completes them."

  static func helpFoot(_ place: SlashCommand.Place) -> String {
    let keys = "REF is a number or a few words; without one, the card on the table."
    guard place == .terminal else { return keys }
    return keys + "\nOn an empty line: d done, s skip, z snooze, n next, u undo. Ctrl-D leaves."
  }

  static func runPasted(_ line: String) -> Question {
    Question(text: "That came from a paste. Run '\(line)'?", choices: ["Yes", "No"])
  }

  static func moreReceipts(_ count: Int) -> String { "… and \(count) more like these" }

  static func aliases(_ names: [String]) -> String { "Also: \(names.joined(separator: ", "))" }

  /// Errors name commands as the shell knows them; here they have a slash.
  static func inChat(_ line: String) -> String {
    line.replacing("`nudgy help ", with: "`/help ").replacing("`nudgy /", with: "`/")
      .replacing("`nudgy ", with: "`/").replacing("`/help /", with: "`/help ")
  }

  // MARK: Voices and memory

  // * nudgy   🐧 Nudgy: warm and a little clumsy
  static func personas(_ all: [PersonaSummary]) -> String {
    let width = all.map(\.id.count).max() ?? 0
    return all.map { persona in
      let id = CellText.padded(persona.id, to: width)
      return "\(persona.isCurrent ? "*" : " ") \(id)  \(persona.emoji) \(persona.name): "
        + persona.summary
    }.joined(separator: "\n")
  }

  static func speaking(_ persona: PersonaSummary) -> String {
    "\(persona.emoji) \(persona.name) is with you now."
  }

  static func facts(_ sentences: [String]) -> String {
    if sentences.isEmpty { return "Nothing yet. Tell me things like \"my dentist is Dr. Chen\"." }
    return sentences.map { "- \($0)" }.joined(separator: "\n")
  }

  package static func forgottenEverywhere(_ what: String) -> String {
    "Gone from everything I keep: \(what). Only tasks stay as they are."
  }

  static func forgotten(_ count: Int, _ subject: String) -> String {
    count == 1 ? "Forgotten: \(subject)." : "Forgotten: \(count) things about \(subject)."
  }
}
