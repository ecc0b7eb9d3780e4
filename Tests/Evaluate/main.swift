import Foundation
import NudgyCore
import NudgyEvaluation
import NudgyLLM

// `nudgy-evaluate [--rows] [--verbose] [FILE …]`: plays the talks offline and with a model, and prints both side by side.
//
// The model is the one of OPENAI_BASE_URL, OPENAI_API_KEY and NUDGY_MODEL; with CHARACTER it is a scripted one, or all
// of them with CHARACTER=all.

private let environment = ProcessInfo.processInfo.environment
private let options = CommandLine.arguments.dropFirst()
private let isVerbose = options.contains("--verbose") || environment["VERBOSE"] == "1"
private let showsRows = isVerbose || options.contains("--rows")
private let files = options.filter { !$0.hasPrefix("--") }
/// How many talks are played at once: turns wait for the store now and then.
private let width = 2 * ProcessInfo.processInfo.activeProcessorCount

private func brains() throws -> [(brain: Brain, width: Int)] {
  switch environment["CHARACTER"] {
  case nil, "": break
  case "all": return CharacterName.allCases.map { (.scripted($0), width) }
  case let name?:
    guard let character = CharacterName(rawValue: name) else {
      print(
        "There is no character \u{201C}\(name)\u{201D}: \(CharacterName.allCases.map(\.rawValue).joined(separator: ", ")), all."
      )
      exit(2)
    }
    return [(.scripted(character), width)]
  }
  guard environment["OPENAI_BASE_URL"] != nil || environment["OPENAI_API_KEY"] != nil else { return [] }
  let model = environment["NUDGY_MODEL"] ?? "gpt-4o-mini"
  var configuration = try LLMConfiguration(
    endpoint: Endpoint(environment["OPENAI_BASE_URL"] ?? Endpoint.openAI), model: model,
    key: environment["OPENAI_API_KEY"].map { try APIKey($0) })
  configuration.network = NetworkSettings(environment: environment)
  let service = OpenAIService(
    configuration, transport: CurlTransport(), quirks: QuirkMemory(), clock: ServiceClock(now: { Date() }),
    random: .seeded(1))
  // One server answers one at a time.
  return [(.model(service, name: model), 1)]
}

private func talks() throws -> [Talk] {
  guard files.isEmpty else {
    return try files.flatMap { file in
      try TalkReader.talks(of: String(contentsOf: URL(filePath: file), encoding: .utf8), file: file)
    }
  }
  return try TalkReader.talks(in: URL(filePath: "Corpus/conversations/model"))
}

do {
  let evaluation = Evaluation(talks: try talks())
  var scores = [try await evaluation.score(.offline, width: width)]
  let models = try brains()
  if models.isEmpty { print("Offline alone: OPENAI_BASE_URL or CHARACTER name a model.") }
  for (brain, width) in models { scores.append(try await evaluation.score(brain, width: width)) }
  if showsRows {
    for score in scores { print(ScoreTable.failures(of: score, withTranscripts: isVerbose)) }
  }
  print(ScoreTable(scores).text)
} catch {
  print("The talks could not be played: \(error)")
  exit(1)
}
