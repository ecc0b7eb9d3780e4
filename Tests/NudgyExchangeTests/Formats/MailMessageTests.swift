import NudgyCore
import Testing

@testable import NudgyExchange

@Suite struct MailMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mail: String
    let title: String
    var contact: String?
    var address: String?
    var preview: String?
  }

  private static let nested = """
    From: "Lee, Ana" <ana@example.com>
    Subject: Saturday
    Message-ID: <1@example.com>
    Content-Type: multipart/mixed; boundary="out"

    This is no part.
    --out
    Content-Type: multipart/alternative;
     boundary=in

    --in
    Content-Type: text/html; charset=utf-8

    <html><head><title>no</title><style>p{}</style></head><body><p>Hi &amp; bye</p></body></html>
    --in
    Content-Type: text/plain; charset="iso-8859-1"
    Content-Transfer-Encoding: quoted-printable

    A caf=E9 at t=
    en?
    --in--
    --out
    Content-Type: text/plain
    Content-Disposition: attachment; filename="x.txt"

    attached
    --out--
    """

  static let cases: [Case] = [
    Case(
      testDescription: "plain",
      mail: "From: Ana Lee <ana@example.com>\r\nSubject: Hello\r\nMessage-ID: <a@b>\r\n\r\nHow are you?\r\n",
      title: "Hello", contact: "Ana Lee", address: "ana@example.com", preview: "How are you?"),
    Case(
      testDescription: "nested", mail: nested, title: "Saturday", contact: "Lee, Ana",
      address: "ana@example.com",
      preview: "A café at ten?"),
    Case(
      testDescription: "encoded words, cut within a character",
      mail:
        "From: =?utf-8?Q?J=C3=BCrgen?= <j@example.com>\nSubject: =?UTF-8?B?w6TDtsM=?=\n =?UTF-8?B?vA==?= =?x?\n\n",
      title: "äöü =?x?", contact: "Jürgen", address: "j@example.com"),
    Case(
      testDescription: "only HTML",
      mail:
        "From: a@b.c\nSubject: S\nContent-Type: text/html\n\n<p>One<br>two</p><script>bad()</script> &lt;3",
      title: "S", contact: "a@b.c", address: "a@b.c", preview: "One two <3"),
    Case(
      testDescription: "base64",
      mail:
        "From: a@b.c (Ana)\nSubject: S\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\nw6TDtsO8\n",
      title: "S", contact: "Ana", address: "a@b.c", preview: "äöü"),
    Case(
      testDescription: "from a mailbox", mail: "From ana@b.c Fri Nov 20\nFrom: ana@b.c\nTo: me\n\nhi",
      title: "Mail from ana@b.c", contact: "ana@b.c", address: "ana@b.c", preview: "hi"),
    Case(
      testDescription: "control bytes and orders",
      mail: "From: x\nSubject: =?utf-8?Q?=1B]0;evil=07drop=0Aall?=\n\n\u{1B}[2Jdone with everything",
      title: "drop all", contact: "x", preview: "done with everything"),
    Case(
      testDescription: "an address that would be more",
      mail: "From: A <a@b.c?bcc=all@x.y>\nSubject: S\n\n", title: "S", contact: "A"),
    Case(
      testDescription: "parts without an end",
      mail: "From: A <a@b.c>\nSubject: S\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nbody",
      title: "S", contact: "A", address: "a@b.c", preview: "body"),
  ]

  @Test(arguments: cases) func reads(_ test: Case) throws {
    let item = try MailMessage.item(Array(test.mail.utf8))
    #expect(item.title == test.title)
    #expect(item.contact == test.contact)
    #expect(item.address == test.address)
    #expect(item.preview == test.preview)
    #expect(MailMessage.looksLikeOne(Array(test.mail.utf8)))
  }

  @Test(arguments: ["", "hello", "call Ana: now\nor later", "\n\nFrom: a@b.c", "X: y\n\nbody"])
  func otherWordsAreNoMail(_ text: String) {
    #expect(throws: UnreadReason.damaged(format: "message")) { try MailMessage.item(Array(text.utf8)) }
    #expect(!MailMessage.looksLikeOne(Array(text.utf8)))
  }

  @Test func aMessageIsItsID() throws {
    func identity(_ mail: String) throws -> String { try MailMessage.item(Array(mail.utf8)).identity }
    let first = try identity("From: a@b.c\nMessage-ID: <1@x>\nSubject: A\n\n1")
    #expect(try identity("Received: by z\nFrom: a@b.c\nMessage-Id:\n <1@x>\nSubject: A\n\n2") == first)
    #expect(try identity("From: a@b.c\nMessage-ID: <2@x>\nSubject: A\n\n1") != first)
    #expect(try identity("From: a@b.c\nSubject: A\n\n1") != identity("From: a@b.c\nSubject: A\n\n2"))
  }

  @Test func partsInPartsEnd() throws {
    var mail = "From: a@b.c\nSubject: S\n"
    for depth in 0..<2000 { mail += "Content-Type: multipart/mixed; boundary=b\(depth)\n\n--b\(depth)\n" }
    let item = try MailMessage.item(Array(mail.utf8))
    #expect(item.title == "S")
  }
}
