import NudgyAssistant
import NudgyCore
import NudgyLLM
import NudgyREPL
import NudgyTerminal

/// `nudgy ai test`: one message to the configured model, what came back, and how long it took.
enum ModelTest {
  static func run(_ here: Surroundings) async throws(NudgyError) {
    let place = try place(here)
    let engine = try Wiring.engine(here)
    var outcome: Result<ModelReport, NudgyError>?
    let waiting = WaitingLine(on: CommandTerminal(output: here.output), world: here.world)
    await waiting.beside {
      do throws(NudgyError) {
        outcome = .success(try await engine.tryModel())
      } catch {
        outcome = .failure(error)
      }
    }
    guard let report = try outcome?.get() else { return }
    // A model that answers need not rest any longer.
    await here.lent?.engine.retryModel()
    if here.options.json { here.output.document(json(report, place)) } else { show(report, place, here) }
  }

  /// - Throws: `modelUnreachable` where there is none to be asked.
  private static func place(_ here: Surroundings) throws(NudgyError) -> (model: String, address: String) {
    switch here.model.choice {
    case .model(let plan): return (plan.configuration.model, plan.configuration.endpoint.base)
    case .off: throw .modelUnreachable(reason: ModelWords.isOff)
    case .none: throw .modelUnreachable(reason: ModelWords.isNone)
    case .unusable(let problem):
      throw .modelUnreachable(reason: EndpointWording.fact(problem).lowercasedFirst)
    }
  }

  private static func show(
    _ report: ModelReport, _ place: (model: String, address: String), _ here: Surroundings
  ) {
    let window = report.window.map { ModelWords.window($0, least: WindowCheck.least) }
    let rows = [
      ("model", PlainText.singleLine(Words.model(place.model, at: place.address))),
      ("answer", ModelWords.quoted(report.answer)), ("time", ModelWords.time(report)),
      ("tools", ModelWords.tools(report.tools)), ("window", window ?? ModelWords.noWindow),
    ]
    for (name, text) in rows { here.output.writeLine(CellText.padded(name, to: 9) + text) }
    here.output.writeLine(ModelWords.verdict(report, least: WindowCheck.least))
  }

  private static func json(_ report: ModelReport, _ place: (model: String, address: String)) -> JSONValue {
    let window: JSONValue? = report.window.map { window in
      [
        "tokens": .int(window.tokens), "source": .string(window.source.rawValue),
        "knob": JSONValue(window.knob),
      ]
    }
    return [
      "model": .string(place.model), "address": .string(place.address), "answer": .string(report.answer),
      "firstWordSeconds": seconds(report.firstWord), "seconds": seconds(report.whole),
      "reasons": .bool(report.reasons), "tools": .string(report.tools.rawValue), "window": window ?? .null,
    ]
  }

  private static func seconds(_ time: Duration) -> JSONValue {
    .double((time / .milliseconds(1)).rounded() / 1000)
  }
}
