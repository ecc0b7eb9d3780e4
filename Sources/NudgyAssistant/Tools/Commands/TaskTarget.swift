import NudgyCore
package import NudgyLanguage

/// Which tasks a command is about.
package struct TaskTarget: Sendable, Equatable {
  package var reference: TaskReference
  /// Whether its words have to stand in a title as they are; what is only like them is not meant.
  var isExact = false
  /// The step of the card that the words name.
  var step: StepReference?
  /// What the words call, where it may be a step of the card by its own name.
  var stepName: String?
  /// Whether the task at hand is meant with all its steps.
  var isWhole = false
  /// Several, where the words may hold them: "the milk and Bob". Each stands by itself.
  var parts: [TaskTarget] = []
  /// Whether it was given as a list, so that it is several and nothing else.
  var isList = false

  package init(_ reference: TaskReference) {
    self.reference = reference
    if case .numbers(let numbers) = reference, numbers.count > 1 {
      parts = numbers.map { TaskTarget(.number($0)) }
    }
  }

  static func number(_ number: Int) -> TaskTarget { TaskTarget(.number(number)) }

  /// These very tasks.
  static func numbers(_ numbers: [Int]) -> TaskTarget {
    TaskTarget(numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers))
  }

  /// A task that has all these words in its title.
  static func titled(_ words: String) -> TaskTarget {
    var target = TaskTarget(.words(words))
    target.isExact = true
    return target
  }

  /// The task at hand with all its steps.
  static var wholeOfIt: TaskTarget {
    var target = TaskTarget(.current)
    target.isWhole = true
    return target
  }

  /// Whether one word stands for many tasks, such as "everything".
  var isSweeping: Bool {
    parts.contains(where: \.isSweeping) || reference == .those || reference.isSweeping
  }

  /// What a person would call it.
  var said: String { TaskReferenceText.said(self) }

  /// As many tasks as it names at most; nil where that is known only when they were found.
  var mostTasks: Int? {
    switch reference {
    case .words: max(1, parts.count)
    case .number, .current, .last, .ordinal, .other: 1
    case .both: 2
    case .numbers, .few, .those, .due, .all, .allExcept: nil
    }
  }

  /// The numbers, where it is given by them.
  var numbers: [Int] {
    switch reference {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    default: []
    }
  }
}
