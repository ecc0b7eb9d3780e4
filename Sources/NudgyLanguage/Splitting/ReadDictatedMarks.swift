// "milk comma eggs new line call mom period": marks said aloud.
extension WordRefiner {
  static let readDictatedMarks = WordRefiner(name: "read dictated marks") { words, _ in
    var result: [Word] = []
    result.reserveCapacity(words.count)
    var index = 0
    var pause = Word.Pause.none
    while index < words.count {
      if words[index].text.utf8.count <= 11, let mark = spokenMark(words, at: index) {
        pause = max(pause, mark.pause)
        index += mark.length
        continue
      }
      var word = words[index]
      word.pause = max(word.pause, pause)
      pause = .none
      result.append(word)
      index += 1
    }
    return result
  }

  private static func spokenMark(_ words: [Word], at index: Int) -> (length: Int, pause: Word.Pause)? {
    let next = index + 1 < words.count ? words[index + 1].text : ""
    let before = index > 0 ? words[index - 1] : nil
    let isThing = before?.isAny([.determiner, .preposition, .number]) == true
    switch words[index].text {
    case "comma" where !isThing: return (1, .comma)
    case "semicolon" where !isThing: return (1, .stop)
    case "period" where !isThing && (index + 1 == words.count || isSentenceStart(words, index + 1)):
      return (1, .stop)
    case "full" where next == "stop" && !isThing: return (2, .stop)
    case "new" where next == "line" && !isThing, "new" where next == "paragraph" && !isThing:
      return (2, .stop)
    case "newline" where !isThing: return (1, .stop)
    case "bullet" where next == "point" && !isThing: return (2, .stop)
    case "question" where next == "mark" && !isThing: return (2, .stop)
    case "exclamation" where next == "point" || next == "mark": return (2, .stop)
    default: return nil
    }
  }

  private static func isSentenceStart(_ words: [Word], _ index: Int) -> Bool {
    words[index].isAny([.verb, .subject, .connective, .filler, .capital])
  }
}
