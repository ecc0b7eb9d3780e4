import NudgyCore

/// Takes the times out of a task's words and decides what each of them means for it.
struct TimeExtractor {
  let message: Message

  func extract(from words: inout [Word], leading: [Int], into fields: inout CaptureFields) {
    var used = leading
    var kept: [Word] = []
    kept.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      let when = words[index].when
      guard when >= 0 else {
        kept.append(words[index])
        index += 1
        continue
      }
      var end = index
      while end < words.count, words[end].when == when { end += 1 }
      let time = TopicTime(words, index..<end, means: message.whens)
      if time.namesOccasion {
        // When it is, and what it is for.
        kept += words[index..<end]
        used.append(when)
      } else if time.isTopic {
        kept += words[index..<end]
      } else {
        dropPreposition(from: &kept)
        used.append(when)
      }
      index = end
    }
    words = kept
    var seen: Set<Int> = []
    let times = used.filter { message.whens.indices.contains($0) && seen.insert($0).inserted }
      .map { message.whens[$0] }
    let taken = TaskTimes(times, of: words.filter { $0.when < 0 }.map(\.text), message.context)
    (fields.due, fields.snoozedUntil, fields.recurrence) = (taken.due, taken.snoozedUntil, taken.recurrence)
    (fields.when, fields.minutes) = (taken.when, taken.minutes)
  }

  private func dropPreposition(from kept: inout [Word]) {
    while kept.count > 1, let last = kept.last,
      [
        "on", "at", "in", "for", "by", "around", "until", "till", "before", "after", "from", "due", "this",
        "starting", "no", "later", "than", "to", "sometime", "and", "is", "are", "@",
      ].contains(last.text),
      last.when < 0
    {
      // "let the plumber in at nine"
      if last.text == "in", kept[0].text == "let" { return }
      // "come in at three": the "in" belongs to the verb.
      if last.text == "in",
        ["come", "check", "log", "clock", "sign", "move"].contains(kept[kept.count - 2].text)
      {
        return
      }
      // "drop off at five": the "off" stays; "in" and "on" of a verb cannot be told apart and go.
      kept.removeLast()
    }
  }
}
