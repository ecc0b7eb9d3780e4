/// "No breakfast Thursday. Note it on the doctor.": what is to be noted stands beside the order, and is no new date.
enum NotedBeside {
  /// The sentences beside the one that orders to note them; nil where none orders that, or nothing is left.
  static func note(in text: String) -> String? {
    let sentences = text.split { ".!;\n".contains($0) }.map { $0.trimmingPrefix(while: \.isWhitespace) }
    guard sentences.count > 1, let order = sentences.firstIndex(where: { isOrder($0) }) else { return nil }
    let rest = sentences.indices.filter { $0 != order }.map { String(sentences[$0]) }
    return rest.joined(separator: ". ")
  }

  private static func isOrder(_ sentence: Substring) -> Bool {
    let words = sentence.lowercased().split { !$0.isLetter }.map(String.init)[...]
      .drop { ["please", "and", "can", "could", "you", "so", "just"].contains($0) }
    return orders.contains { words.starts(with: $0) } && words.count < 9
  }

  private static let orders = [
    ["note", "it"], ["note", "that"], ["note", "this"], ["make", "a", "note"], ["put", "a", "note"],
    ["add", "a", "note"], ["write", "it", "on"], ["write", "that", "on"], ["put", "that", "on"],
    ["put", "it", "on"],
  ]
}
