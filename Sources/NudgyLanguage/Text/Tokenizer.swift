/// Cuts a message into tokens, in one pass.
package enum Tokenizer {
  package static func tokenize(_ text: String) -> TokenizedText {
    TokenizedText(text: text, tokens: [])
  }
}
