import Foundation
import NudgyFiles
import NudgySystem

/// Reads vCards (2.1, 3 and 4) one after another, holding no more of a file than a piece of it.
struct VCardReader {
  /// Longer lines are pictures and keys.
  private static let longestLine = 4096
  private static let pieceSize = 1 << 16
  private static let mostEntries = 30

  private var person: Contact?
  private var line: [UInt8] = []
  private var isSkipped = false
  private let found: (Contact) -> Void

  private init(found: @escaping (Contact) -> Void) {
    self.found = found
  }

  /// Tells of everybody in the file; of what cannot be read nothing is told.
  static func read(_ path: String, found: (Contact) -> Void) {
    guard let descriptor = (try? PlainFile.open(path, O_RDONLY)) ?? nil else { return }
    defer { close(descriptor) }
    withoutActuallyEscaping(found) { found in
      var reader = VCardReader(found: found)
      var physical: [UInt8] = []
      while true {
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, filled in
          filled = max(0, unsafe systemRead(descriptor, buffer.baseAddress, pieceSize))
        }
        if piece.isEmpty { break }
        var rest = piece[...]
        while let end = rest.firstIndex(of: 0x0A) {
          physical += rest[..<end]
          reader.take(physical)
          physical.removeAll(keepingCapacity: true)
          rest = rest[(end + 1)...]
        }
        // A line that never ends is nothing anybody needs.
        if physical.count + rest.count <= pieceSize { physical += rest }
      }
      reader.take(physical)
      reader.finishLine()
    }
  }

  /// A line of the file. A blank at its start continues the one before, and so does `=` at the end of that one where
  /// it is quoted-printable.
  private mutating func take(_ physical: [UInt8]) {
    var bytes = physical[...]
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    let isSoft = line.last == UInt8(ascii: "=") && VCardProperty.isQuoted(line)
    if let first = bytes.first, first == 0x20 || first == 0x09, !isSoft {
      append(bytes.dropFirst())
    } else if isSoft {
      line.removeLast()
      append(bytes)
    } else {
      finishLine()
      isSkipped = !VCardProperty.matters(bytes)
      append(bytes)
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipped, line.count + bytes.count <= VCardReader.longestLine else {
      isSkipped = true
      return line.removeAll(keepingCapacity: true)
    }
    line += bytes
  }

  private mutating func finishLine() {
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty, let property = VCardProperty(line) else { return }
    switch property.name {
    case "BEGIN": person = Contact()
    case "END":
      if let person { found(person) }
      person = nil
    case "FN": person?.name = property.value
    case "N": addNames(property)
    case "NICKNAME": person?.otherNames += property.list.prefix(VCardReader.mostEntries)
    case "TEL":
      if (person?.phones.count ?? 0) < VCardReader.mostEntries { person?.phones.append(property.entry) }
    case "EMAIL":
      if (person?.mails.count ?? 0) < VCardReader.mostEntries { person?.mails.append(property.entry) }
    default: break
    }
  }

  /// Family name, given name, others.
  private mutating func addNames(_ property: VCardProperty) {
    let parts = property.parts.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    let ordered = parts.count > 1 ? [parts[1], parts[0]] + parts[2...] : parts
    person?.otherNames.append(ordered.joined(separator: " "))
    if person?.name.isEmpty == true { person?.name = ordered.prefix(2).joined(separator: " ") }
  }
}
