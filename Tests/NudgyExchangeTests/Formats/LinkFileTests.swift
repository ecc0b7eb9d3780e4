import NudgyCore
import Testing

@testable import NudgyExchange

@Suite struct LinkFileTests {
  @Test(arguments: [
    ("[InternetShortcut]\r\nURL=https://example.com/a\r\n", "Great", "https://example.com/a"),
    (
      "\u{FEFF}[Desktop Entry]\nType=Link\nName=A page\nURL=https://example.com/a", "A page",
      "https://example.com/a"
    ),
  ])
  func readsLinks(_ text: String, _ title: String, _ url: String) throws {
    let item = try LinkFile.shortcut(Array(text.utf8), name: "Great")
    #expect(item.title == title)
    #expect(item.url == url)
  }

  @Test(arguments: [
    ("[Desktop Entry]\nType=Application\nExec=rm -rf /", UnreadReason.nothingInIt(format: "link")),
    ("[InternetShortcut]\nURL=file:///etc/passwd", .nothingInIt(format: "link")),
    ("[InternetShortcut]\nURL=javascript:x", .nothingInIt(format: "link")),
    ("URL=https://example.com", .damaged(format: "link")), ("", .damaged(format: "link")),
  ])
  func refuses(_ text: String, _ reason: UnreadReason) {
    #expect(throws: reason) { try LinkFile.shortcut(Array(text.utf8), name: "x") }
  }

  @Test func readsWebloc() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>URL</key><string>https://example.com/a</string></dict></plist>
      """
    let item = try LinkFile.webloc(Array(list.utf8), name: "Great")
    #expect(item.title == "Great")
    #expect(item.url == "https://example.com/a")
    #expect(throws: UnreadReason.damaged(format: "link")) { try LinkFile.webloc(Array("x".utf8), name: "x") }
    #expect(throws: UnreadReason.damaged(format: "link")) {
      try LinkFile.webloc(Array("bplist00\u{1}\u{2}".utf8), name: "x")
    }
  }
}
