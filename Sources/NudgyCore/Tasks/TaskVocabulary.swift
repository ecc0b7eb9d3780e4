/// Where a task stands in its life.
package enum TaskStatus: String, Sendable, CaseIterable, Codable {
  case active, snoozed, done, dropped
}

/// Where a task came from.
package enum TaskSource: String, Sendable, CaseIterable, Codable {
  case voiceDump, manual, chat, share, `import`
}

/// What doing the task begins with, when it begins outside the terminal.
package enum TaskAction: String, Sendable, CaseIterable, Codable {
  case call, text, email, openLink
}

package enum TaskCategory: String, Sendable, CaseIterable, Codable {
  case school, work, personal
}

package enum TaskPriority: String, Sendable, CaseIterable, Codable {
  case low, medium, high, critical
}

/// How firmly the user wants to be reminded.
package enum TaskPressure: String, Sendable, CaseIterable, Codable {
  case gentle, moderate, aggressive, nuclear
}

/// How much thinking a task takes.
package enum CognitiveLoad: String, Sendable, CaseIterable, Codable {
  case light, moderate, heavy, extreme
}

/// The energy a task needs, or that a person has.
package enum EnergyLevel: String, Sendable, CaseIterable, Codable {
  case low, medium, high
}
