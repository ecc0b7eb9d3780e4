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

  @Test func anAfterthoughtIsNotWaitedForTwice() {
    var watch = watch
    watch.note(.ending, at: start + .seconds(1))
    watch.note(.ending, at: start + .seconds(2))
    #expect(watch.end == start + .seconds(1) + TransferWatch.afterthought)
    watch.note(.enough, at: start + .seconds(2))
    #expect(watch.end == start + .seconds(2) + TransferWatch.drain)
  }
}
