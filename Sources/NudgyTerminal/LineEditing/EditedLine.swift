/// A line under way, cut at its cursor; it may hold several rows.
struct EditedLine: Equatable {
  var beforeCursor: String
  var afterCursor: String

  var isEmpty: Bool { beforeCursor.isEmpty && afterCursor.isEmpty }

  /// How far the cursor moves to stand in the row above, in scalars, as libedit counts; nil in the first row.
  var stepUp: Int? {
    let rows = beforeCursor.split(separator: "\n", omittingEmptySubsequences: false)
    guard let row = rows.last, let above = rows.dropLast().last else { return nil }
    let rest = above.unicodeScalars.count - EditedLine.scalars(of: above, upTo: CellWidth.of(row))
    return -(row.unicodeScalars.count + 1 + rest)
  }

  /// The same to the row below; nil in the last row.
  var stepDown: Int? {
    let rows = afterCursor.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard rows.count > 1 else { return nil }
    let row = beforeCursor.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return rows[0].unicodeScalars.count + 1 + EditedLine.scalars(of: rows[1], upTo: CellWidth.of(row))
  }

  /// How many scalars of a row stand in its first `columns` cells.
  private static func scalars(of row: Substring, upTo columns: Int) -> Int {
    var width = 0
    var count = 0
    for character in row {
      width += CellWidth.of(character)
      guard width <= columns else { break }
      count += character.unicodeScalars.count
    }
    return count
  }
}
