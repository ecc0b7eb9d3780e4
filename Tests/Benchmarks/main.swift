import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLanguage

// Measures Nudgy beside the budgets of its design. `--taskwarrior` also measures Taskwarrior, which takes
// minutes to import 100,000 tasks; `--quick` leaves out the largest store. `--language`, `--model`, `--prompts` and
// `--turns` are for work on one part: up to it, or it alone. `--turns` takes messages of its own to say, in place of
// the usual ones.

try await Bench.run(Array(CommandLine.arguments))
