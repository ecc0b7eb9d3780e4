import NudgyLanguage
import Testing

@Suite("Voices and undone things by their names")
struct VoiceWishTests {
  @Test(
    "A voice is called",
    arguments: [
      ("be nudgy", "nudgy"), ("can u be my grandma again", "grandma"),
      ("talk like a pirate please", "pirate"),
      ("be yourself", ""), ("normal voice", ""), ("switch back to nudgy", "nudgy"),
    ])
  func called(_ text: String, _ name: String) { #expect(VoiceWish.name(in: text) == name) }

  @Test(
    "What is no wish for one is none",
    arguments: [
      "be there at 5", "buy milk", "would you think less of me if i didn't",
      "be quiet for the rest of the day please",
      "call grandma", "",
    ])
  func none(_ text: String) {
    let name = VoiceWish.name(in: text)
    #expect(name == nil || !["nudgy", "grandma", ""].contains(name))
  }

  @Test(
    "What an undo names",
    arguments: [
      ("undo the brunch", "brunch"), ("take back the dentist please", "dentist"), ("undo that", nil),
      ("undo", nil),
      ("undo the last two", nil), ("no wait undo all of that", nil), ("undo 3", nil),
    ])
  func undone(_ text: String, _ name: String?) { #expect(UndoneName.name(in: text) == name) }
}
