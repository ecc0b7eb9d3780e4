import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyReach

/// Contacts as programs write them: vCard 2.1, 3 and 4, in one file or a folder.
@Suite struct ContactTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ card: [UInt8], _ name: String = "a.vcf") throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(card).write(to: url)
  }

  private func known(_ name: String, _ action: TaskAction = .call, in path: String = "") async -> [String] {
    let path = folder.url.appending(path: path).path(percentEncoded: false)
    let reach = TaskReach(choices: { .init(contacts: path) }, opener: { _ in false })
    return ReachWording.choices(await reach.known(name, for: action))
  }

  struct Card: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]
    var asked = "Sarah"
    var action = TaskAction.call
    let known: [String]
    var testDescription: String { name }
  }

  private static let cards = [
    Card(name: "version 3", lines: ["FN:Sarah Lind", "TEL;TYPE=CELL:555-0100"], known: ["mobile 555-0100"]),
    Card(
      name: "version 4, a quoted list and a link",
      lines: ["FN:Sarah Lind", "TEL;VALUE=uri;TYPE=\"voice,home\":tel:+1-555-0100"],
      known: ["home +1-555-0100"]),
    Card(
      name: "version 2.1", lines: ["N:Lind;Sarah", "TEL;WORK;VOICE:555 0100"], known: ["work 555 0100"]),
    Card(
      name: "a group", lines: ["FN:Sarah Lind", "item1.TEL;type=pref:555-0100", "item1.X-ABLabel:Boat"],
      known: ["555-0100"]),
    Card(
      name: "several, the preferred first",
      lines: [
        "FN:Sarah", "TEL;TYPE=home:555-0101", "TEL;TYPE=work;PREF=2:555-0102",
        "TEL;TYPE=cell;PREF=1:555-0103",
      ],
      known: ["mobile 555-0103", "work 555-0102", "home 555-0101"]),
    Card(
      name: "the same number twice", lines: ["FN:Sarah", "TEL;TYPE=home:555-0100", "TEL:555 01 00"],
      known: ["home 555-0100"]),
    Card(
      name: "no fax", lines: ["FN:Sarah", "TEL;TYPE=work,fax:555-0101", "TEL;TYPE=work:555-0102"],
      known: ["work 555-0102"]),
    Card(
      name: "a text to the mobile", lines: ["FN:Sarah", "TEL;TYPE=home:555-0101", "TEL;TYPE=cell:555-0102"],
      action: .text, known: ["mobile 555-0102"]),
    Card(
      name: "mail", lines: ["FN:Sarah", "EMAIL;TYPE=work:sarah@example.org", "TEL:555-0100"], action: .email,
      known: ["work sarah@example.org"]),
    Card(
      name: "folded lines", lines: ["FN:Sar", " ah Lind", "TEL;TY", "\tPE=CELL:555", " -0100"],
      known: ["mobile 555-0100"]),
    Card(
      name: "quoted-printable with a soft break",
      lines: ["FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:S=C3=A1=", "rah L=69nd", "TEL:555-0100"],
      known: ["555-0100"]),
    Card(
      name: "a picture between",
      lines: ["FN:Sarah", "PHOTO;ENCODING=b:" + String(repeating: "TEL:", count: 40)]
        + [String](repeating: " " + String(repeating: "A", count: 74), count: 3000) + ["TEL:555-0100"],
      known: ["555-0100"]),
    Card(
      name: "a nickname", lines: ["FN:S. Lind", "NICKNAME:Sally,Mom", "TEL:555-0100"], asked: "mom",
      known: ["555-0100"]),
    Card(
      name: "a title", lines: ["FN:Dr. Wei Chen", "TEL:555-0100"], asked: "Dr. Chen", known: ["555-0100"]),
    Card(
      name: "escapes", lines: [#"FN:Sarah\, the baker"#, "TEL:555-0100"], asked: "sarah baker",
      known: ["555-0100"]),
    Card(name: "part of a word", lines: ["FN:Sarahjane Lind", "TEL:555-0100"], known: []),
    Card(
      name: "hostile numbers", lines: ["FN:Sarah", "TEL:555\u{1B}[31m01", "TEL:rm -rf", "TEL:;evil"],
      known: []),
    Card(name: "nothing but noise", lines: [":", ";", "TEL", "N:", "\"", "TEL;\"a:b"], known: []),
  ]

  @Test(arguments: cards, ["\r\n", "\n"]) func isRead(_ card: Card, _ ending: String) async throws {
    let lines = ["BEGIN:VCARD", "VERSION:3.0"] + card.lines + ["END:VCARD", ""]
    try write(Array(lines.joined(separator: ending).utf8))
    #expect(await known(card.asked, card.action) == card.known)
    #expect(await known(card.asked, card.action, in: "a.vcf") == card.known)
  }

  @Test func lettersOfAnotherCharset() async throws {
    let bytes =
      Array("BEGIN:VCARD\nFN;CHARSET=ISO-8859-1:Ren".utf8) + [0xE9] + Array("e\nTEL:555-0100\nEND:VCARD".utf8)
    try write(bytes)
    #expect(await known("Renée") == ["555-0100"])
    #expect(await known("renee") == ["555-0100"])
  }

  @Test func everybodyInOneFileAndInFolders() async throws {
    func card(_ name: String, _ number: String) -> [UInt8] {
      Array("BEGIN:VCARD\nFN:\(name)\nTEL:\(number)\nEND:VCARD\n".utf8)
    }
    try write(card("Sarah Lind", "555-0101") + card("Ben Ode", "555-0102"), "family/both.vcf")
    try write(card("Sarah Moss", "555-0103"), "c.vcf")
    try write(card("Sarah Wrong", "555-0104"), ".hidden.vcf")
    try write(card("Sarah Wrong", "555-0105"), "notes.txt")
    #expect(unsafe mkfifo(folder.url.appending(path: "pipe.vcf").path(percentEncoded: false), 0o600) == 0)
    #expect(await known("ben") == ["555-0102"])
    #expect(await known("sarah") == ["Sarah Moss 555-0103", "Sarah Lind 555-0101"])
    #expect(await known("Sarah Lind") == ["555-0101"])
    #expect(await known("nobody") == [])
    #expect(await known("sarah", in: "missing") == [])
  }

  /// A file far larger than what is read at a time.
  @Test func manyPeople() async throws {
    var text = ""
    for number in 1...5000 {
      text += "BEGIN:VCARD\nFN:Person \(number)\nTEL:555-\(10000 + number)\nEND:VCARD\n"
    }
    try write(Array(text.utf8))
    #expect(await known("person 4711") == ["555-14711"])
    #expect(await known("person").count == 9)
  }
}
