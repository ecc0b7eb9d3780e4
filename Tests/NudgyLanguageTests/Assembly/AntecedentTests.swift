import NudgyReader
import Testing

@testable import NudgyLanguage

/// Titles say by name what the words around them made plain.
struct AntecedentTests {
  @Test(arguments: [
    ("create | mum wants [t her shoes back] [w by friday]", "Mum's shoes back"),
    (
      "create | I promised Priya I'd [t send her the photos from the wedding]",
      "Send Priya the photos from the wedding"
    ),
    ("create | dad asked me to [t order his hearing aid batteries]", "Order dad's hearing aid batteries"),
    ("create | I told Dave I'd [t ring him]", "Ring Dave"),
    // Hers and not his, one of two, somebody named in the title: nobody knows who.
    ("create | dad asked me to [t order her batteries]", "Order her batteries"),
    ("create | mum told Priya I'd [t send her the photos]", "Send her the photos"),
    ("create | mum wants [t Maisie to bring her bag]", "Maisie to bring her bag"),
    ("create | saw Priya today, must [t send her the photos]", "Send her the photos"),
  ])
  func aTitleNamesThePerson(_ marked: String, _ title: String) {
    let understood = MarkedText(marked).understood()
    #expect(understood.acts.first?.tasks.first?.title == title)
  }

  @Test func whatACallIsAboutIsSaid() {
    let inOne = MarkedText("create | the [t gutters] are leaking again, need to [t ring Dave about that]")
    #expect(inOne.understood().acts.first?.tasks.first?.title == "Ring Dave about the gutters")
    let inTwo = MarkedText(
      "create | so the [t gutters] are leaking again,", "create | need to [t ring [p Dave] about that]")
    #expect(inTwo.understood().acts.last?.tasks.first?.title == "Ring Dave about the gutters")
  }

  /// A deed is no thing to speak about.
  @Test func aDeedIsNotWhatACallIsAbout() {
    let marked = MarkedText("create | [t book the flights]", "create | [t ask Sam about that]")
    #expect(marked.understood().acts.last?.tasks.first?.title == "Ask Sam about that")
  }
}
