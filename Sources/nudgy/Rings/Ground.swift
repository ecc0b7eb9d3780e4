import Foundation
import NudgyCore
import NudgyFiles

/// What a process reads once, when it begins: the settings and the zone. Under one that stays they may change.
struct Ground: Sendable, Equatable {
  private let settings: FileStamp?
  private let zone: String?

  init(settings: URL, environment: [String: String]) {
    self.settings = (try? WholeFile(settings).stamp()).flatMap { $0 }
    zone = (try? EnvironmentZone.zone(environment["TZ"]))?.identifier
  }

  /// The folders in which a change of it shows.
  static func folders(settings: URL) -> [URL] {
    [settings, URL(filePath: EnvironmentZone.systemFile)].map { $0.deletingLastPathComponent() }
  }
}
