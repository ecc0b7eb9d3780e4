/// The plain English forms a word may stand in: `dishes` for `dish`, `called` for `call`.
///
/// Forms that do not exist do no harm, as they find nothing.
enum WordVariants {
  /// The word itself first.
  static func of(_ word: String) -> [String] {
    guard word.utf8.count >= 3, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [word] }
    var forms = [word]
    for stem in stems(of: word) {
      forms.append(stem)
      forms += endings(of: stem)
    }
    var seen: Set<String> = []
    return forms.filter { $0.utf8.count >= 2 && seen.insert($0).inserted }
  }

  /// The word without its ending, in each way it may have been joined; with the word itself.
  private static func stems(of word: String) -> [String] {
    var stems = [word]
    func cut(_ ending: String, _ replacement: String = "") {
      guard word.hasSuffix(ending), word.utf8.count - ending.utf8.count >= 2 else { return }
      stems.append(word.dropLast(ending.utf8.count) + replacement)
    }
    cut("ies", "y")
    cut("ied", "y")
    if !word.hasSuffix("ss") { cut("s") }
    cut("es")
    for ending in ["ing", "ed"] {
      cut(ending)
      cut(ending, "e")
      let stem = word.dropLast(ending.utf8.count)
      // planning → plan
      if word.hasSuffix(ending), let last = stem.last, stem.dropLast().last == last {
        stems.append(String(stem.dropLast()))
      }
    }
    return stems.filter { $0.utf8.count >= 3 || $0 == word }
  }

  private static func endings(of stem: String) -> [String] {
    var forms = [stem + "s", stem + "es", stem + "ing", stem + "ed"]
    if stem.hasSuffix("e") { forms += [stem + "d", stem.dropLast() + "ing"] }
    if stem.hasSuffix("y") { forms += [stem.dropLast() + "ies", stem.dropLast() + "ied"] }
    return forms
  }
}
