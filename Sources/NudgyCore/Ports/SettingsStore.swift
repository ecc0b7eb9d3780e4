/// Where the settings are that can be changed while talking.
package protocol SettingsStore: Sendable {
  /// What is set, under the names of the settings; what is left at its default is not among it.
  func values() throws(NudgyError) -> [JSONValue.Member]

  /// Sets a value, or with nil goes back to the default; counts from then on.
  func set(_ name: String, to value: JSONValue?) throws(NudgyError)
}
