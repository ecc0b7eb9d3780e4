/// Whom somebody in need can call where they are, as far as the zone of their clock tells.
///
/// Free lines that answer day and night; sources: the lines' own pages, 2026.
enum HelpLine {
  /// "call 1813": nil where nothing is known.
  static func call(inZone zone: String) -> String? {
    if let line = byZone[zone] { return line }
    return zone.hasPrefix("Australia/") ? "call Lifeline, 13 11 14" : nil
  }

  private static let samaritans = "call Samaritans, 116 123"

  private static let byZone: [String: String] = [
    "Europe/London": samaritans, "Europe/Belfast": samaritans, "Europe/Dublin": samaritans,
    "Europe/Jersey": samaritans, "Europe/Guernsey": samaritans, "Europe/Isle_of_Man": samaritans,
    "GB": samaritans, "Eire": samaritans, "Europe/Amsterdam": "call 113", "Europe/Brussels": "call 1813",
    "Europe/Berlin": "call 0800 111 0 111", "Europe/Vienna": "call 142", "Europe/Zurich": "call 143",
    "Europe/Paris": "call 3114", "Europe/Madrid": "call 024", "Europe/Warsaw": "call 116 123",
    "Europe/Stockholm": "call 90101", "Asia/Kolkata": "call 14416", "Asia/Calcutta": "call 14416",
    "Pacific/Auckland": "call or text 1737", "NZ": "call or text 1737",
  ]
}
