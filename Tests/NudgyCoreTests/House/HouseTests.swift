import Foundation
import Testing

/// What the documents say of the house is so.
@Suite("The house is as its documents say")
struct HouseTests {
  private static let walked = "Sources/WALKED.md"

  // MARK: - Modules

  @Test("Every module is told of, and every one told of is there")
  func modules() throws {
    let table = try #require(try House.text("Sources/README.md").between("| Module |", "\n\n"))
    let told = House.rows(in: table).compactMap(\.first).flatMap { House.code(in: $0) }
    let targets = try PackageTarget.all().filter { !$0.isOfTests }.map(\.name)
    #expect(told.sorted() == targets.sorted())
  }

  /// The package manager lets a target import what its dependencies depend on; the house does not.
  @Test("Files import what their target declares, and nothing else of ours")
  func imports() throws {
    let targets = try PackageTarget.all()
    #expect(targets.count > 30)
    let names = Set(targets.map(\.name))
    for target in targets {
      #expect(House.exists(target.folder), "\(target.name)")
      for file in try House.files(below: target.folder, ending: ".swift") {
        let ours = House.imports(in: try House.text(file)).intersection(names)
        #expect(ours.isSubset(of: target.dependencies), "\(file): \(ours.subtracting(target.dependencies))")
      }
    }
  }

  @Test("C modules are imported only where it is said")
  func cModules() throws {
    let table = try #require(try House.text("Sources/README.md").between("| C module |", "\n\n"))
    let rows = House.rows(in: table).map { $0.flatMap { House.code(in: $0) } }.filter { $0.count == 2 }
    let modules = try PackageTarget.all().filter { !$0.isOfTests && isOfC($0.name) }.map(\.name)
    #expect(rows.map { $0[0] }.sorted() == modules.sorted())
    for file in try House.files(below: "Sources", ending: ".swift") {
      let imports = House.imports(in: try House.text(file))
      for row in rows where imports.contains(row[0]) {
        #expect(file.hasPrefix("Sources/\(row[1])/"), "\(file) imports \(row[0])")
      }
    }
  }

  /// `CCurl`, and no word that only begins with a C.
  private func isOfC(_ name: String) -> Bool {
    name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
  }

  // MARK: - One message, walked

  private func isStation(_ row: [String]) -> Bool { row.count == 6 && row.first.flatMap { Int($0) } != nil }

  @Test("Each station is a type in the file that is named")
  func stations() throws {
    let rows = House.rows(in: try House.text(Self.walked)).filter(isStation)
    #expect(rows.count > 20)
    for row in rows {
      let name = try #require(House.code(in: row[1]).first)
      let path = try #require(House.code(in: row[2]).first)
      let file = "Sources/\(path)"
      #expect(House.exists(file), "\(file)")
      guard House.exists(file) else { continue }
      #expect(House.types(in: try House.text(file)).contains(name), "\(file) has no type \(name)")
    }
  }

  @Test("The stations of each walk are counted")
  func counts() throws {
    var walks = 0
    for section in sections(of: try House.text(Self.walked)) {
      let numbers = House.rows(in: section).filter(isStation).compactMap { Int($0[0]) }
      guard !numbers.isEmpty else { continue }
      walks += 1
      #expect(numbers == Array(1...numbers.count))
      let prose = section.replacing("\n", with: " ")
      #expect(prose.contains(" \(numbers.count) stations"), "\(numbers.count) in \(section.prefix(20))")
    }
    #expect(walks == 3)
  }

  private func sections(of text: String) -> [String] { text.split(separator: "\n## ").map { String($0) } }

  @Test("What goes from station to station are types of ours")
  func values() throws {
    var declared: Set<String> = []
    for file in try House.files(below: "Sources", ending: ".swift") {
      declared.formUnion(House.types(in: try House.text(file)))
    }
    let text = try House.text(Self.walked)
    let cells = House.rows(in: text).filter(isStation).flatMap { $0[3...] }
    var named = cells.flatMap { House.code(in: $0) }.filter { $0.first?.isUppercase == true }
    #expect(named.count > 50)
    // In the picture, only types begin with a capital.
    let picture = try #require(text.between("```text", "```"))
    named += picture.split { !$0.isLetter }.filter { $0.first?.isUppercase == true && $0.count > 1 }
      .map { String($0) }
    #expect(Set(named).subtracting(declared).sorted() == [])
  }

  // MARK: - Links and paths

  @Test("Every link between documents points at a file")
  func links() throws {
    for document in try House.documents() {
      let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for link in House.links(in: try House.text(document)) {
        #expect(House.exists(folder + link), "\(document): \(link)")
      }
    }
  }

  /// Paths are told from the root, from `Sources`, or from the folder of a module.
  @Test("Every path that is named is there")
  func paths() throws {
    let folders = try PackageTarget.all().map { "\($0.folder)/" }
    let bases = ["", "Sources/"] + folders
    let decisions = try House.files(below: "Sources/Decisions", ending: ".md")
    for document in ["CONTRIBUTING.md", "SECURITY.md", "Sources/README.md", Self.walked] + decisions {
      for path in House.code(in: try House.text(document)).filter(isPath) {
        #expect(bases.contains { House.exists($0 + path) }, "\(document): \(path)")
      }
    }
  }

  /// The pirate is an example.
  private func isPath(_ code: String) -> Bool {
    guard code.contains("/"), !code.contains(" "), !code.contains("…"), !code.contains("pirate") else {
      return false
    }
    return [".swift", ".md", ".py", ".h", ".txt", ".tsv", ".json", ".bin"].contains { code.hasSuffix($0) }
  }
}
