import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyExchange

/// Whatever is done to a file, reading it ends, and what comes of it can be stored and shown.
@Suite struct DamagedFormatTests {
  private static let samples: [(kind: SharedContent.Kind, text: String)] = [
    (.json, #"[{"url":"https://example.com/a","text":"x\u001b[31m"},{"title":"b","until":"friday"}]"#),
    (.mail, MailMessageTests.cases[1].mail), (.mail, MailMessageTests.cases[2].mail),
    (
      .calendar,
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:S\\,\nDTSTART;TZID=\"Europe/Berlin\":20200124T150000\n"
        + "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;INTERVAL=3\nEND:VEVENT\nEND:VCALENDAR"
    ),
    (.shortcut, "[InternetShortcut]\r\nURL=https://example.com/a\r\n"),
    (.text, "A title\nhttps://example.com/a%20b"),
    (.text, "nudge:add?text=a%20b&until=friday&url=https://example.com"),
    (.webloc, "<plist version=\"1.0\"><dict><key>URL</key><string>https://a.b</string></dict></plist>"),
  ]

  @Test(arguments: samples.indices) func mutationsAreReadOrRefused(_ index: Int) throws {
    let (kind, text) = Self.samples[index]
    var chance = Chance(seed: UInt64(index) + 1)
    var isRead = 0
    for _ in 0..<400 {
      var bytes = Array(text.utf8)
      for _ in 0...chance.below(4) { Self.damage(&bytes, &chance) }
      let items = try? SharedContent.items(
        bytes, kind, name: "x", now: TestWorld.now, calendar: TestWorld.newYork)
      for item in items ?? [] {
        isRead += 1
        #expect(!PlainText.singleLine(item.title).isEmpty, "\(bytes)")
        #expect(item.url.map { WebAddress($0) != nil } ?? true, "\(bytes)")
      }
    }
    #expect(isRead > 0)
  }

  private static func damage(_ bytes: inout [UInt8], _ chance: inout Chance) {
    guard !bytes.isEmpty else { return }
    let place = chance.below(bytes.count)
    switch chance.below(4) {
    case 0: bytes[place] = UInt8(chance.below(256))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: bytes[..<min(bytes.count, chance.below(20))], at: place)
    default: bytes = Array(bytes[..<place])
    }
  }

  /// Chance that is the same in every run.
  private struct Chance {
    var seed: UInt64

    mutating func below(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
  }
}
