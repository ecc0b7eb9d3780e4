import NudgyAssistant

extension NudgyEngine: ChatEngine {}
