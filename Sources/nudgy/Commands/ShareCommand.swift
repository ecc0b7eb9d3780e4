import NudgyAssistant
import NudgyCore

/// `nudgy share URL|TEXT|FILE|-`: one thing from elsewhere becomes a task, exactly once.
enum ShareCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    var items = try SharedInput(here).items()
    if let title = here.invocation.value(of: .title).map(PlainText.singleLine), !title.isEmpty {
      for index in items.indices { (items[index].title, items[index].isNamed) = (title, true) }
    }
    let engine = try Wiring.engine(here)
    here.output.shared(try await engine.share(items, until: here.invocation.value(of: .until)))
    return .done
  }
}
