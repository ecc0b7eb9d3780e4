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
      var text = ""
      text.unicodeScalars.append(contentsOf: _nfc)
      return text
    #else
      return precomposedStringWithCanonicalMapping
    #endif
  }

  /// With letters and their marks apart (form D).
  package var decomposed: String {
    #if os(Linux)
      var text = ""
      text.unicodeScalars.append(contentsOf: _nfd)
      return text
    #else
      return decomposedStringWithCanonicalMapping
    #endif
  }
}
