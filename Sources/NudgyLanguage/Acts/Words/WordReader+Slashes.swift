// "milk / eggs / call mom" parts items, "wash whites / darks, call mom" does not.
extension WordReader {
  /// "milk / eggs / call mom"
  func isSpaced(_ index: Int) -> Bool {
    guard index > 0, index + 1 < source.tokens.count else { return false }
    return source.tokens[index - 1].span.upperBound < source.tokens[index].span.lowerBound
      && source.tokens[index].span.upperBound < source.tokens[index + 1].span.lowerBound
  }

  /// "wash whites / darks, call mom": where commas or lines part the items, one slash stands inside an item.
  func isBetweenNames(_ index: Int) -> Bool {
    guard WordFlags.of(source.tokens[index + 1].lower).isDisjoint(with: [.strongVerb, .likelyVerb]) else {
      return false
    }
    let behind = partedEnd(stride(from: index - 1, through: max(0, index - 24), by: -1))
    let ahead = partedEnd(stride(from: index + 1, to: min(source.tokens.count, index + 24), by: 1))
    return behind != .slash && ahead != .slash && (behind == .item || ahead == .item)
  }

  enum ItemEnd { case item, slash, none }

  /// What ends the item first in this direction: a comma or a line, another slash, or nothing.
  private func partedEnd(_ places: some Sequence<Int>) -> ItemEnd {
    for place in places {
      let token = source.tokens[place]
      if token.kind == .newline { return .item }
      switch token.lower {
      case ",", ";", ".": return .item
      case "/" where isSpaced(place): return .slash
      default: continue
      }
    }
    return .none
  }
}
