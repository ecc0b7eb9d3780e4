#if os(Linux)
  // The standard library can do it; Foundation's own way there brings all of ICU.
  @_spi(_Unicode) import Swift
#else
  import Foundation
#endif

extension String {
  /// With letters and their marks put together where one character stands for both (Unicode's form C).
  package var composed: String {
    #if os(Linux)
      String(UnicodeScalarView(_nfc))
    #else
      precomposedStringWithCanonicalMapping
    #endif
  }

  /// With letters and their marks apart (form D).
  package var decomposed: String {
    #if os(Linux)
      String(UnicodeScalarView(_nfd))
    #else
      decomposedStringWithCanonicalMapping
    #endif
  }

  /// "Renée" as "Renee".
  package var withoutMarks: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    let letters = decomposed.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return String(UnicodeScalarView(letters))
  }
}
