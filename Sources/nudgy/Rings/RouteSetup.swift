import NudgyCore
import NudgyDesktop
import NudgyReminders

/// Which ways out of a process without a chat were chosen and are allowed.
struct RouteSetup: Sendable {
  let settings: Settings
  let environment: [String: String]

  /// In the order in which they are tried.
  var names: [RouteName] {
    var names: [RouteName] = []
    if settings.desktopNotifications { names.append(.desktop) }
    if phone != nil { names.append(.phone) }
    if settings.notifyCommand != nil { names.append(.command) }
    guard let chosen = settings.notifyRoutes else { return names }
    return names.filter(chosen.contains)
  }

  /// Where nothing may touch the network, the phone is not reached either.
  var phone: String? { isPhoneOff ? nil : settings.phone }

  /// Whether a phone was chosen that is not told, as nothing may touch the network.
  var isPhoneOff: Bool {
    settings.phone != nil && ModelWiring(settings: settings, environment: environment).mode == "off"
  }

  /// The first way that can be expected to work; nil where none can. A desktop is asked, the others are believed.
  func likely() async -> RouteName? {
    for name in names {
      guard name == .desktop else { return name }
      if await DesktopNotifier.isThere() { return name }
    }
    return nil
  }
}
