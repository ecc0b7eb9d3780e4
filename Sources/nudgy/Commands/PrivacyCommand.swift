import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy privacy`: what would leave the machine.
enum PrivacyCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 0, of: .privacy)
    let report = await (try Wiring.engine(here)).privacyReport()
    if here.options.json {
      here.output.document(json(report))
    } else {
      here.output.write(SpeechView.render(report.text, on: here.output.canvas))
    }
    return .done
  }

  private static func json(_ report: PrivacyReport) -> JSONValue {
    [
      "report": .string(report.text), "model": JSONValue(report.place), "window": JSONValue(report.window),
      "tokens": .int(report.tokens),
      "parts": .array(report.parts.map { ["name": .string($0.name.rawValue), "tokens": .int($0.tokens)] }),
      "request": report.request ?? .null,
      "today": usage(report.usage.today).replacing(
        "purposes",
        with: .object(
          ModelPurpose.allCases.map { purpose in
            .init(purpose.rawValue, usage(report.purposes[purpose] ?? ModelUsage()))
          })),
      "ever": usage(report.usage.ever),
    ]
  }

  private static func usage(_ usage: ModelUsage) -> JSONValue {
    [
      "requests": .int(usage.calls), "promptTokens": .int(usage.promptTokens),
      "answerTokens": .int(usage.answerTokens), "isEstimated": .bool(usage.isEstimated),
    ]
  }
}
