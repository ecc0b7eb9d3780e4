import Testing

@testable import NudgyLLM

@Suite struct TransferWatchTests {
  private let start = ContinuousClock.now
  private var watch: TransferWatch {
    var limits = LLMLimits()
    limits.firstToken = .seconds(30)
    limits.idle = .seconds(20)
    limits.whole = .seconds(100)
    return TransferWatch(limits: limits, start: start)
  }

  @Test func theFirstTokenHasItsOwnTime() {
    #expect(!watch.isOver(at: start + .milliseconds(29_999)))
    #expect(watch.isOver(at: start + .seconds(30)))
  }

  @Test func keepAlivesAreNoTokens() {
    var watch = watch
    for second in 1..<30 { watch.note(.waiting, at: start + .seconds(second)) }
    #expect(watch.isOver(at: start + .seconds(30)))
  }

  @Test func eachEventGivesTimeForTheNext() {
    var watch = watch
    watch.note(.progress, at: start + .seconds(29))
    #expect(watch.end == start + .seconds(49))
    watch.note(.progress, at: start + .seconds(48))
    #expect(!watch.isOver(at: start + .seconds(67)))
  }

  @Test func theWholeHasAnEnd() {
    var watch = watch
    for second in 1..<100 { watch.note(.progress, at: start + .seconds(second)) }
    #expect(watch.end == start + .seconds(100))
  }

  @Test(arguments: [
    ("http://127.0.0.1:11434/v1", 120, 60, 600), ("http://localhost:8080/v1", 120, 60, 600),
    ("https://api.openai.com/v1", 30, 20, 180), ("https://192.168.1.7/v1", 30, 20, 180),
  ]) func aServerOnThisMachineHasMoreTime(_ base: String, _ first: Int, _ idle: Int, _ whole: Int) throws {
    let limits = try LLMConfiguration(endpoint: Endpoint(base), model: "m", key: nil).limits
    var watch = TransferWatch(limits: limits, start: start)
    #expect(watch.end == start + .seconds(first))
    watch.note(.progress, at: start + .seconds(first - 1))
    #expect(watch.end == start + .seconds(first - 1 + idle))
    watch.note(.progress, at: start + .seconds(whole - 1))
    #expect(watch.end == start + .seconds(whole))
  }

  @Test func anAfterthoughtIsNotWaitedForTwice() {
    var watch = watch
    watch.note(.ending, at: start + .seconds(1))
    watch.note(.ending, at: start + .seconds(2))
    #expect(watch.end == start + .seconds(1) + TransferWatch.afterthought)
    watch.note(.enough, at: start + .seconds(2))
    #expect(watch.end == start + .seconds(2) + TransferWatch.drain)
  }
}
