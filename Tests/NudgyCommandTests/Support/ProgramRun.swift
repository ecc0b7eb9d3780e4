/// What one run of the program came to.
struct ProgramRun: Sendable {
  var code: Int32
  /// Whether a signal ended it; then `code` is the signal.
  var wasSignalled = false
  var output: String
  var errors: String

  var outputLines: [String] { lines(output) }
  var errorLines: [String] { lines(errors) }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
