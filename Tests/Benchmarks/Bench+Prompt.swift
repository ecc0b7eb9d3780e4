import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLoopback

// What a model is given to read over thirty turns.

extension Bench {
  func prompts(_ report: inout Report) async throws {
    report.heading("A talk of \(LongTalk.turns.count) turns")
    for (name, window, first) in [("a large model", 131_072, 2500.0), ("a small model", 4096, 1500.0)] {
      let model = LongTalkModel(window: window)
      let place = try await Workplace(tasks: 20, below: root.appending(path: "prompts-\(window)"))
      let engine = try place.engine(model: model)
      for turn in LongTalk.turns { for await _ in engine.respond(to: UserMessage(turn.words)) {} }
      let meter = PromptMeter(model.requests)
      let tokens = Samples(meter.tokens.map(Double.init))
      report.show("  \(name), \(window) tokens at once")
      report.line("  first request", Double(meter.tokens.first ?? 0), "tokens", budget: first)
      report.line("  median request", tokens.median, "tokens")
      report.line("  longest request", tokens.quantile(1), "tokens", budget: Double(window))
      report.line("  not known from the request before", 100 - 100 * meter.share, "%", budget: 10)
      report.line("  requests a turn", Double(meter.tokens.count) / Double(LongTalk.turns.count), "")
    }
  }
}
