import NudgyTestSupport
import Testing

/// Limits of the shell: an address space and files that may not grow.
@Suite(.timeLimit(.minutes(2))) struct LimitTests {
  @Test(arguments: ["memory", "say 'my mom is Ann'", "say 'who is my dentist?'", "add 'buy bread'"])
  func threeHundredMegabytesOfAddressesAreEnough(_ command: String) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is Dr. Chen")
    let run = try await nudgy.shell(#"ulimit -v 300000; exec "$0" "# + command)
    #expect(run.code == 0 && !run.wasSignalled, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }

  /// What is enough differs from build to build; too little is said, and never waited for.
  @Test(arguments: [100_000, 130_000, 160_000, 200_000, 250_000])
  func anyLimitIsEnoughOrNamed(_ kilobytes: Int) async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.shell("ulimit -v \(kilobytes); exec \"$0\" say 'my cat is Tom'")
    let isNamed = run.code == 1 && run.errors.contains("too little memory")
    // So little that not even the program's libraries fit is for the loader to tell.
    #expect(run.code == 0 || isNamed || run.code == 127, "\(run.code): \(run.errors)")
    #expect(run.errorLines.count <= 1)
  }

  @Test(arguments: [1, 8, 40, 200]) func filesThatMayNotGrowAreAnErrorAndNoSignal(_ blocks: Int) async throws
  {
    let nudgy = try Nudgy()
    let words = (1...400).map { "buy thing number \($0)" }.joined(separator: "\n")
    let run = try await nudgy.shell("ulimit -f \(blocks); exec \"$0\" dump", input: words)
    #expect(!run.wasSignalled)
    #expect(run.code == 74, "\(run.errors)")
    #expect(run.errorLines.count == 1, "\(run.errors)")
    // Nothing of it stands in the way of the next.
    #expect(try await nudgy("add", "buy milk").code == 0)
  }

  @Test func settingsThatMayNotGrowStayAsTheyWere() async throws {
    let nudgy = try Nudgy()
    let text = "{ clock: 24 } // " + String(repeating: "x", count: 2000)
    try nudgy.write(text, to: "config.json")
    let run = try await nudgy.shell(#"ulimit -f 1; exec "$0" config set plain true"#)
    #expect(run.code == 74 && !run.wasSignalled, "\(run.errors)")
    #expect(try nudgy.read("config.json") == text)
    #expect(try nudgy.names().filter { $0.contains("tmp") } == [])
  }
}
