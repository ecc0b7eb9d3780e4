import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A voice that is called in a turn answers in it, by its own settings.
@Suite struct VoiceSwitchTests {
  private static let pirate = """
    ---
    id: pirate
    name: Pirate
    summary: Salty.
    temperature: 1.3
    model: salty-7b
    ---
    Speak like a pirate.

    ## done
    - Aye.
    """

  private func system(_ request: LLMRequest) -> String {
    if case .system(let text)? = request.messages.first { text } else { "" }
  }

  @Test func theNextRoundIsTheNewVoice() async throws {
    let folder = try TemporaryFolder()
    let personas = DataHome(folder: folder.url).personaFolder
    try FileManager.default.createDirectory(at: personas, withIntermediateDirectories: true)
    try Data(Self.pirate.utf8).write(to: personas.appending(path: "pirate.md"))
    let switching = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "set_persona", arguments: ["persona": "pirate"]))
    let model = ScriptedLLM([
      .deltas([switching]), .deltas([.text("Arr.")]), .deltas([.text("Arr again.")]),
    ])
    let session = try Session(model: model, folder: folder, modelLeads: true)
    let turn = await session.say("talk like the pirate")
    #expect(turn.text == "Arr.")
    #expect(turn.questions == [])
    _ = await session.say("how are you?")
    let requests = model.requests
    #expect(requests.map { system($0).contains("Speak like a pirate.") } == [false, true, true])
    #expect(requests.map(\.temperature) == [LanguageModelBrain.talkTemperature, 1.3, 1.3])
    #expect(requests.map(\.model) == [nil, "salty-7b", "salty-7b"])
    // The call and its result stand in the new voice's request, too.
    #expect(
      requests[1].messages.contains { if case .toolResult("abc123xyz", _) = $0 { true } else { false } })
  }
}
