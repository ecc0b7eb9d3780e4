/// The words of offline drafts.
enum DraftWording {
  static func body(to addressee: String?, about matter: String, signedBy name: String?) -> String {
    let greeting = addressee.map { "Hi \($0)," } ?? "Hi,"
    let closing = name.map { "Thanks,\n\($0)" } ?? "Thanks!"
    return "\(greeting)\n\nI'm writing about \(matter). When would be a good time for you?\n\n\(closing)"
  }
}
