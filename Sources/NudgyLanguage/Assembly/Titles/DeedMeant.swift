import NudgyCore

/// "I never rang the optician back", "nobody has fed the fish", "I owe Sam 20 quid": the deed that is still to do stands before
/// what was read as the title, or begins it as it is told.
enum DeedMeant {
  /// Nil where no deed is left undone.
  static func named(_ title: String, in piece: PieceText) -> String? {
    guard let run = piece.titles.first, run.lowerBound >= piece.span.lowerBound else { return nil }
    var before = words(piece.text(piece.span.lowerBound..<run.lowerBound))
    guard before.contains(where: selves.contains) || before.first.map(denies) == true else {
      return nil
    }
    var thing = piece.text(run).first?.isLowercase == true ? title.lowercasedFirst : title
    if let last = before.last, determiners.contains(last) { thing = "\(before.removeLast()) \(thing)" }
    if before.last == "owe" { return "\(thing.contains(where: \.isNumber) ? "Pay" : "Give") \(thing)" }
    guard before.contains(where: denies) else { return nil }
    if let deed = before.last.flatMap(DeedWords.plain) { return "\(deed) \(thing)".uppercasedFirst }
    let first = title.prefix { $0 != " " }
    return DeedWords.plain(first.lowercased()).map { $0.uppercasedFirst + title.dropFirst(first.count) }
  }

  /// "Never", "nobody", "didn't".
  static func denies(_ word: String) -> Bool { denials.contains(word) }

  private static func words(_ text: String) -> [String] {
    text.lowercased().replacing("\u{2019}", with: "'").split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  private static let determiners: WordTable = "the a an my our his her their"
  /// Who would have done it: "the vet never rang" is another matter.
  private static let selves: WordTable = "i i've ive we we've weve nobody noone"
  private static let denials: WordTable =
    "never haven't havent hasn't hasnt didn't didnt not nobody noone forgot"
}
