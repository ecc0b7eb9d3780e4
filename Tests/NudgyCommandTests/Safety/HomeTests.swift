import NudgyCore
import NudgyTestSupport
import Testing

/// Where the data home is, whatever the environment says.
@Suite struct HomeTests {
  @Test func anEmptyHomeIsNotTheRoot() async throws {
    let nudgy = try Nudgy(["HOME": "", "NUDGY_HOME": ""])
    let path = try await nudgy("memory", "path").output
    #expect(path.hasSuffix("/.local/share/nudgy/Memory/memory.json\n"))
    #expect(path != "/.local/share/nudgy/Memory/memory.json\n")
  }

  @Test func aRelativeHomeIsWhereTheProgramWasStarted() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.shell(#"cd "$HOME" && NUDGY_HOME=here "$0" add milk && ls here"#)
    #expect(run.code == 0)
    #expect(run.output.contains("nudgy.db"))
  }

  #if os(Linux)
    struct Variable: Sendable, CustomTestStringConvertible {
      let name: String
      /// Where below the folder things are kept.
      let below: String
      var testDescription: String { name }
    }

    /// Not even a String can hold such a name, so the shell makes it and looks into it.
    @Test(arguments: [
      Variable(name: "NUDGY_HOME", below: ""), Variable(name: "XDG_DATA_HOME", below: "/nudgy"),
      Variable(name: "HOME", below: "/.local/share/nudgy"),
    ]) func aNameThatIsNoTextIsKeptByteByByte(_ variable: Variable) async throws {
      let nudgy = try Nudgy()
      let run = try await nudgy.shell(
        """
        unset NUDGY_HOME; odd="$HOME/$(printf 'x\\377y')"
        export \(variable.name)="$odd"
        "$0" add milk && "$0" say 'my cat is Tom' && "$0" memory && "$0" list || exit 9
        test -f "$odd\(variable.below)/nudgy.db" && test -f "$odd\(variable.below)/Memory/memory.json" || exit 8
        test -f "$("$0" memory path)" || exit 7
        test ! -e "$HOME/$(printf 'x\\357\\277\\275y')" || exit 6
        "$0" doctor --json
        """)
      #expect(run.code == 0, "\(run.code): \(run.output) \(run.errors)")
      #expect(run.output.contains("Your cat is Tom."))
      #expect(!run.output.contains("/proc/"))
      let doctor = try #require(run.outputLines.last)
      #expect(JSONReader.value(from: doctor)?["ok"] == true)
    }
  #endif
}
