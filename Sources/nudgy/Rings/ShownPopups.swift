import Foundation
import NudgyCore

/// The numbers that the desktop gave to popups, over processes: who was killed after showing one has it replaced.
struct ShownPopups: Sendable {
  private static let key = "rings.popups"
  /// After a while a number may be another program's.
  private static let life: TimeInterval = 600
  private static let most = 50

  let values: any ConversationStore
  let now: @Sendable () -> Date

  /// 0 where none is known.
  func number(as tag: String) async -> UInt32 {
    UInt32(clamping: await kept().first { $0["tag"]?.stringValue == tag }?["number"]?.intValue ?? 0)
  }

  func note(_ number: UInt32, as tag: String) async {
    let entry: JSONValue = [
      "tag": .string(tag), "number": .int(Int(number)), "at": .int(Int(now().timeIntervalSince1970)),
    ]
    let others = await kept().filter { $0["tag"]?.stringValue != tag }.suffix(Self.most)
    // What is lost only costs a second popup.
    try? await values.setValue(JSONWriter.compact(.array(others + [entry])), for: Self.key)
  }

  private func kept() async -> [JSONValue] {
    let text = (try? await values.value(for: Self.key)).flatMap { $0 }
    let time = now().timeIntervalSince1970
    return (text.flatMap { JSONReader.value(from: $0) }?.arrayValue ?? []).filter { entry in
      entry["at"]?.intValue.map { abs(time - Double($0)) <= Self.life } ?? false
    }
  }
}
