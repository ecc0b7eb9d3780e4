import Foundation

/// Taskwarrior's `next` and `add` on as many tasks, in data of its own.
struct Taskwarrior {
  let program: String
  let folder: URL
  private let child: ChildProcess

  /// Nil when it is not installed, or does not take the tasks.
  init?(tasks: Int, below root: URL) throws {
    guard
      let program = ["/usr/bin/task", "/usr/local/bin/task", "/opt/homebrew/bin/task"]
        .first(where: FileManager.default.isExecutableFile)
    else { return nil }
    self.program = program
    folder = root.appending(path: "taskwarrior-\(tasks)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = folder.appending(path: "taskrc")
    let text = "data.location=\(folder.path(percentEncoded: false))\nconfirmation=off\nhooks=off\ngc=off\n"
    try Data(text.utf8).write(to: settings)
    child = ChildProcess(
      program: program,
      environment: [
        "TASKRC": settings.path(percentEncoded: false), "TASKDATA": folder.path(percentEncoded: false),
        "HOME": folder.path(percentEncoded: false), "PATH": "/usr/bin:/bin", "TERM": "xterm",
      ])
    let file = folder.appending(path: "import.json")
    try Taskwarrior.export(tasks).write(to: file, atomically: true, encoding: .utf8)
    guard child.run(["import", file.path(percentEncoded: false)]) == 0 else { return nil }
  }

  /// A third of the tasks are open, as in Nudgy's filled stores.
  private static func export(_ count: Int) -> String {
    let rows = (0..<count).map { index in
      let state = index % 3 == 0 ? #""status":"pending""# : #""status":"completed","end":"20261101T120000Z""#
      return #"{"description":"Call person \#(index) about the report",\#(state),"entry":"20261001T120000Z"}"#
    }
    return "[" + rows.joined(separator: ",\n") + "]\n"
  }

  func next() { child.run(["next"]) }
  func add() { child.run(["add", "Call the dentist about the penguin"]) }
}
