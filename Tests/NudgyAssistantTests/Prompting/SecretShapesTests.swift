import Testing

@testable import NudgyAssistant

@Suite("Secrets by their shape") struct SecretShapesTests {
  @Test(arguments: [
    ("OPENAI_API_KEY=abc123def456ghi789jkl", "abc123def456ghi789jkl"),
    ("aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCY"),
    ("Authorization: Bearer abcdefghijklmnop", "abcdefghijklmnop"),
    ("clone https://bob:s3cretpw@git.example.org/x", "s3cretpw"),
    ("pay to DE89 3704 0044 0532 0130 00 by friday", "DE89 3704 0044 0532 0130 00"),
    ("IBAN GB82WEST12345698765432", "GB82WEST12345698765432"),
  ])
  func isMasked(_ text: String, _ secret: String) {
    let bytes = Array(text.utf8)
    let found = SecretFinder.places(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(found == [secret])
  }

  @Test(arguments: [
    "see https://example.org/a:b@c", "the bearer of bad news", "flight BA24 1234 5678 to Rome",
    "GB00 WEST 1234 5698 7654 32", "key = left drawer", "10:30@home",
  ])
  func isNone(_ text: String) { #expect(SecretFinder.places(in: Array(text.utf8)).isEmpty) }
}
