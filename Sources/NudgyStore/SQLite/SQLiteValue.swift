/// A value of a column or a parameter.
enum SQLiteValue: Equatable, Sendable {
  case null
  case integer(Int)
  case text(String)

  init(_ number: Int?) { self = number.map(SQLiteValue.integer) ?? .null }
  init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }

  var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(nilLiteral: ()) { self = .null }
}
