import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTerminal

/// `nudgy next`: the One Thing.
enum NextCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let said = try NextContext(here.invocation.text, command: CommandName.next.rawValue)
    let energy = try energy(here.invocation) ?? said.energy
    let minutes = try here.invocation.count(.minutes) ?? said.minutes
    let answer = try await Wiring.engine(here).next(energy: energy, minutes: minutes)
    if here.options.json {
      here.output.document(answer?.json(in: here.wording) ?? NextAnswer.none)
    } else if let answer {
      here.output.write(CardView.render(answer, on: here.output.canvas))
    } else {
      here.output.writeLine(EmptyWording.nothingNext)
    }
    return .done
  }

  private static func energy(_ invocation: Invocation) throws(NudgyError) -> EnergyLevel? {
    guard let text = invocation.value(of: .energy) else { return nil }
    if let level = EnergyLevel(rawValue: text.lowercased()) { return level }
    let names = EnergyLevel.allCases.map(\.rawValue)
    throw .invalidOptionValue(option: OptionSpec.energy.name, value: text, expected: Words.oneOf(names))
  }
}

extension Invocation {
  /// The value of an option that counts something, from 1.
  func count(_ option: OptionSpec) throws(NudgyError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let count = Int(text), (1...Invocation.largestCount).contains(count) else {
      throw .invalidOptionValue(option: option.name, value: text, expected: Words.wholeNumber)
    }
    return count
  }

  static let largestCount = 1_000_000_000
}
