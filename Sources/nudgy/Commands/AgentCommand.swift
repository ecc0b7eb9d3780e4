import Foundation
import NudgyCore
import NudgyReminders

/// `nudgy agent [--once]`: rings what is due, now or as long as it runs.
enum AgentCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    switch here.words.first?.lowercased() {
    case nil: break
    default: throw .unexpectedArgument(here.words[0], command: CommandName.agent.rawValue)
    }
    let wiring = RingWiring(here, try Wiring.open(here))
    guard !here.invocation.has(.once) else {
      try await ringOnce(wiring, here)
      return .done
    }
    return try await RingAgent(wiring: wiring, home: here.home).run()
  }

  private static func ringOnce(_ wiring: RingWiring, _ here: Surroundings) async throws(NudgyError) {
    let rows = try await wiring.ringer.ring(at: here.world.now(), by: wiring.routes()).map(RingRow.init)
    guard !here.options.json else {
      return here.output.document(.array(rows.map { $0.json(in: here.world.calendar) }))
    }
    for row in rows { here.output.writeLine(row.line(in: here.wording)) }
  }
}
