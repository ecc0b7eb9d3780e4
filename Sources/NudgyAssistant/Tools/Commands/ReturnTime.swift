package import Foundation
package import NudgyCore
import NudgyLanguage

/// When a task that is put away comes back.
package enum ReturnTime: Sendable, Equatable {
  case at(Date)
  /// "Later": in a few hours, and in time for its deadline.
  case later
  /// Nobody said when, so it is asked.
  case unsaid
  /// It was said, and cannot be.
  case impossible(NudgyError, said: String)

  /// - Parameter text: ISO 8601, or words.
  init(_ text: String, _ times: TimeArgument) {
    if SnoozeTimes.isVague(text) {
      self = .later
      return
    }
    do throws(NudgyError) {
      self = .at(try times.returnTime(text))
    } catch {
      self = .impossible(error, said: text)
    }
  }
}
