/// Words of a ramble that were neither taken for a task nor are clearly background.
package struct Leftover: Sendable, Equatable {
  /// As written, without what only led up to it.
  package var text: String
  /// UTF-8 offsets in the whole message.
  package var span: Range<Int>

  package init(text: String, span: Range<Int>) {
    self.text = text
    self.span = span
  }
}

/// What a ramble holds.
package struct DumpReading: Sendable, Equatable {
  package var tasks: [TaskCapture]
  /// What may be a task as well, in the order it was said.
  package var leftovers: [Leftover]
  /// Lines that came to nothing: stories, feelings, what is known already. Named, so that nothing vanishes.
  package var background: [Leftover]

  package init(tasks: [TaskCapture], leftovers: [Leftover], background: [Leftover] = []) {
    self.tasks = tasks
    self.leftovers = leftovers
    self.background = background
  }
}
