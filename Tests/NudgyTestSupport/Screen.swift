import NudgyTerminal

/// What a terminal shows after some bytes, and what has left it at the top: the part of ECMA-48 that Nudgy and its
/// line editor write.
package struct Screen {
  private let columns: Int
  private let height: Int
  /// What has left at the top can be scrolled back to.
  private var scrolledOff: [String] = []
  /// One text a cell; the second cell of a wide character is empty.
  private var rows: [[String]]
  private var row = 0
  private var column = 0

  package init(_ output: String, columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    height = rows
    self.rows = Array(repeating: [], count: rows)
    var characters = Array(output)[...]
    while let character = characters.popFirst() { take(character, &characters) }
  }

  /// All rows, those that were scrolled off first, without the empty space at the ends.
  package var text: String {
    var lines = scrolledOff + rows.map(Screen.line)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func line(_ cells: [String]) -> String {
    var line = cells.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  // MARK: - Characters

  private mutating func take(_ character: Character, _ rest: inout ArraySlice<Character>) {
    switch character {
    case "\r\n":
      column = 0
      moveDown()
    case "\r": column = 0
    case "\n": moveDown()
    case "\u{8}": column = max(0, column - 1)
    case "\u{7}": break
    case "\u{1B}": escape(&rest)
    default: put(character)
    }
  }

  private mutating func put(_ character: Character) {
    let width = CellWidth.of(character)
    if column + width > columns {
      column = 0
      moveDown()
    }
    fill(upTo: column + width)
    rows[row][column] = String(character)
    if width == 2 { rows[row][column + 1] = "" }
    column += width
  }

  private mutating func fill(upTo count: Int) {
    let missing = count - rows[row].count
    if missing > 0 { rows[row] += Array(repeating: " ", count: missing) }
  }

  private mutating func moveDown() {
    row += 1
    guard row == height else { return }
    row -= 1
    scrolledOff.append(Screen.line(rows.removeFirst()))
    rows.append([])
  }

  // MARK: - Sequences

  private mutating func escape(_ rest: inout ArraySlice<Character>) {
    switch rest.popFirst() {
    case "[":
      var parameters = ""
      while let next = rest.popFirst() {
        if let byte = next.asciiValue, (0x40...0x7E).contains(byte) { return control(next, parameters) }
        parameters.append(next)
      }
    case "]":
      // Up to BEL or ST.
      while let next = rest.popFirst(), next != "\u{7}" {
        if next == "\u{1B}" { return rest = rest.dropFirst() }
      }
    case "(", ")": rest = rest.dropFirst()
    default: break
    }
  }

  private mutating func control(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(height - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = count - 1
    case "H": (row, column) = (count - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "P":
      fill(upTo: column + count)
      rows[row].removeSubrange(column..<column + count)
    case "@":
      fill(upTo: column)
      rows[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    default: break
    }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: rows[row] = Array(rows[row].prefix(column))
    case 1: for index in 0..<min(column + 1, rows[row].count) { rows[row][index] = " " }
    default: rows[row] = []
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    if part == 0 { eraseLine(0) }
    for index in (part == 0 ? row + 1 : 0)..<height { rows[index] = [] }
  }
}
