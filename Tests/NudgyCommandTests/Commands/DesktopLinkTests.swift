import Foundation
import NudgyTestSupport
import Testing

/// `nudge:` links on a desktop: what `make install` lays down, and what the link then does.
@Suite struct DesktopLinkTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Tools/Desktop/register").standardizedFileURL.path(percentEncoded: false)

  @Test func isRegisteredWhereTheToolsAre() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.shell(
      """
      mkdir -p "$HOME/tools" && for tool in update-desktop-database xdg-mime; do
        printf '#!/bin/sh\\necho "%s $*" >> "$HOME/told"; echo noise; exit 3\\n' $tool > "$HOME/tools/$tool"
        chmod +x "$HOME/tools/$tool"
      done
      PATH="$HOME/tools:$PATH" '\(Self.script)' "$HOME/prefix with space"
      """)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output + run.errors == "")
    let told = try nudgy.text(nudgy.folder.file("told"))
    #expect(told.hasSuffix("share/applications\nxdg-mime default nudgy.desktop x-scheme-handler/nudge\n"))
    let entry = try nudgy.text(nudgy.folder.file("prefix with space/share/applications/nudgy.desktop"))
    #expect(entry.contains("\nExec=nudgy share --url %u\n"))
    #expect(entry.contains("\nMimeType=x-scheme-handler/nudge;\n"))
  }

  @Test func isSilentWhereTheyAreNot() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.shell(
      """
      mkdir -p "$HOME/few" && for tool in sh mkdir cp chmod dirname; do ln -s "$(command -v $tool)" "$HOME/few/$tool"; done
      PATH="$HOME/few" '\(Self.script)' "$HOME/prefix"
      """)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output + run.errors == "")
  }

  /// With the default that xdg-mime wrote, and nothing else of the user's.
  @Test func isTakenBack() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.shell(
      """
      mkdir -p "$HOME/.config" && cd "$HOME/.config"
      printf '[Default Applications]\nx-scheme-handler/nudge=nudgy.desktop\ntext/plain=ed.desktop\n' > mimeapps.list
      PATH=/bin '\(Self.script)' "$HOME/prefix" && '\(Self.taker)' "$HOME/prefix" && '\(Self.taker)' "$HOME/prefix"
      ls "$HOME/prefix" && cat mimeapps.list
      """)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output == "[Default Applications]\ntext/plain=ed.desktop\n")
  }

  private static let taker = script.replacing(/register$/, with: "unregister")

  private static let validator = "/usr/bin/desktop-file-validate"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: validator), "desktop-file-utils is not installed"))
  func theEntryIsAsDesktopsWantIt() async throws {
    let entry = URL(filePath: Self.script).deletingLastPathComponent().appending(path: "nudgy.desktop")
    let run = try await Nudgy().shell("'\(Self.validator)' '\(entry.path(percentEncoded: false))'")
    #expect(run.code == 0 && run.output + run.errors == "")
  }
}
