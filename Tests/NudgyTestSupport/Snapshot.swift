import Foundation
package import Testing

/// Compares text with a file in `Snapshots/` beside the test.
///
/// A missing snapshot is written and the test fails, so that it is looked at once; `RECORD_SNAPSHOTS=1`
/// rewrites all.
package func expectSnapshot(
  _ text: String, named name: String, file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "Snapshots")
  let url = folder.appending(path: "\(name).txt")
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  guard !isRecording, let data = try? Data(contentsOf: url) else {
    write(text, to: url, sourceLocation)
    if !isRecording {
      Issue.record(
        "There was no snapshot '\(name)'. It is written now: look at it.", sourceLocation: sourceLocation)
    }
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  if text != expected {
    Issue.record("\(name) differs:\n\(lineDifference(expected, text))", sourceLocation: sourceLocation)
  }
}

private func write(_ text: String, to url: URL, _ sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  } catch {
    Issue.record("The snapshot could not be written: \(error)", sourceLocation: sourceLocation)
  }
}

/// The lines of both texts: `-` expected, `+` found, two spaces for the same.
package func lineDifference(_ expected: String, _ found: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = found.split(separator: "\n", omittingEmptySubsequences: false)
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if i < old.count, removed.contains(i) {
      lines.append("- \(old[i])")
      i += 1
    } else if j < new.count, inserted.contains(j) {
      lines.append("+ \(new[j])")
      j += 1
    } else {
      lines.append("  \(i < old.count ? old[i] : "")")
      i += 1
      j += 1
    }
  }
  return lines.joined(separator: "\n")
}
