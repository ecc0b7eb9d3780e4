import NudgyCore
import NudgyReader

/// "Drop tires jensens", "get the one called tires jensens off of there": a deed and the whole name of one listed task, meant
/// as it stands.
enum TitledOrder {
  static func act(_ text: String, in scene: ReaderScene) -> Act? {
    guard text.utf8.count < longest else { return nil }
    var words = words(of: text)[...]
    words = words.drop { OpeningWords.contain($0) || openings.contains($0) }
    guard let verb = words.popFirst(), let intent = deeds[verb] else { return nil }
    if let place = words.firstIndex(of: "called"), words[..<place].allSatisfy(pointing.contains) {
      words = words[(place + 1)...]
    }
    let isTaken = !takings.contains(verb) || words.contains("off")
    words = words.drop { ["off", "the", "my"].contains($0) }
    let named = scene.tasks.filter { task in
      let title = self.words(of: task.title)
      return task.isOpen && !title.isEmpty && words.starts(with: title)
        && words.dropFirst(title.count).allSatisfy(endings.contains)
    }
    guard isTaken, named.count == 1 else { return nil }
    var act = Act(intent, confidence: 1, span: 0..<text.utf8.count, target: .number(named[0].number))
    act.reference = named[0].title.lowercasedFirst
    return act
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().replacing("\u{2019}", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" }
      .map(String.init)
  }

  /// Bytes.
  private static let longest = 200
  private static let openings: WordTable = "can could you just no now and"
  private static let takings: WordTable = "get take"
  private static let pointing: WordTable = "the that one task thing"
  private static let endings: WordTable =
    "off out of from my the list there please pls now thanks ta again it"
  private static let deeds: [String: Intent] = [
    "drop": .drop, "delete": .drop, "remove": .drop, "bin": .drop, "scrap": .drop, "scratch": .drop,
    "get": .drop, "take": .drop, "done": .complete, "finished": .complete, "completed": .complete,
    "tick": .complete,
  ]
}
