/// Numbers in rows.
struct Matrix: Sendable {
  let rows: Int
  let columns: Int
  /// Row by row.
  let values: [Float]

  private static let lanes = 8

  /// Adds the matrix times a vector to sums; the vector begins at an index of `vector`.
  func multiply(_ vector: [Float], from first: Int = 0, into sums: inout [Float], at index: Int = 0) {
    precondition(first + columns <= vector.count && index + rows <= sums.count)
    unsafe values.withUnsafeBytes { values in
      unsafe vector.withUnsafeBytes { vector in
        for row in 0..<rows {
          let start = row * columns
          var lanes = SIMD8<Float>.zero
          var column = 0
          while column + Matrix.lanes <= columns {
            let weights = unsafe values.loadUnaligned(
              fromByteOffset: 4 * (start + column), as: SIMD8<Float>.self)
            let inputs = unsafe vector.loadUnaligned(
              fromByteOffset: 4 * (first + column), as: SIMD8<Float>.self)
            lanes += weights * inputs
            column += Matrix.lanes
          }
          var sum = lanes.sum()
          while column < columns {
            sum +=
              unsafe values.loadUnaligned(fromByteOffset: 4 * (start + column), as: Float.self)
              * vector.loadUnaligned(fromByteOffset: 4 * (first + column), as: Float.self)
            column += 1
          }
          sums[index + row] += sum
        }
      }
    }
  }
}
