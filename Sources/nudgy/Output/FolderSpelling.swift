/// How output names the folders that are worked in under another name (`RawFolder`).
enum FolderSpelling {
  /// As text, with marks for what is none: for people and for JSON.
  case text
  /// Byte by byte, as programs that open the path want it.
  case bytes

  func applied(to output: [UInt8]) -> [UInt8] {
    let folders = RawFolder.opened
    // Nearly always.
    guard !folders.isEmpty else { return output }
    return folders.reduce(output) { output, folder in
      output.replacing(Array(folder.path.utf8), with: name(of: folder))
    }
  }

  private func name(of folder: RawFolder.Opened) -> [UInt8] {
    // A name that would steer a terminal is shown only.
    let isHarmless = folder.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return self == .bytes && isHarmless ? folder.bytes : Array(folder.text.utf8)
  }
}
