import NudgyCore

/// The numbers or addresses of the people who may be meant.
struct ContactChoices {
  let people: [Contact]
  let action: TaskAction

  private static let most = 9

  /// The preferred one first; each once.
  var targets: [ReachTarget] {
    var found: [(preference: Int, target: ReachTarget)] = []
    var seen: Set<String> = []
    for person in people {
      for entry in entries(of: person) {
        guard let (value, key) = value(entry), seen.insert(key).inserted else { continue }
        found.append((entry.preference, ReachTarget(value: value, label: label(entry, of: person))))
      }
    }
    // Sorting keeps the order of equals, so the file's order stands.
    let sorted = found.enumerated().sorted {
      ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset)
    }
    return Array(sorted.map(\.element.target).prefix(ContactChoices.most))
  }

  private func entries(of person: Contact) -> [Contact.Entry] {
    guard action != .email else { return person.mails }
    let phones = person.phones.filter { !$0.types.contains("fax") && !$0.types.contains("pager") }
    // A text goes to a mobile, where one is known to be one.
    let mobiles = phones.filter { $0.types.contains("cell") }
    return action == .text && !mobiles.isEmpty ? mobiles : phones
  }

  /// The value, and what makes two of them the same.
  private func value(_ entry: Contact.Entry) -> (String, String)? {
    if action == .email { return MailAddress(entry.value).map { ($0.text, $0.text.lowercased()) } }
    return PhoneNumber(entry.value).map { ($0.text, $0.digits) }
  }

  private func label(_ entry: Contact.Entry, of person: Contact) -> String {
    let kind = ["cell", "home", "work"].first(where: entry.types.contains).map {
      $0 == "cell" ? "mobile" : $0
    }
    let name = people.count > 1 ? person.name : nil
    return [name, kind].compactMap(\.self).joined(separator: ", ")
  }
}
