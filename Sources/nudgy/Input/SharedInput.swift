import Foundation
import NudgyAssistant
import NudgyCore
import NudgyExchange
import NudgyFiles
import NudgyLanguage
import NudgyTerminal

/// What was handed to `nudgy share`: a link, words, a file, or standard input.
struct SharedInput {
  private let here: Surroundings

  init(_ here: Surroundings) { self.here = here }

  /// Bytes of a message from a pipe that are looked at; what follows are its attachments.
  private static let longestPipe = 32 << 20

  /// - Throws: `missingArgument`, `unexpectedArgument`; `emptyInput`, `crisis`, `fileUnreadable`, `notShared`, and what
  ///   `MessageInput` throws.
  func items() throws(NudgyError) -> [SharedItem] {
    let words = here.words
    if let link = here.invocation.value(of: .url) {
      try here.expectWords(atMost: 0, of: .share)
      // What a browser hands over may be a page's own link, too.
      return [try shared { () throws(UnreadReason) in try SharedContent.text(Array(link.utf8)) }]
    }
    guard let first = words.first else {
      throw .missingArgument(name: Words.something, command: CommandName.share.rawValue)
    }
    guard !here.invocation.text.isBlank else { throw .emptyInput }
    guard words.count == 1 else { return [try spoken(here.invocation.text)] }
    if first == "-" { return try piped() }
    if let items = try file(first) { return items }
    return [try spoken(first)]
  }

  /// Someone's own words may be of crisis; what others wrote is read as what it is.
  private func spoken(_ words: String) throws(NudgyError) -> SharedItem {
    guard words.utf8.count <= UserMessage.byteLimit else {
      _ = try input.text(Array(words.utf8))
      throw .emptyInput
    }
    guard !CrisisWords.areIn(words) else { throw .crisis }
    return try shared { () throws(UnreadReason) in try SharedContent.text(Array(words.utf8)) }
  }

  // MARK: - Files

  /// Nil when the word names no file, and is not written like one.
  private func file(_ path: String) throws(NudgyError) -> [SharedItem]? {
    let isPath = ["/", "./", "../", "~/"].contains(where: path.hasPrefix)
    let place = FilePlace.behindLinks(path)
    guard FilePlace.isPlainFile(place) else {
      if isPath || WholeFile.isTaken(path) { throw .fileUnreadable(path: path) }
      return nil
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let kind = SharedContent.kind(ofFile: name)
    if kind != .file, let bytes = try read(place, path, isMail: kind == .mail) {
      var items = try shared { () throws(UnreadReason) in
        try SharedContent.items(bytes, kind, name: name, now: here.world.now(), calendar: here.world.calendar)
      }
      // Of a file that is nothing but words, the name says what they are.
      if kind == .text, items[0].url == nil || items[0].text != nil {
        (items[0].title, items[0].isNamed, items[0].isSpoken) = (PlainText.singleLine(name), true, false)
      }
      return items
    }
    return [try shared { () throws(UnreadReason) in try KeptFile.keep(path, inbox: here.home.inbox) }]
  }

  /// Nil for what is too long to be read.
  private func read(_ place: String, _ path: String, isMail: Bool) throws(NudgyError) -> [UInt8]? {
    do throws(DiskFailure) {
      guard let sample = try PlainFile.sample(place, upTo: SharedContent.longestText) else {
        throw DiskFailure.notPlain
      }
      return sample.tail.isEmpty || isMail ? sample.head : nil
    } catch {
      throw .fileUnreadable(path: path)
    }
  }

  // MARK: - Standard input

  private func piped() throws(NudgyError) -> [SharedItem] {
    var bytes: [UInt8] = []
    while bytes.count <= UserMessage.byteLimit, let more = more() { bytes += more }
    let kind = SharedContent.kind(of: bytes)
    if kind == .mail {
      // The rest is taken so that whoever writes it is not cut off.
      var count = bytes.count
      while count < SharedInput.longestPipe, let more = more() { count += more.count }
      bytes = Array(bytes.prefix(SharedContent.longestText))
    } else {
      // Beyond the limit, and for what is no text, the words are kept in a file and refused.
      if bytes.count > UserMessage.byteLimit { bytes += rest() }
      guard try !input.text(bytes).isBlank else { throw .emptyInput }
    }
    return try shared { () throws(UnreadReason) in
      try SharedContent.items(bytes, kind, name: nil, now: here.world.now(), calendar: here.world.calendar)
    }
  }

  private func more() -> [UInt8]? {
    FileDescriptor.read(Descriptor.input, upTo: 1 << 16).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func rest() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < SharedInput.longestPipe, let more = more() { bytes += more }
    return bytes
  }

  private var input: MessageInput { MessageInput(home: here.home, now: here.world.now()) }

  private func shared<Value>(_ body: () throws(UnreadReason) -> Value) throws(NudgyError) -> Value {
    do throws(UnreadReason) {
      return try body()
    } catch {
      throw .notShared(error)
    }
  }
}
