// What cannot be called, written to or opened.
extension ErrorMessages {
  func reachParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .nothingToOpen(let number):
      (
        "nothingToOpen", "There's nothing on #\(number) that I could open.",
        "`nudgy edit \(number) LINK-OR-NUMBER` puts a link, a number or an address on it."
      )
    case .noTarget(let number, let action, let name):
      (
        "noTarget",
        "I have no \(ReachWording.thing(action)) \(name.map { "for \(short($0))" } ?? "on #\(number)") yet.",
        "`nudgy edit \(number) \(ReachWording.example(action))` keeps one."
      )
    case .severalTargets(let number, let name, let targets):
      (
        "severalTargets",
        "\(short(name)) can be reached in \(targets.count) ways: \(ReachWording.choices(targets).joined(separator: " · ")).",
        "`nudgy edit \(number) \(targets.first?.value ?? "")` picks one."
      )
    case .schemeNotAllowed(let scheme):
      (
        "schemeNotAllowed", "I don't open '\(short(scheme)):' links.",
        "`nudgy config set openSchemes \(short(scheme))` lets me, if you trust them."
      )
    case .notOpened(let url): ("notOpened", "Nothing on this machine opened the link.", "Here it is: \(url)")
    case .editorFailed:
      (
        "editorFailed", "Your editor did not open, so the draft stays as it was.",
        "VISUAL or EDITOR names another."
      )
    default: ErrorMessages.unforeseen
    }
  }
}
