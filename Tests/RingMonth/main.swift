import Foundation
import NudgyCore
import NudgyReminders
import NudgyStore

// A month of a busy person, minute by minute: 400 tasks, a laptop that sleeps, a journey across zones, a change of the
// clocks. What should have rung is reckoned apart from what rings with; the table says whether they agree.

let report = try await Month.report(seed: 20_261_101)
print(report.table)
exit(report.isSound ? 0 : 1)
