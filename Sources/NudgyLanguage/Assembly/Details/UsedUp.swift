import NudgyCore

/// "The milk is finished, we have none", of "Buy milk": it is needed, and nothing was done about it.
enum UsedUp {
  /// - Parameters:
  ///   - words: of the piece, in lower case.
  ///   - title: of the task that they speak of.
  static func tells(_ words: [String], of title: String) -> Bool {
    guard let deed = title.lowercased().split(separator: " ").first, gettings.contains(String(deed)) else {
      return false
    }
    let plain = words.map { $0.replacing("'", with: "") }
    return zip(plain, plain.dropFirst()).contains { first, second in
      beings.contains(first) && ends.contains(second)
        || ["run", "ran", "running"].contains(first) && second == "out"
        || first == "out" && second == "of" || first == "have" && second == "none"
        || first == "none" && second == "left" || first == "used" && second == "up"
    }
  }

  private static let gettings: WordTable = "buy get order restock replace refill stock fetch pick more"
  private static let beings: WordTable = "is are all nearly almost its theyre was were just"
  private static let ends: WordTable = "finished gone empty out finishing"
}
