#if !canImport(Darwin)
  /// Text of other character sets as UTF-8, by the system's own tables (iconv(3)).
  package enum CharacterConverter {
    /// Nil for a set that the system does not know. A byte that is none of its characters becomes `\u{FFFD}`.
    package static func utf8(_ bytes: [UInt8], from set: String) -> [UInt8]? {
      // The name is part of the converter's own language: "//" begins options.
      guard set.utf8.allSatisfy({ isOfName($0) }), let converter = unsafe iconv_open("UTF-8", set),
        unsafe converter != iconv_t(bitPattern: -1)
      else { return nil }
      defer { unsafe iconv_close(converter) }
      var (input, output) = (bytes, [UInt8]())
      var buffer = [CChar](repeating: 0, count: 4096)
      var used = 0
      while used < input.count {
        let (read, written, isStuck) = unsafe convert(&input, from: used, into: &buffer, converter)
        output += buffer[..<written].map { UInt8(bitPattern: $0) }
        used += read
        guard isStuck else { continue }
        output += Array("\u{FFFD}".utf8)
        used += 1
      }
      // Some sets hold a letter back, for a mark that may follow.
      var room = buffer.count
      unsafe buffer.withUnsafeMutableBufferPointer { target in
        var to = target.baseAddress
        _ = unsafe iconv(converter, nil, nil, &to, &room)
      }
      return output + buffer[..<(buffer.count - room)].map { UInt8(bitPattern: $0) }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
    }

    /// - Returns: how many bytes were read and written, and whether the next is none of the set.
    private static func convert(
      _ input: inout [UInt8], from start: Int, into buffer: inout [CChar], _ converter: iconv_t
    ) -> (read: Int, written: Int, isStuck: Bool) {
      let (inputCount, outputCount) = (input.count, buffer.count)
      return unsafe input.withUnsafeMutableBytes { source in
        unsafe buffer.withUnsafeMutableBufferPointer { target in
          var from = unsafe source.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
          var to = target.baseAddress
          var (left, room) = (inputCount - start, outputCount)
          let result = unsafe iconv(converter, &from, &left, &to, &room)
          // Both "this is none" and "this goes on": what goes on at the end of all never will.
          let isStuck = result == Int(bitPattern: UInt.max) && errno != E2BIG
          return (inputCount - start - left, outputCount - room, isStuck)
        }
      }
    }
  }
#endif
