import Foundation
import NudgyCore
import NudgySystem

/// What the system said when a file could not be used.
package struct DiskFailure: Error, Equatable {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  /// `permission denied`, in the middle of a sentence.
  package init(_ code: Int32) {
    let text = unsafe String(cString: strerror(code))
    reason = text.lowercasedFirst
  }

  /// A folder, a pipe, a socket or a device stands where a file should.
  package static let notPlain = DiskFailure(reason: "it is not a plain file")
}
