import Foundation
import NudgyCore

/// Shows popups to nobody. It replaces them by their number and by their tag.
struct Recorder {
  let bus: ServiceBus
  let log: FileHandle
  let hangs: Bool
  /// Shows at once and answers when most would have given up.
  let isLate: Bool
  private static let lateness: CInt = 6000
  /// The tags of the popups that can be seen, by their numbers.
  private var live: [UInt32: String] = [:]
  private var last: UInt32 = 0

  init(bus: ServiceBus, log: FileHandle, hangs: Bool, isLate: Bool) {
    self.bus = bus
    self.log = log
    self.hangs = hangs
    self.isLate = isLate
  }

  /// Until the input ends, or the bus is gone.
  mutating func run() {
    write(["event": "ready"])
    while true {
      var entries = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bus.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = unsafe poll(&entries, 2, -1)
      if entries[0].revents != 0 {
        guard let line = readLine() else { return }
        take(line)
      }
      guard bus.take({ answer($0) }) else { return }
    }
  }

  private mutating func answer(_ call: ServiceCall) -> ServiceAnswer? {
    switch call {
    case .capabilities: hangs ? nil : .texts(["body", "body-markup", "actions"])
    case .notify(let notice): .number(late(show(notice)))
    }
  }

  private func late(_ number: UInt32) -> UInt32 {
    if isLate { _ = poll(nil, 0, Self.lateness) }
    return number
  }

  private mutating func show(_ notice: RecordedNotice) -> UInt32 {
    let named = live.first { !notice.tag.isEmpty && $0.value == notice.tag }?.key
    let number = live[notice.replaces] == nil ? named ?? last + 1 : notice.replaces
    last = max(last, number)
    live[number] = notice.tag
    write([
      "event": "notify", "number": .int(Int(number)), "replaces": .int(Int(notice.replaces)),
      "live": .int(live.count), "heading": .string(notice.heading), "text": .string(notice.text),
      "actions": .array(notice.actions.map(JSONValue.string)),
    ])
    return number
  }

  private mutating func take(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 3, let number = UInt32(words[1]) else { return }
    if words[0] == "action" { bus.tellAction(number, words[2]) }
    if words[0] == "close", let reason = UInt32(words[2]) {
      live[number] = nil
      bus.tellClosed(number, reason: reason)
    }
  }

  private func write(_ event: JSONValue) {
    log.seekToEndOfFile()
    log.write(Data((JSONWriter.compact(event) + "\n").utf8))
  }
}
