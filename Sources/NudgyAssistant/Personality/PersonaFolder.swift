import Foundation
import NudgyFiles

/// The user's own persona files.
struct PersonaFolder: Sendable {
  typealias Reading = (persona: Persona?, issues: [PersonaIssue])

  let url: URL?
  private let path: String?
  private let shelf = PersonaShelf()

  init(url: URL?) {
    self.url = url
    path = url?.path(percentEncoded: false)
  }

  /// The voices in use: where two files have one id, the first by name.
  func personas() -> [Persona] { read(isThorough: false).personas }

  /// - Parameter isThorough: also looks at every line of every section.
  func read(isThorough: Bool) -> (personas: [Persona], issues: [PersonaIssue]) {
    var personas: [Persona] = []
    var issues: [PersonaIssue] = []
    var owner: [String: String] = [:]
    for (name, url) in files() {
      let (persona, found) = read(url, name: name, isThorough: isThorough)
      var notes = found
      if let persona {
        if let first = owner[persona.id] {
          notes.append(PersonaIssue(file: name, line: 1, kind: .shadowed(id: persona.id, by: first)))
        } else {
          owner[persona.id] = name
          personas.append(persona)
        }
      }
      issues += notes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element)
    }
    return (personas, issues)
  }

  private func files() -> [(name: String, url: URL)] {
    // A folder that is not there, or may not be read, holds no voices.
    guard let url, let path, FileManager.default.fileExists(atPath: path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return [] }
    return names.filter { $0.lowercased().hasSuffix(".md") && !$0.hasPrefix(".") && $0 != "README.md" }
      .sorted()
      .map { ($0, url.appending(path: $0)) }
  }

  private func read(_ url: URL, name: String, isThorough: Bool) -> Reading {
    func refused(_ kind: PersonaIssue.Kind) -> Reading {
      (nil, [PersonaIssue(file: name, line: 1, kind: kind)])
    }
    let file = WholeFile(url)
    // A pipe with this name would keep us waiting; it has no stamp.
    guard let stamp = (try? file.stamp()) ?? nil else { return refused(.unreadable) }
    if stamp.size > PersonaParser.limit {
      return refused(.tooLarge(bytes: stamp.size, limit: PersonaParser.limit))
    }
    return shelf.reading(of: file.path, isThorough: isThorough, stamp) {
      guard let data = (try? file.read()) ?? nil else { return refused(.unreadable) }
      guard String(validating: data, as: UTF8.self) != nil else { return refused(.notText) }
      let (persona, issues) = PersonaParser.parse(
        [[UInt8](data)], file: name, fallbackID: String(name.dropLast(3)), origin: .file(path: file.path))
      return (persona, isThorough ? issues + PersonaValidator.issues(in: persona, file: name) : issues)
    }
  }
}
