/// What the words of a piece count: "3", "two", "the second", "the last" (`places_said` in `Tools/Reader/reader.py`).
struct PlaceWords: Sendable {
  private(set) var numbers: Set<Int> = []
  private(set) var places: Set<Int> = []
  private(set) var sayLast = false

  init(_ words: ArraySlice<ReaderWords.Word>) {
    for word in words {
      if let number = word.number {
        numbers.insert(number)
      } else if let count = PlaceWords.counts.firstIndex(of: word.norm) {
        numbers.insert(count + 2)
      } else if let place = PlaceWords.ordinals.firstIndex(of: word.norm) {
        places.insert(place + 1)
      } else if word.norm == "last" {
        sayLast = true
      }
    }
  }

  private static let counts = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}
