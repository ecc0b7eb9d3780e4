package import Foundation
package import NudgyCore

/// The real parts the engine works with; the program wires them, tests hand in their own.
package struct EngineServices: Sendable {
  package var world: World
  package var tasks: any TaskStore
  package var conversations: any ConversationStore
  /// Where what comes from elsewhere becomes tasks; nil where nothing does.
  package var shares: (any ShareStore)?
  /// Where it lies until then.
  package var inbox: (any SharingInbox)?
  /// The folder of `memory.json`.
  package var memoryFolder: URL
  /// The folder of the user's own personas.
  package var personaFolder: URL
  /// Where messages that cannot be taken in are kept whole.
  package var keptFolder: URL
  /// Where what comes from elsewhere lies, before and after it was taken in.
  package var inboxFolder: URL
  /// The lines typed in the chat.
  package var history: URL
  package var models: ModelSlot
  /// Nil where nothing may be set.
  package var settings: (any SettingsStore)?
  /// Nil when no model is to be looked for.
  package var finder: (any ModelFinder)?
  /// Nil where no agent is to be offered.
  package var agent: (any AgentControl)?
  /// Nil where nothing rings.
  package var rings: (any RingOutlook)?
  /// Nil where nothing is to be opened.
  package var reach: (any Reach)?

  package init(
    world: World, tasks: any TaskStore, conversations: any ConversationStore, home: DataHome,
    models: ModelSlot = ModelSlot(), settings: (any SettingsStore)? = nil, finder: (any ModelFinder)? = nil,
    shares: (any ShareStore)? = nil, inbox: (any SharingInbox)? = nil, reach: (any Reach)? = nil
  ) {
    self.world = world
    self.tasks = tasks
    self.conversations = conversations
    memoryFolder = home.memoryFolder
    personaFolder = home.personaFolder
    keptFolder = home.keptFolder
    inboxFolder = home.inbox
    history = home.history
    self.models = models
    self.settings = settings
    self.finder = finder
    self.shares = shares
    self.inbox = inbox
    self.reach = reach
  }
}
