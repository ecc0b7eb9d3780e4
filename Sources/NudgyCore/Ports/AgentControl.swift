/// Puts the agent, which rings while no chat is open, where it starts by itself.
package protocol AgentControl: Sendable {
  func state() async -> AgentState
  /// - Throws: `agentNotInstalled` where nothing on this machine can start it, or the place cannot be written.
  func install() async throws(NudgyError) -> AgentPlace
  /// - Returns: where it was taken from; nil where it was not.
  func uninstall() async throws(NudgyError) -> AgentPlace?
}

/// What starts the agent.
package enum AgentPlace: String, Sendable, CaseIterable {
  case systemd, launchd, crontab
}

package enum AgentState: Sendable, Equatable {
  case installed(AgentPlace)
  /// It could be installed here.
  case absent(AgentPlace)
  /// Nothing on this machine starts programs by itself.
  case impossible
}
