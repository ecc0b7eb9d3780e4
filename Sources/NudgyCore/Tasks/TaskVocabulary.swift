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

/// The part of life a task belongs to, in whatever words it is called by: `work`, `school`, `errands`.
package struct TaskCategory: RawRepresentable, Sendable, Hashable, Codable {
  package let rawValue: String

  package static let work = TaskCategory(known: "work")

  /// Nil for a name without a letter or any other sign.
  package init?(rawValue: String) {
    let name = PlainText.singleLine(rawValue).trimmed.lowercased()
    guard !name.isEmpty else { return nil }
    self.rawValue = name
  }

  private init(known: String) { rawValue = known }
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
