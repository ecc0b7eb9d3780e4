import NudgyCore
import NudgyLanguage

// A voice that is called by its name, and nothing else.
extension ConversationManager {
  /// "Be nudgy", "be yourself". False where no voice of that name is there, as the words then mean something else.
  func callVoice(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, !configuration.modelLeads, let name = VoiceWish.name(in: message.text)
    else { return false }
    guard let voice = name.isEmpty ? PersonaLibrary.defaultID : voice(named: name) else { return false }
    await converse([.setPersona(voice)], &run)
    return true
  }
}
