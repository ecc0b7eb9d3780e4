import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct ServerHabitTests {
  @Test(arguments: ServerHabit.all) func isUnderstood(_ habit: ServerHabit) {
    #expect(Reading(habit.bytes) == habit.reading())
  }

  @Test(arguments: ServerHabit.all) func isUnderstoodHoweverItIsCutInTwo(_ habit: ServerHabit) {
    let expected = habit.reading()
    for cut in 0...habit.bytes.count where Reading(habit.bytes, cuts: [cut]) != expected {
      Issue.record("Cut at \(cut): \(Reading(habit.bytes, cuts: [cut])) instead of \(expected)")
      return
    }
  }

  @Test(arguments: ServerHabit.all) func isUnderstoodByteByByte(_ habit: ServerHabit) {
    #expect(Reading(habit.bytes, cuts: Array(0..<habit.bytes.count)) == habit.reading())
  }

  @Test func habitsHaveNamesOfTheirOwn() {
    #expect(Set(ServerHabit.all.map(\.name)).count == ServerHabit.all.count)
  }
}
