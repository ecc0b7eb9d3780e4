import Foundation
import NudgyCore
import NudgyFiles
import NudgyLLM

/// What was learnt about servers, kept beside the history. Losing it costs one refused request.
struct QuirkFile {
  private let file: WholeFile

  init(home: DataHome) { file = WholeFile(home.state.appending(path: "servers.json")) }

  func memory() -> QuirkMemory {
    let file = file
    return QuirkMemory(stored: QuirkFile.stored(in: file)) { known in
      try? PrivateFolder.make(URL(filePath: file.path).deletingLastPathComponent())
      try? file.locked(orThrow: { $0 }) { () throws(DiskFailure) in
        // What another chat has learnt meanwhile counts, too.
        let all = QuirkMemory.joined(QuirkFile.stored(in: file), known)
        try file.replace(with: Data(JSONWriter.compact(all).utf8), isDurable: false)
      }
    }
  }

  private static func stored(in file: WholeFile) -> JSONValue? {
    ((try? file.read()) ?? nil).flatMap { JSONReader.value(from: String(decoding: $0, as: UTF8.self)) }
  }
}
