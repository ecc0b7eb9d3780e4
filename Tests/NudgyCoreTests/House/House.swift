import Foundation

/// The repository, as its documents speak of it: files, targets, imports and types, read as text.
enum House {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  /// The files below a folder, as paths from the root.
  static func files(below folder: String, ending: String) throws -> [String] {
    try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// All documents but those of the corpus, which are not for reading.
  static func documents() throws -> [String] {
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false))
    var documents = top.filter { $0.hasSuffix(".md") }.sorted()
    documents.append("Corpus/README.md")
    for folder in ["Memory", "Personas", "Sources", "Tools"] {
      documents += try files(below: folder, ending: ".md")
    }
    return documents
  }

  // MARK: - Swift

  private static let modifiers: Set<Substring> = [
    "package", "public", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
  ]
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  private static func isModifier(_ word: Substring) -> Bool {
    modifiers.contains(word) || word.hasPrefix("@")
  }

  /// The modules that a file imports.
  static func imports(in swift: String) -> Set<String> {
    var modules: Set<String> = []
    for line in swift.split(separator: "\n") where line.contains("import ") {
      let words = line.split(separator: " ").drop(while: isModifier)
      guard words.first == "import", let name = words.last else { continue }
      modules.insert(String(name.prefix { $0 != "." }))
    }
    return modules
  }

  /// The names of the types that a file declares.
  static func types(in swift: String) -> Set<String> {
    var types: Set<String> = []
    for line in swift.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 7).drop(while: isModifier)
      guard let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first else { continue }
      types.insert(String(name.prefix { $0.isLetter || $0.isNumber }))
    }
    return types
  }

  // MARK: - Markdown

  /// The cells of each line of a table.
  static func rows(in markdown: String) -> [[String]] {
    markdown.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What stands between backticks.
  static func code(in markdown: String) -> [String] {
    let parts = markdown.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }

  /// What the links of a document point at, without those into the network. What stands in code is no link.
  static func links(in markdown: String) -> [String] {
    let parts = markdown.split(separator: "`", omittingEmptySubsequences: false)
    let prose = parts.indices.filter { $0.isMultiple(of: 2) }.map { String(parts[$0]) }.joined()
    return prose.split(separator: "](").dropFirst().compactMap { rest in
      let target = rest.prefix { $0 != ")" && $0 != "#" }
      return target.isEmpty || target.contains(":") || target.contains(" ") ? nil : String(target)
    }
  }
}

/// A target of `Package.swift`.
struct PackageTarget {
  let name: String
  /// From the root.
  let folder: String
  let dependencies: Set<String>

  var isOfTests: Bool { folder.hasPrefix("Tests/") }

  private static let openings = [".systemLibrary(", ".target(", ".executableTarget(", ".testTarget("]

  static func all() throws -> [PackageTarget] {
    var blocks: [(kind: String, text: String)] = []
    for line in try House.text("Package.swift").split(separator: "\n", omittingEmptySubsequences: false) {
      let start = String(line.drop { $0 == " " })
      let kind = openings.first { start.hasPrefix($0) }
      if let kind {
        blocks.append((kind, start + "\n"))
      } else if let last = blocks.indices.last {
        blocks[last].text += start + "\n"
      }
    }
    return blocks.compactMap { PackageTarget($0.text, isOfTests: $0.kind == ".testTarget(") }
  }

  private init?(_ text: String, isOfTests: Bool) {
    guard let name = text.between("name: \"", "\"") else { return nil }
    self.name = name
    folder = text.between("path: \"", "\"") ?? (isOfTests ? "Tests/\(name)" : "Sources/\(name)")
    let list = text.between("dependencies: [", "]") ?? ""
    let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
    dependencies = Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) })
  }
}

extension String {
  /// What stands between two marks, the first time they do.
  func between(_ opening: String, _ closing: String) -> String? {
    guard let start = firstRange(of: opening)?.upperBound,
      let end = self[start...].firstRange(of: closing)?.lowerBound
    else { return nil }
    return String(self[start..<end])
  }
}
