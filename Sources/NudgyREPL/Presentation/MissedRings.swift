import NudgyAssistant
import NudgyReminders
import NudgyTerminal

/// What nobody could be told of, before answers that go to a pipe or a file.
enum MissedRings {
  static func show(_ ring: Ring, at terminal: any Terminal, on canvas: Canvas) {
    terminal.write(RingView.render(ring, on: canvas, offersAnswers: false))
  }

  static func reply(_ ring: Ring) -> Reply {
    let notice = RingNotice(ring)
    let text = notice.text.isEmpty ? notice.heading : "\(notice.heading): \(notice.text)"
    return .event(.notice(Notice(ChatWording.ringMark + text)))
  }
}
