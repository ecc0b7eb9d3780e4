import NudgyReader

/// The telling words of the listed tasks, looked for once a message, when they are first asked for.
final class SceneWords {
  private let scene: ReaderScene

  init(_ scene: ReaderScene) { self.scene = scene }

  private(set) lazy var byNumber: [Int: Set<String>] = Dictionary(
    scene.tasks.map { ($0.number, ReaderWords($0.title).content.subtracting(SceneWords.toneless)) }
  ) { $1 }

  /// What a clumsy title may hold, and any message.
  private static let toneless = ReaderWords(
    "isnt isn't dont don't cant can't wont won't didnt didn't doesnt doesn't arent wasnt people thing stuff"
  ).content

  func of(_ task: ReaderScene.Task) -> Set<String> { byNumber[task.number] ?? [] }
}
