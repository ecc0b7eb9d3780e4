import Testing

@testable import nudgy

@Suite("Days come before months where people write them so")
struct LocaleDateOrderTests {
  @Test(arguments: [
    (["LANG": "nl_BE.UTF-8"], true), (["LANG": "en_GB"], true),
    (["LC_TIME": "de_DE@euro", "LANG": "en_US.UTF-8"], true),
    (["LC_ALL": "en_US.UTF-8", "LANG": "de_DE"], false), (["LANG": "C.UTF-8"], false),
    (["LANG": "en"], false), ([:], false),
    (["LANG": "ja_JP.UTF-8"], false), (["LC_ALL": "", "LANG": "fr_FR"], true), (["LANG": "POSIX"], false),
  ])
  func order(_ environment: [String: String], _ isDayFirst: Bool) {
    #expect(LocaleDateOrder.readsDayFirst(environment) == isDayFirst)
  }

  @Test func theSettingWins() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("config", "set", "dateOrder", "us")
    let run = try await nudgy.run(["when", "3/12"], with: ["LANG": "nl_BE.UTF-8"])
    #expect(run.output.contains("Mar 12"))
  }
}
