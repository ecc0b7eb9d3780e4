import CEditLine

/// Where libedit puts the cursor, so that the edited line can be cleared without asking the terminal.
enum LineLayout {
  /// Rows from the first row of the prompt down to the cursor.
  ///
  /// - Parameters:
  ///   - promptWidth: cells of the prompt.
  ///   - text: the line up to the cursor.
  static func rowsAboveCursor(promptWidth: Int, text: String, columns: Int) -> Int {
    guard columns > 0 else { return 0 }
    var row = promptWidth / columns
    var column = promptWidth % columns
    func put(_ width: Int) {
      if column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column = 0
      }
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n":
        row += 1
        column = 0
      case "\t": repeat { put(1) } while column & 7 != 0
      default: put(width(scalar))
      }
    }
    return row
  }

  /// Cells as libedit counts them: by character, with the C library's table.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    if scalar.value < 0x7F { return 1 }
    return max(0, Int(nudgy_cell_width(CInt(bitPattern: scalar.value))))
  }
}
