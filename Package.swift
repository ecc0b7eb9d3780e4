// swift-tools-version: 6.2

// How this file is kept:
// - targets stand in the order of the house, from the values up to the program, each followed by its tests;
// - one dependency a line; what a module may import is explained in Sources/README.md;
// - every Swift target gets the same compiler settings, in one loop at the end.

import PackageDescription

let package = Package(
  name: "nudgy",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "nudgy", targets: ["nudgy"]),
    // Loaded into the program by the tests of faults.
    .library(name: "NudgyFaults", type: .dynamic, targets: ["NudgyFaults"]),
  ],
  targets: [
    // MARK: C libraries

    // Their headers and libraries stand in the default places, so pkg-config has nothing to add; the module maps
    // name what to link, and the Makefile installs what is missing.
    // CCurl names no library: it is loaded when a model is first asked.
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CEditLine"),
    .systemLibrary(name: "CSQLite"),
    // Names no library either: libdbus is loaded when something rings.
    .systemLibrary(name: "CDBus"),
    .systemLibrary(name: "CClock"),

    // MARK: Values and ports

    // The C library under one name.
    .target(name: "NudgySystem"),
    .target(
      name: "NudgyCore",
      dependencies: ["NudgySystem"]
    ),
    .testTarget(
      name: "NudgyCoreTests",
      dependencies: ["NudgyCore", "NudgyTestSupport"]
    ),

    // MARK: Files

    .target(
      name: "NudgyFiles",
      dependencies: ["NudgyCore", "NudgySystem"]
    ),
    .testTarget(
      name: "NudgyFilesTests",
      dependencies: ["NudgyFiles", "NudgyTestSupport"]
    ),

    // MARK: Exchange

    .target(
      name: "NudgyExchange",
      dependencies: ["NudgyCore", "NudgyFiles", "NudgySystem"]
    ),
    .testTarget(
      name: "NudgyExchangeTests",
      dependencies: ["NudgyCore", "NudgyExchange", "NudgyFiles", "NudgyTestSupport"]
    ),

    // MARK: Language

    // What the reader learnt, as bytes in the program.
    .target(
      name: "CReaderWeights",
      exclude: ["weights.bin"]
    ),
    .target(
      name: "NudgyReader",
      dependencies: ["CReaderWeights", "NudgySystem"],
      // Unoptimized, its arithmetic is a hundred times slower: the tests could not be waited for.
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]
    ),
    .testTarget(
      name: "NudgyReaderTests",
      dependencies: ["NudgyCore", "NudgyReader", "NudgyTestSupport"],
      exclude: ["Fixtures"]
    ),
    .target(
      name: "NudgyLanguage",
      dependencies: ["NudgyCore", "NudgyReader", "NudgySystem"],
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "NudgyLanguageTests",
      dependencies: ["NudgyCore", "NudgyFuzzing", "NudgyLanguage", "NudgyReader", "NudgyTestSupport"]
    ),
    .target(
      name: "NudgyFuzzing",
      dependencies: ["NudgyCore", "NudgyLanguage"],
      path: "Tests/NudgyFuzzing"
    ),
    .executableTarget(
      name: "nudgy-fuzz",
      dependencies: ["NudgyCore", "NudgyFuzzing", "NudgyLanguage"],
      path: "Tests/Fuzz"
    ),

    // MARK: Store

    .target(
      name: "NudgyStore",
      dependencies: ["CSQLite", "NudgyCore", "NudgyFiles", "NudgySystem"]
    ),
    .testTarget(
      name: "NudgyStoreTests",
      dependencies: ["NudgyCore", "NudgyStore", "NudgyTestSupport"]
    ),

    // MARK: Reminders

    .target(
      name: "NudgyReminders",
      dependencies: ["NudgyCore", "NudgySystem"]
    ),
    .testTarget(
      name: "NudgyRemindersTests",
      dependencies: ["NudgyCore", "NudgyReminders", "NudgyStore", "NudgyTestSupport"]
    ),

    // A month of rings, for `make month`.
    .executableTarget(
      name: "nudgy-month",
      dependencies: ["NudgyCore", "NudgyReminders", "NudgyStore"],
      path: "Tests/RingMonth"
    ),
    .target(
      name: "NudgyDesktop",
      dependencies: ["CDBus", "NudgyCore", "NudgySystem"]
    ),
    // A notification service that writes down what it is told, for the tests.
    .executableTarget(
      name: "popup-recorder",
      dependencies: ["CDBus", "NudgyCore"],
      path: "Tests/PopupRecorder"
    ),

    // MARK: Doing

    .target(
      name: "NudgyReach",
      dependencies: ["NudgyCore", "NudgyFiles", "NudgySystem"]
    ),
    .testTarget(
      name: "NudgyReachTests",
      dependencies: ["NudgyCore", "NudgyReach", "NudgyTestSupport"]
    ),

    // MARK: Model

    .target(
      name: "NudgyLLM",
      dependencies: ["CCurl", "NudgyCore", "NudgySystem"],
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "NudgyLLMTests",
      dependencies: [
        "NudgyAssistant", "NudgyCore", "NudgyLLM", "NudgyLoopback", "NudgyStore", "NudgyTestSupport",
      ],
      exclude: ["Fixtures"]
    ),

    // MARK: Assistant

    .target(
      name: "NudgyPersonas",
      path: "Personas",
      exclude: ["README.md"],
      resources: [
        .embedInCode("grandma.md"),
        .embedInCode("grandma.rings.md"),
        .embedInCode("grandma.talk.md"),
        .embedInCode("loving-partner.md"),
        .embedInCode("loving-partner.rings.md"),
        .embedInCode("loving-partner.talk.md"),
        .embedInCode("nudgy.md"),
        .embedInCode("nudgy.rings.md"),
        .embedInCode("nudgy.talk.md"),
        .embedInCode("tough-love-buddy.md"),
        .embedInCode("tough-love-buddy.rings.md"),
        .embedInCode("tough-love-buddy.talk.md"),
      ]
    ),
    .target(
      name: "NudgyMemoryFormat",
      path: "Memory",
      exclude: ["README.md"],
      resources: [
        .embedInCode("memory.schema.json"),
        .embedInCode("starter.json"),
      ]
    ),
    .target(
      name: "NudgyAssistant",
      dependencies: [
        "NudgyCore", "NudgyFiles", "NudgyLanguage", "NudgyMemoryFormat", "NudgyPersonas", "NudgyReader",
        "NudgySystem",
      ]
    ),
    .testTarget(
      name: "NudgyAssistantTests",
      dependencies: [
        "NudgyAssistant", "NudgyCore", "NudgyLanguage", "NudgyLoopback", "NudgyMemoryFormat", "NudgyPersonas",
        "NudgyStore", "NudgyTestSupport",
      ],
      exclude: ["Prompting/Snapshots"]
    ),

    // Plays the talks of the corpus with both brains.
    .target(
      name: "NudgyEvaluation",
      dependencies: ["NudgyAssistant", "NudgyCore", "NudgyLLM", "NudgyStore"],
      path: "Tests/NudgyEvaluation"
    ),
    .testTarget(
      name: "NudgyEvaluationTests",
      dependencies: ["NudgyAssistant", "NudgyCore", "NudgyEvaluation", "NudgyLLM", "NudgyTestSupport"]
    ),
    .executableTarget(
      name: "nudgy-evaluate",
      dependencies: ["NudgyCore", "NudgyEvaluation", "NudgyLLM"],
      path: "Tests/Evaluate"
    ),

    // MARK: Terminal

    .target(
      name: "NudgyTerminal",
      dependencies: ["CEditLine", "NudgyCore", "NudgyFiles", "NudgySystem"]
    ),
    .testTarget(
      name: "NudgyTerminalTests",
      dependencies: ["NudgyCore", "NudgyTerminal", "NudgyTestSupport", "line-editor-probe"],
      exclude: ["Snapshots"]
    ),
    .executableTarget(
      name: "line-editor-probe",
      dependencies: ["NudgyTerminal"],
      path: "Tests/LineEditorProbe"
    ),
    .target(
      name: "NudgyREPL",
      dependencies: [
        "NudgyAssistant", "NudgyCore", "NudgyLanguage", "NudgyReminders", "NudgySystem", "NudgyTerminal",
      ]
    ),
    .testTarget(
      name: "NudgyREPLTests",
      dependencies: [
        "NudgyAssistant", "NudgyCore", "NudgyLoopback", "NudgyREPL", "NudgyStore", "NudgyTerminal",
        "NudgyTestSupport", "chat-probe", "nudgy",
      ],
      exclude: ["Snapshots"]
    ),
    .executableTarget(
      name: "chat-probe",
      dependencies: ["NudgyAssistant", "NudgyCore", "NudgyREPL", "NudgyStore", "NudgyTerminal"],
      path: "Tests/ChatProbe"
    ),

    // MARK: The program

    .executableTarget(
      name: "nudgy",
      dependencies: [
        "CClock", "NudgyAssistant", "NudgyCore", "NudgyDesktop", "NudgyExchange", "NudgyFiles", "NudgyLLM",
        "NudgyLanguage", "NudgyREPL", "NudgyReach", "NudgyReader", "NudgyReminders", "NudgyStore",
        "NudgySystem", "NudgyTerminal",
      ]
    ),
    .testTarget(
      name: "NudgyCommandTests",
      dependencies: [
        "NudgyAssistant", "NudgyCore", "NudgyLLM", "NudgyLoopback", "NudgyReminders", "NudgyStore",
        "NudgyTerminal", "NudgyTestSupport", "nudgy", "popup-recorder",
      ],
      exclude: ["Homes", "Snapshots"]
    ),
    .executableTarget(
      name: "nudgy-bench",
      dependencies: [
        "NudgyAssistant", "NudgyCore", "NudgyLLM", "NudgyLanguage", "NudgyLoopback", "NudgyStore",
      ],
      path: "Tests/Benchmarks"
    ),

    // MARK: Test support

    // A server for tests and benchmarks; without `Testing`, which a release build does not have.
    .target(
      name: "NudgyLoopback",
      dependencies: ["NudgyCore"],
      path: "Tests/NudgyLoopback"
    ),
    // System calls that fail when they are told to.
    .target(
      name: "NudgyFaults",
      path: "Tests/NudgyFaults",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .target(
      name: "NudgyTestSupport",
      dependencies: ["NudgyCore", "NudgyTerminal"],
      path: "Tests/NudgyTestSupport"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Of Foundation the program takes the essentials: the rest brings the data of ICU, forty megabytes of it. Tests take all.
for target in package.targets
where target.type != .system && !(target.path ?? "").hasPrefix("Tests") && target.type != .test {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-module-alias", "Foundation=FoundationEssentials"], .when(platforms: [.linux]))
    ]
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .strictMemorySafety(),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
