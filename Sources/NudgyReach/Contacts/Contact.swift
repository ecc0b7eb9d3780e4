/// Somebody in the contacts, with what matters for reaching them.
struct Contact: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var value: String
    /// In lower case: `cell`, `home`, `work`, `fax`.
    var types: Set<String>
    /// 1 to 100, the lower the better liked; 101 where nothing is said.
    var preference: Int
  }

  static let unpreferred = 101

  var name = ""
  /// Other names: the parts of the full one, nicknames.
  var otherNames: [String] = []
  var phones: [Entry] = []
  var mails: [Entry] = []
}
