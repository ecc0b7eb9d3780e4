import Foundation
import NudgyCore
import NudgyReader

/// What is to be known, taken apart as far as its shape is plain; else the person's own sentence.
enum FactWords {
  static func fact(_ piece: PieceText) -> ActDetails? {
    let sentence = withoutAsking(sentence(piece))
    // "Call me" has no name yet.
    guard !sentence.isEmpty, sentence.lowercased() != "call me" else { return nil }
    let parts = sentence.split(separator: " ").map(String.init)
    let words = parts.map { $0.lowercased().replacing("\u{2019}", with: "'").trimmingSigns }
    return labelled(parts) ?? name(words, parts, piece.lower) ?? possession(words, parts) ?? relation(
      words, parts)
      ?? aboutSelf(words, parts) ?? whole(sentence, words)
  }

  /// The marked words where they say it all, else the whole piece without what only asks to remember.
  private static func sentence(_ piece: PieceText) -> String {
    // A time in it is a part of what is to be known: "her birthday is march 3".
    let runs = (piece.runs(.title) + piece.runs(.time)).sorted { $0.lowerBound < $1.lowerBound }
    let span = runs.first.flatMap { first in runs.last.map { first.lowerBound..<$0.upperBound } }
    let marked = PlainText.singleLine(span.map(piece.text) ?? "").trimmingSigns
    let words = marked.lowercased().split(separator: " ").map(String.init)
    if words.count > 2, isMarkedWhole(piece, from: runs.first),
      !["is", "are", "was", "at", "of", "to"].contains(words[words.count - 1]),
      words.contains(where: { verbs.contains($0) || ["i", "i'm", "my", "me"].contains($0) })
    {
      // "my" may have been left outside: the dog is somebody's.
      let owner = ["my ", "our ", "the ", "his ", "her ", "their "].first {
        piece.all.lowercased().contains($0 + marked.lowercased())
      }
      return (owner ?? "") + marked
    }
    var parts = piece.all.trimmingSigns.split(separator: " ").map(String.init)
    while parts.count > 2, let first = parts.first?.lowercased().trimmingSigns, leads.contains(first) {
      parts.removeFirst()
    }
    return parts.joined(separator: " ")
  }

  /// "Maureen is my sister, her birthday is …": what stands before the marked words may be whom it is about.
  private static func isMarkedWhole(_ piece: PieceText, from marked: Range<Int>?) -> Bool {
    guard let start = marked?.lowerBound, start > piece.span.lowerBound else { return true }
    let before = piece.text(piece.span.lowerBound..<start).lowercased().split(separator: " ")
    return before.allSatisfy {
      leads.contains(String($0).trimmingSigns) || owners.contains(String($0).trimmingSigns)
    }
  }

  private static let owners: WordTable = "my our the his her their that i'm i so"

  /// "…, remember that for me", "… by the way": asked for or said behind the fact.
  private static func withoutAsking(_ sentence: String) -> String {
    for ending in [" by the way", " by the", " btw", " from now on", " from now"]
    where sentence.lowercased().hasSuffix(ending) {
      return String(sentence.dropLast(ending.count)).trimmingSigns
    }
    for mark in [", ", "; "] {
      guard let cut = sentence.ranges(of: mark).last else { continue }
      let rest = sentence[cut.upperBound...].lowercased().split(separator: " ")
      let isAsked =
        rest.contains { $0 == "remember" || $0 == "forget" } || rest.first == "note"
        || rest.first == "keep" && rest.contains { $0 == "mind" || $0 == "head" || $0 == "note" }
      if rest.count < 7, isAsked {
        return String(sentence[..<cut.lowerBound])
      }
    }
    return sentence
  }

  private static let leads: WordTable = """
    remember please note that fyi also oh and just so you know nudgy can could keep in mind for hey ok okay
    btw to don't forget
    """

  /// "Sarah's phone number: 555 0101".
  private static func labelled(_ parts: [String]) -> ActDetails? {
    guard let mark = parts.prefix(5).firstIndex(where: { $0.last == ":" }), mark + 1 < parts.count else {
      return nil
    }
    let label = parts[...mark].joined(separator: " ").lowercased().replacing("\u{2019}", with: "'")
      .trimmingSigns
    let owner = ["my ", "our ", "the "].first(where: label.hasPrefix) ?? ""
    let subject = String(label.dropFirst(owner.count))
    let isPerson = subject.split(separator: " ").contains { people.contains(String($0)) }
    return fact(subject, parts[(mark + 1)...], isPerson ? MemoryCategory.person : MemoryCategory.other)
  }

  /// "call me Sam", "my name is Jon".
  private static func name(_ words: [String], _ parts: [String], _ all: [String]) -> ActDetails? {
    for lead in [["call", "me"], ["my", "name", "is"], ["my", "name's"], ["i", "go", "by"]] {
      if words.starts(with: lead), (1...3).contains(words.count - lead.count) {
        return fact("name", parts.dropFirst(lead.count), MemoryCategory.name)
      }
    }
    let text = " " + all.joined(separator: " ") + " "
    guard (1...2).contains(parts.count),
      text.contains(" call me ") || text.contains(" name is ") || text.contains(" name's ")
    else { return nil }
    return fact("name", parts[...], MemoryCategory.name)
  }

  /// "my dentist is Dr. Chen", "the wifi password is penguin42".
  private static func possession(_ words: [String], _ parts: [String]) -> ActDetails? {
    guard words.count > 3, ["my", "our", "the", "his", "her", "their"].contains(words[0]),
      let verb = words.firstIndex(where: { $0 == "is" || $0 == "are" }), (2...5).contains(verb),
      verb + 1 < words.count, !parts[..<verb].contains(where: { $0.hasSuffix(",") })
    else { return nil }
    // Whose a number is, the conversation knows.
    let isTheirs = ["his", "her", "their"].contains(words[0])
    let subject = words[(isTheirs ? 0 : 1)..<verb].joined(separator: " ")
    let isPerson = words[1..<verb].contains(where: people.contains)
    let isCalled = verb + 2 < words.count && ["called", "named"].contains(words[verb + 1])
    return fact(
      subject, parts.dropFirst(verb + (isCalled ? 2 : 1)),
      isPerson ? MemoryCategory.person : MemoryCategory.other)
  }

  /// "Ana is my daughter".
  private static func relation(_ words: [String], _ parts: [String]) -> ActDetails? {
    guard words.count == 4, words[1] == "is", words[2] == "my", people.contains(words[3]) else { return nil }
    return fact(words[3], parts.prefix(1), MemoryCategory.person)
  }

  /// "i hate phone calls", "i'm allergic to nuts".
  private static func aboutSelf(_ words: [String], _ parts: [String]) -> ActDetails? {
    switch words.first {
    case "i": return words.count < 2 ? nil : fact("me", parts.dropFirst(), category(of: words[1]))
    case "i'm", "im": return words.count < 2 ? nil : fact("me", parts.dropFirst(), category(of: words[1]))
    default: return nil
    }
  }

  private static func category(of verb: String) -> String {
    switch verb {
    case "like", "love", "hate", "prefer", "can't": MemoryCategory.preference
    case "allergic", "diabetic", "take": MemoryCategory.health
    default: MemoryCategory.other
    }
  }

  /// "noah is allergic to penicillin": kept as it was said, under what it is about.
  private static func whole(_ sentence: String, _ words: [String]) -> ActDetails {
    let verb = words.firstIndex { verbs.contains($0) } ?? min(words.count, 3)
    let subject = words.prefix(max(1, min(verb, 6))).joined(separator: " ")
    return .fact(
      subject: subject, text: sentence.uppercasedFirst,
      category: words.prefix(verb).contains(where: people.contains)
        ? MemoryCategory.person : MemoryCategory.other)
  }

  private static func fact(_ subject: String, _ text: some Sequence<String>, _ category: String)
    -> ActDetails?
  {
    let text = text.joined(separator: " ").trimmingSigns
    return text.isEmpty || subject.isEmpty ? nil : .fact(subject: subject, text: text, category: category)
  }

  enum MemoryCategory {
    static let name = "name"
    static let person = "person"
    static let preference = "preference"
    static let health = "health"
    static let other = "other"
  }

  private static let verbs: WordTable = """
    is are was has have likes loves hates can can't needs wants gets goes lives works takes eats runs comes
    starts opens closes ends doesn't isn't won't only always never must should prefers
    """

  static let people: WordTable = """
    dentist doctor boss manager wife husband partner mom mum mother dad father sister brother son daughter
    therapist landlord landlady vet teacher tutor lawyer accountant plumber electrician mechanic friend
    girlfriend boyfriend roommate flatmate neighbor neighbour coach babysitter hairdresser barber aunt uncle
    cousin grandma grandpa gran nan nephew niece assistant gp cat dog kid baby nanny
    """
}
