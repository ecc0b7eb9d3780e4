import NudgyCore
import NudgyLanguage
import NudgyTerminal

/// A trace under the text it is about: each step marks its words and names its rule.
///
/// ```
/// call mom tomorrow at 5
///          ^^^^^^^^       rule     day word
///                      ^ rule     bare hour: weak, wants a preposition
/// ```
enum TraceWording {
  /// Texts longer than this are not drawn again above their steps; each step then quotes its words.
  private static let widest = 96

  static func lines(_ steps: [TraceStep], of text: String, in wording: TimeWording) -> String {
    let shown = PlainText.singleLine(text)
    let isDrawn =
      text.allSatisfy { $0.isASCII && !$0.isNewline } && shown.utf8.count == text.utf8.count
      && text.count <= widest
    guard isDrawn else {
      let tokens = Tokenizer.tokenize(text)
      return steps.map { "\(label($0, in: wording))  «\(excerpt($0, of: tokens))»" }.joined(separator: "\n")
    }
    let rows = steps.map { step in
      let before = CellText.spaces(step.source.lowerBound)
      let marks = String(repeating: "^", count: step.source.count)
      let after = CellText.spaces(text.count - step.source.upperBound)
      return before + marks + after + "  " + label(step, in: wording)
    }
    return ([shown] + rows).joined(separator: "\n")
  }

  private static func label(_ step: TraceStep, in wording: TimeWording) -> String {
    let stage = CellText.padded(step.stage.rawValue, to: 8)
    let meaning = step.when.map { WhenWording.phrase($0, in: wording) } ?? step.outcome
    let name = PlainText.singleLine(step.name)
    return meaning.map { step.stage == .time ? "\(stage) \($0)" : "\(stage) \(name): \($0)" }
      ?? "\(stage) \(name)"
  }

  private static func excerpt(_ step: TraceStep, of text: TokenizedText) -> String {
    PlainText.singleLine(text.written(step.source))
  }
}
