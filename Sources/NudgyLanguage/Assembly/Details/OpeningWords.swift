import NudgyCore

/// What people begin with before they say what they mean: "oh and so", "hey can you please".
enum OpeningWords {
  static func contain(_ word: String) -> Bool {
    all.contains(word.lowercased().filter { $0.isLetter || $0 == "'" })
  }

  private static let all: WordTable = """
    so and but ok okay k right rite now then also plus well oh um uh hm hmm btw actually please pls can could you sorry hey hi
    hello mornin
    """
}
