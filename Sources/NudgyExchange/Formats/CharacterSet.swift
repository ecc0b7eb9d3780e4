import Foundation

/// Bytes as text, by the name that mail gives to a character set.
enum CharacterSet {
  /// What is not of the set becomes marks; a set that is not known is read as UTF-8.
  static func text(_ bytes: [UInt8], named name: String) -> String {
    let name = name.lowercased()
    if let encoding = encodings[name], let text = String(bytes: bytes, encoding: encoding) { return text }
    if ["iso-8859-1", "latin1", "windows-1252", "cp1252"].contains(name) {
      // Every byte is a character here.
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "iso-8859-15": .windowsCP1252,
    "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "iso-2022-jp": .iso2022JP, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
  ]
}
