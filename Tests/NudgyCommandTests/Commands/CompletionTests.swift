import Foundation
import NudgyTestSupport
import Testing

@testable import nudgy

/// `nudgy completions`.
@Suite struct CompletionTests {
  private static let shells = ["bash", "zsh", "fish"]

  @Test(arguments: shells) func namesEveryCommandAndOption(_ shell: String) throws {
    let script = try #require(CompletionScript.text(for: shell))
    for command in CommandName.allCases {
      #expect(script.contains(command.rawValue))
      for option in command.spec.options.map(\.option) {
        #expect(
          script.contains(shell == "fish" ? "-l \(option.name.dropFirst(2))" : option.name), "\(option.name)")
      }
    }
  }

  /// The shell itself has nothing to say against the script.
  @Test(arguments: shells) func isReadByItsShell(_ shell: String) async throws {
    let run = try await Nudgy().shell(
      "command -v \(shell) >/dev/null || exit 0; \"$0\" completions \(shell) > \"$HOME/s\" && \(shell) -n \"$HOME/s\""
    )
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
  }

  @Test func bashGoesOn() async throws {
    let run = try await Nudgy().shell(
      """
      command -v bash >/dev/null || { echo install; exit 0; }
      "$0" completions bash > "$HOME/s"
      bash -c '. "$HOME/s"; COMP_WORDS=(nudgy agent in); COMP_CWORD=2; _nudgy; echo "${COMPREPLY[@]}"'
      """)
    #expect(run.output == "install\n" && run.errors == "", "\(run.errors)")
  }
}
