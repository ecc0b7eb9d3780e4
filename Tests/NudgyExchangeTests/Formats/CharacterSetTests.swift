import Testing

@testable import NudgyExchange

/// What mail programs of the world write, as bytes of their own sets.
@Suite struct CharacterSetTests {
  @Test(
    arguments: [
      ("windows-1251", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], "Привет"),
      ("koi8-r", [0xF0, 0xD2, 0xC9], "При"),
      ("windows-1252", [0x93, 0x61, 0x94, 0x20, 0x80], "“a” €"), ("iso-8859-1", [0x93, 0xE9], "“é"),
      ("iso-8859-15", [0x35, 0x20, 0xA4], "5 €"), ("iso-8859-2", [0xB3, 0xF3, 0x64, 0xBC], "łódź"),
      ("windows-1250", [0x9C], "ś"), ("windows-1253", [0xE1, 0xE2], "αβ"), ("windows-1254", [0xFE], "ş"),
      ("iso-8859-7", [0xE1], "α"), ("windows-1255", [0xF9], "ש"), ("windows-1256", [0xE3], "م"),
      ("shift_jis", [0x83, 0x65, 0x83, 0x58], "テス"), ("euc-jp", [0xA5, 0xC6], "テ"),
      ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x32, 0x71, 0x35, 0x44, 0x1B, 0x28, 0x42], "会議"),
      ("gb2312", [0xC4, 0xE3], "你"), ("big5", [0xA7, 0x41], "你"), ("EUC-KR", [0xB0, 0xA1], "가"),
      ("utf-16be", [0x00, 0x61, 0x20, 0xAC], "a€"), ("UTF-8", [0xC3, 0xA9], "é"), ("us-ascii", [0x61], "a"),
      ("no-such-set", [0x61, 0xC3, 0xA9], "aé"), ("utf-8//translit", [0x61], "a"), ("", [0x61], "a"),
      ("windows-1251", [], ""), ("gb18030", [0x61, 0x81], "a\u{FFFD}"),
      ("shift_jis", [0x61, 0xFF, 0x62], "a\u{FFFD}b"),
    ] as [(String, [UInt8], String)])
  func isRead(_ name: String, _ bytes: [UInt8], _ text: String) {
    #expect(CharacterSet.text(bytes, named: name) == text)
  }

  @Test func aLongTextIsReadWhole() {
    let bytes = [UInt8](repeating: 0xCF, count: 100_000)
    #expect(CharacterSet.text(bytes, named: "windows-1251") == String(repeating: "П", count: 100_000))
  }
}
