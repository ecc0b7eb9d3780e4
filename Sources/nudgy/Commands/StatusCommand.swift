import Foundation
import NudgyCore
import NudgyStore
import NudgySystem

/// `nudgy status`: the one thing for a status line. It only looks, and it is never in the way.
enum StatusCommand {
  /// Seconds after which a disk or a lock that keeps it waiting is given up: bars start the next one anyway.
  private static let patience = 2

  static func run(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 0, of: .status)
    let format = try format(here.invocation)
    // A chat that it is asked in goes on.
    if here.lent == nil { giveUpInTime() }
    let query = NextQuery(now: here.world.now(), calendar: here.world.calendar)
    let answer = StoreGlance(of: here.home.database).next(query)
    let report = StatusReport(answer?.task, in: here.wording)
    if here.options.json {
      here.output.document(StatusFormat.json(report))
    } else {
      let text = format.text(report, theme: here.output.theme, isPlain: here.options.plain)
      if !text.isEmpty { here.output.raw(text + "\n") }
    }
    return .done
  }

  private static func format(_ invocation: Invocation) throws(NudgyError) -> StatusFormat {
    let formats: [(OptionSpec, StatusFormat)] = [
      (.line, .line), (.tmux, .tmux), (.waybar, .waybar), (.starship, .starship),
    ]
    let asked = formats.filter { invocation.has($0.0) }
    guard asked.count < 2 else { throw .unexpectedArgument(asked[1].0.name, command: "status") }
    return asked.first?.1 ?? .line
  }

  /// An empty status line is better than one that hangs.
  private static func giveUpInTime() {
    _ = signal(SIGALRM) { _ in _exit(0) }
    _ = alarm(UInt32(patience))
  }
}
