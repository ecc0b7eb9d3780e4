/// Packed bodies, in base 64.
enum Packed {
  /// An event stream that says "Hello".
  static let hello =
    "H4sIAAAAAAACA43MMQqDQBAF0H5PEX5tkXpqA1bJAURkcUdcGGaCO4Ige3dTCjapH7wUPdLjwLRYnriA+gNZE++gZ4"
    + "PE4hH0Y1NndRA6FjHUBnPWXJZx5VhMQbqJ1KGGkP4a7wGK2xeXom8/79cQwgktk7QsowAAAA=="
}
