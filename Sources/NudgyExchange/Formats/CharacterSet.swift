import Foundation
import NudgySystem

/// Bytes as text, by the name that mail gives to a character set.
enum CharacterSet {
  /// What is not of the set becomes marks; a set that is not known is read as UTF-8.
  static func text(_ bytes: [UInt8], named name: String) -> String {
    let name = name.lowercased()
    guard !unicode.contains(name) else { return String(decoding: bytes, as: UTF8.self) }
    return converted(bytes, from: sets[name] ?? name) ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Nil for a set that the system does not know.
  private static func converted(_ bytes: [UInt8], from set: String) -> String? {
    #if canImport(Darwin)
      // Where Foundation knows all of them itself.
      let known = CFStringConvertIANACharSetNameToEncoding(set as CFString)
      guard known != kCFStringEncodingInvalidId else { return nil }
      return String(
        bytes: bytes, encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(known)))
    #else
      return CharacterConverter.utf8(bytes, from: set).map { String(decoding: $0, as: UTF8.self) }
    #endif
  }

  private static let unicode: Set = ["", "utf-8", "utf8", "us-ascii", "ascii"]
  /// What mail calls one thing and means another, as every program that writes it does.
  private static let sets = [
    "iso-8859-1": "windows-1252", "latin1": "windows-1252", "cp1252": "windows-1252", "gb2312": "gb18030",
    "gbk": "gb18030", "shift_jis": "cp932", "ks_c_5601-1987": "cp949", "euc-kr": "cp949",
  ]
}
