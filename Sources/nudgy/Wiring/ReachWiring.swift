import Foundation
import NudgyCore
import NudgyReach

extension TaskReach {
  /// With what the settings allow, as they are at the time.
  init(_ here: Surroundings) {
    let opener = LinkOpener(environment: here.world.environment)
    let clipboard = Clipboard(environment: here.world.environment)
    let (file, environment) = (SettingsFile(url: here.home.settings), here.world.environment)
    self.init(
      choices: {
        let settings = file.load().settings
        return Choices(
          schemes: SchemeList(adding: settings.openSchemes),
          contacts: settings.contacts.map { TaskReach.path($0, environment) })
      },
      opener: { await opener.open($0) }, copier: { await clipboard.take($0) })
  }

  private static func path(_ text: String, _ environment: [String: String]) -> String {
    guard text == "~" || text.hasPrefix("~/"), let home = environment["HOME"] else { return text }
    return home + text.dropFirst()
  }
}
