/// Things whose name alone says what to do: "laundry", "groceries".
enum Chore {
  static func isShopping(_ words: [Word]) -> Bool {
    words.count == 1 && ["groceries", "shopping"].contains(words[0].text)
  }

  static let names: WordGroup = [
    "laundry", "groceries", "dishes", "vacuuming", "ironing", "homework", "taxes", "shopping", "errands",
    "dusting", "housework", "packing", "recycling", "gardening", "gym", "yoga", "pilates",
  ]
}
