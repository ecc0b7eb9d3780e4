/// What kind a scalar is; the plain letters and digits that most text is made of are told without the tables of Unicode.
extension Unicode.Scalar {
  /// A letter or a number of any script.
  var isWordPart: Bool {
    if isASCII { return isPlainDigit || isPlainUpper || isPlainLower }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  var isSpace: Bool { isASCII ? value == 32 || 9...13 ~= value : properties.isWhitespace }

  var isUpper: Bool {
    isASCII ? isPlainUpper : properties.isUppercase || properties.generalCategory == .titlecaseLetter
  }

  var isLower: Bool { isASCII ? isPlainLower : properties.isLowercase }

  /// A digit that stands in a number of several.
  var isDecimal: Bool { isASCII ? isPlainDigit : properties.numericType == .decimal }

  var isDigit: Bool { isASCII ? isPlainDigit : isDecimal || properties.numericType == .digit }

  /// Without case, when that is plain to see.
  var plainLowercased: Unicode.Scalar? {
    guard isASCII else { return nil }
    return isPlainUpper ? Unicode.Scalar(UInt8(truncatingIfNeeded: value + 32)) : self
  }

  private var isPlainDigit: Bool { "0"..."9" ~= self }
  private var isPlainUpper: Bool { "A"..."Z" ~= self }
  private var isPlainLower: Bool { "a"..."z" ~= self }
}

extension String {
  init(scalars: some Collection<Unicode.Scalar>) {
    let size = scalars.reduce(0) { $0 + UTF8.width($1) }
    unsafe self.init(unsafeUninitializedCapacity: size) { bytes in
      var count = 0
      for scalar in scalars {
        for byte in UTF8.encode(scalar) ?? .init() {
          unsafe bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}
