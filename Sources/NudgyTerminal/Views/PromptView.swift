/// What stands before the line being typed.
package enum PromptView {
  package static func render(on canvas: Canvas) -> StyledText {
    canvas.isPlain
      ? StyledText(TerminalWording.plainPrompt)
      // The space has no looks: the line editor needs the last character so.
      : StyledText(TerminalWording.promptMark, TextStyle(accent: .active, isBold: true)) + " "
  }
}
