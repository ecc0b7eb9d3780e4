/// Which of the listed tasks have a word in their titles.
struct TitleIndex: Sendable {
  struct Entry: Sendable {
    /// Of the stem.
    let scalars: [Unicode.Scalar]
    /// Places of the tasks, ascending.
    var tasks: [Int]
  }

  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// How many words each title has that tell something.
  let sizes: [Int]

  var isEmpty: Bool { sizes.isEmpty }

  /// - Parameter titles: the stems of each task.
  init(_ titles: [Set<String>]) {
    sizes = titles.map(\.count)
    for (task, stems) in titles.enumerated() {
      for stem in stems {
        if let place = places[stem] {
          entries[place].tasks.append(task)
        } else {
          places[stem] = entries.count
          entries.append(Entry(scalars: Array(stem.unicodeScalars), tasks: [task]))
        }
      }
    }
  }

  func tasks(with stem: String) -> [Int] { places[stem].map { entries[$0].tasks } ?? [] }
}
