import NudgyCore
import NudgyTerminal

/// The yes that a command needs before it changes more than one goes without.
enum Consent {
  /// Returns when `--yes` was given, or someone at the terminal says so.
  /// - Throws: `unconfirmed` where nobody can be asked, `declined` after anything but a yes.
  static func ask(about change: HeldChange, _ here: Surroundings) throws(NudgyError) {
    if here.invocation.has(.yes) { return }
    guard !here.options.json, Descriptor.isTerminal(Descriptor.input), Descriptor.isTerminal(Descriptor.error)
    else { throw .unconfirmed(change) }
    here.output.prompt(Words.yesOrNo(HeldChangeWording.question(change)))
    let answer = FileDescriptor.read(Descriptor.input, upTo: 1024) ?? []
    let words = String(decoding: answer, as: UTF8.self).trimmed.lowercased()
    guard ["y", "yes"].contains(words) else { throw .declined }
  }
}
