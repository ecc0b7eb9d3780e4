#if os(Linux)
  import Foundation
  import NudgyLoopback
  import NudgyTestSupport
  import Testing

  /// A chat that must not touch the network has neither a socket nor the library that opens them.
  @Suite(.ownThreads) struct NoSocketTests {
    private func start(_ mode: String, _ folder: TemporaryFolder) throws -> PseudoTerminal {
      try PseudoTerminal(
        BuiltProgram.url("nudgy"),
        environment: [
          "NUDGY_HOME": folder.file("home").path(percentEncoded: false), "NUDGY_AI": mode, "TERM": "dumb",
          "HOME": folder.url.path(percentEncoded: false), "PATH": "/usr/bin:/bin", "TZ": "America/New_York",
          "OPENAI_BASE_URL": mode == "off" ? "http://127.0.0.1:9/v1" : "",
        ])
    }

    private func hasLibrary(_ process: Int32) throws -> Bool {
      // Read to its end: the system says that such files are empty.
      let maps = try #require(FileHandle(forReadingAtPath: "/proc/\(process)/maps")).readToEnd() ?? Data()
      return maps.firstRange(of: Data("libcurl".utf8)) != nil
    }

    private func sockets(_ process: Int32) throws -> Set<String> {
      let folder = "/proc/\(process)/fd"
      let targets = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
      return Set(targets.filter { $0.hasPrefix("socket:") })
    }

    @Test func offOpensNone() throws {
      let folder = try TemporaryFolder()
      let chat = try start("off", folder)
      // Those that another test has open just now are inherited.
      let inherited = try sockets(chat.process)
      for message in ["buy milk", "what's next?", "/ai", "/privacy", "/doctor", "did it"] {
        chat.expect("> ")
        chat.send(message + "\r")
      }
      chat.expect("Done #1")
      #expect(try !hasLibrary(chat.process))
      #expect(try sockets(chat.process).subtracting(inherited).isEmpty)
      chat.send("\u{4}")
      #expect(chat.waitForExit() == 0)
    }

    /// What the test above looks for is there to be seen: a chat that may look for a model loads the library.
    @Test func autoLooksForAModelOnThisMachine() throws {
      let folder = try TemporaryFolder()
      let chat = try start("auto", folder)
      var hasSeen = false
      for _ in 0..<200 where !hasSeen {
        chat.expect("> ")
        chat.send("/version\r")
        hasSeen = try hasLibrary(chat.process)
      }
      #expect(hasSeen)
      chat.expect("> ")
      chat.send("\u{4}")
      #expect(chat.waitForExit() == 0)
    }
  }
#endif
