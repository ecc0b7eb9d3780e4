/// Numbers in rows, ready to be multiplied with.
struct Matrix: Sendable {
  let rows: Int
  let columns: Int
  private var panels = Panels()

  init(_ name: ReaderWeights.Name, of weights: ReaderWeights) {
    rows = weights.rows(name)
    columns = weights.columns(name)
    panels.load(name, 0..<Panels.count(rows), of: weights)
  }

  /// Adds the matrix times a vector to sums.
  func multiply(_ vector: [Float], into sums: inout [Float]) {
    precondition(vector.count == columns && sums.count == rows)
    var products = [Quad](repeating: .zero, count: 2 * Panels.count(rows))
    panels.multiply(Quad.all(vector), count: 1, into: &products, distance: products.count)
    for row in 0..<rows { sums[row] += products[row / 4][row % 4] }
  }
}
