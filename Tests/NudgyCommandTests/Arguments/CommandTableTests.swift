import Testing

@testable import nudgy

@Suite struct CommandTableTests {
  @Test func everyCommandStandsInHelpOnce() {
    let listed = CommandTable.groups.flatMap(\.names)
    #expect(listed.count == CommandName.allCases.count)
    #expect(Set(listed) == Set(CommandName.allCases))
  }

  @Test(arguments: CommandName.allCases) func describesItself(_ name: CommandName) {
    let spec = name.spec
    #expect(spec.name == name)
    #expect(!spec.summary.isEmpty)
    #expect(!spec.summary.hasSuffix("."))
    #expect(spec.options.allSatisfy { OptionSpec.known.contains($0.option) })
  }

  /// An example that does not parse would teach something wrong.
  @Test(arguments: CommandName.allCases) func hasExamplesThatParse(_ name: CommandName) throws {
    for example in name.spec.examples {
      let words = example.line.split(separator: " ").map(String.init)
      let start = try #require(words.firstIndex(of: "nudgy"))
      let end = words[start...].firstIndex { ["<", ">", "|"].contains($0) } ?? words.endIndex
      let invocation = try ArgumentParser.parse(Array(words[(start + 1)..<end]))
      #expect(invocation.command == name || invocation.command == nil && name == .chat)
    }
  }
}
