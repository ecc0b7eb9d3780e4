import Testing

@testable import NudgyReader

@Suite("The words of the reader")
struct ReaderWordsTests {
  @Test(arguments: [
    ("Don’t", ["don't"]), ("12:30", ["00:00"]), ("2024", ["000"]), ("7", ["0"]), ("5pm", ["0pm"]),
    ("٣٤", ["00"]), ("１２", ["00"]), ("x²", ["x²"]), ("²", ["0"]), ("½", ["½"]), ("Ⅷ", ["ⅷ"]),
    ("ÀÇ Über", ["àç", "über"]), ("ΔΟ", ["δο"]), ("İ", ["i\u{307}"]), ("ẞ", ["ß"]),
    ("M&S a--b a.", ["m&s", "a--b", "a", "."]), ("a\u{85}b\u{A0}c\u{2028}d\te", ["a", "b", "c", "d", "e"]),
    ("日本語、🐧", ["日本語", "、", "🐧"]), ("’tis", ["'", "tis"]),
  ])
  func areWithoutCaseAndDigits(_ text: String, _ norms: [String]) {
    let words = ReaderWords(text).words
    #expect(words.map { Array($0.norm.unicodeScalars) } == norms.map { Array($0.unicodeScalars) })
    #expect(words.map(\.stem) == norms.map(ReaderWords.stem))
  }

  @Test(arguments: [
    ("printed", "print"), ("meetings", "meet"), ("anna's", "anna"), ("flies", "fli"),
    ("parties", "part"),
    ("running", "run"), ("is", "is"), ("bed", "bed"), ("used", "use"), ("café", "café"), ("calls", "cal"),
    ("ass", "ass"),
  ])
  func loseTheirCommonEndings(_ word: String, _ stem: String) {
    #expect(ReaderWords.stem(word) == stem)
  }

  @Test(arguments: [
    ("Anna", [true, false, false, false, true, false]), ("BBC", [true, true, false, false, true, false]),
    ("É", [true, false, false, false, true, false]), ("x4", [false, false, true, false, true, false]),
    ("A1", [true, true, true, false, true, false]), ("?", [false, false, false, true, true, false]),
    ("ǅa", [true, false, false, false, true, false]), ("tomorrow", [false, false, false, false, true, true]),
  ])
  func haveAShape(_ text: String, _ shape: [Bool]) {
    #expect(ReaderWords(text).words.map(\.shape) == [shape])
  }

  @Test func plainScalarsAreToldAsTheTablesTellThem() {
    for scalar in (UInt8(0)..<128).map({ Unicode.Scalar($0) }) {
      let told = scalar.properties
      #expect(scalar.isSpace == told.isWhitespace)
      #expect(scalar.isUpper == told.isUppercase && scalar.isLower == told.isLowercase)
      #expect(scalar.isDigit == (told.numericType == .decimal || told.numericType == .digit))
      #expect(scalar.isDecimal == (told.numericType == .decimal))
      #expect(scalar.isWordPart == (told.isAlphabetic || told.numericType != nil))
      #expect(scalar.plainLowercased.map { String($0) } == told.lowercaseMapping)
    }
  }
}
