import NudgyCore

/// What is named beside an undo: "the brunch" of "undo the brunch".
package enum UndoneName {
  /// - Returns: nil where only "that", "the last one" and their like are said.
  package static func name(in text: String) -> String? {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    guard words.count < 9 else { return nil }
    let telling = words.filter { !plain.contains($0) && Int($0) == nil && NumberWord.value(of: $0) == nil }
    return telling.isEmpty ? nil : telling.joined(separator: " ")
  }

  private static let plain: WordTable = """
    undo undone unmade take back revert reverse cancel no not nope wait oops sorry please pls can could you the that this
    it those them these last thing things one ones change changes all everything again just what i did we now a an of my
    to for me oh ok okay actually never mind nvm nevermind step steps time times more once twice whole both first previous
    scratch didn't didnt mean meant delete don't dont do was wasn't wasnt were
    """
}
