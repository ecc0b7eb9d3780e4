import Testing

@testable import NudgyAssistant

/// Which facts are to go.
struct ForgetWishTests {
  @Test(arguments: [
    ("everything", ForgetWish.everything), ("All", .everything), ("\"everything\"", .about("everything")),
    ("the dentist", .about("the dentist")), ("", .last),
  ])
  func readsWhatIsSaid(_ subject: String, _ wish: ForgetWish) {
    #expect(ForgetWish(subject) == wish)
    // As it is written for a call it means the same again.
    #expect(ForgetWish(wish.subject) == wish)
  }
}
