import NudgyReader

/// The telling words of the listed tasks, looked for once a message, when they are first asked for.
final class SceneWords {
  private let scene: ReaderScene

  init(_ scene: ReaderScene) { self.scene = scene }

  private(set) lazy var byNumber: [Int: Set<String>] = Dictionary(
    scene.tasks.map { ($0.number, ReaderWords($0.title).content) }
  ) { $1 }

  func of(_ task: ReaderScene.Task) -> Set<String> { byNumber[task.number] ?? [] }
}
