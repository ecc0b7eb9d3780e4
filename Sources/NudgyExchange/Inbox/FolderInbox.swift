package import Foundation
package import NudgyCore
import NudgyFiles

/// The folder `inbox/` of the data home, which may be one that is kept alike on several machines.
///
/// What lies in it is read and, once it is stored, moved to `done/`; what is no text to `kept/`, where its task points
/// to it; what cannot be read to `unread/`, with the reason beside it.
package struct FolderInbox: SharingInbox {
  private let folder: String

  /// Files that one look takes.
  private static let mostFiles = 200
  /// As long as nothing must have been written to a file for it to count as whole.
  private static let quiet: TimeInterval = 2

  package init(_ folder: URL) {
    let path = folder.path(percentEncoded: false)
    self.folder = path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// How many files there are for taking.
  package var count: Int { FolderListing.names(in: folder).count(where: InboxName.isForTaking) }

  /// Whether something lies there that may be for taking in; one look into the folder.
  package var hasAny: Bool { FolderListing.names(in: folder).contains(where: InboxName.isForTaking) }

  // MARK: - Looking

  package func look(at now: Date, in calendar: ZonedCalendar) -> [InboxArrival] {
    var arrivals: [InboxArrival] = []
    for name in FolderListing.names(in: folder).filter(InboxName.isForTaking).sorted() {
      if let arrival = arrival(name, at: now, in: calendar) { arrivals.append(arrival) }
      if arrivals.count == FolderInbox.mostFiles { break }
    }
    return arrivals
  }

  /// Nil for what is no plain file, or is not whole yet.
  private func arrival(_ name: String, at now: Date, in calendar: ZonedCalendar) -> InboxArrival? {
    let path = "\(folder)/\(name)"
    guard FilePlace.isPlainFile(path) else { return nil }
    let sample: PlainFile.Sample
    do throws(DiskFailure) {
      guard let read = try PlainFile.sample(path, upTo: SharedContent.longestText) else { return nil }
      sample = read
    } catch {
      return InboxArrival(name: name, stamp: "", content: .failure(.unreadable(error.reason)))
    }
    let kind = sample.tail.isEmpty ? SharedContent.kind(ofFile: name) : longKind(name)
    guard isWhole(sample, kind, at: now) else { return nil }
    var arrival = InboxArrival(name: name, stamp: sample.stamp.text, content: .failure(.empty))
    do throws(UnreadReason) {
      guard kind == .file, !sample.head.isEmpty else {
        arrival.content = .success(
          try SharedContent.items(sample.head, kind, name: name, now: now, calendar: calendar))
        return arrival
      }
      let item = KeptFile.item(name: name, sample: sample, in: keptFolder)
      arrival.keptName = KeptFile.name(of: name, item)
      arrival.content = .success([item])
    } catch {
      arrival.content = .failure(error)
    }
    return arrival
  }

  private var keptFolder: String { "\(folder)/\(InboxFolder.kept.rawValue)" }

  /// A message says who and what in its beginning; all else that is so long is a file.
  private func longKind(_ name: String) -> SharedContent.Kind {
    SharedContent.kind(ofFile: name) == .mail ? .mail : .file
  }

  /// A file is whole when nobody has written to it for a while; where its end shows that it is one, at once. By a clock
  /// that stands still, or beside one that is ahead, a file may be from the future: that is no reason to wait.
  private func isWhole(_ sample: PlainFile.Sample, _ kind: SharedContent.Kind, at now: Date) -> Bool {
    guard abs(now.timeIntervalSince(sample.stamp.time)) < FolderInbox.quiet else { return true }
    return switch kind {
    case .json: (try? SharedJSON.items(sample.head)) != nil
    case .calendar: CalendarFile.isWhole(sample.head)
    default: false
    }
  }

  // MARK: - Putting away

  package func putAway(_ arrival: InboxArrival) {
    guard arrival.stamp.isEmpty || isUnchanged(arrival) else { return }
    switch arrival.content {
    case .success:
      if let kept = arrival.keptName, !WholeFile.isTaken("\(keptFolder)/\(kept)") {
        move(arrival.name, to: .kept, as: kept)
      } else {
        move(arrival.name, to: .done)
      }
    case .failure(let reason):
      guard let name = move(arrival.name, to: .unread) else { return }
      let words = ShareWording.fact(reason) + " " + ShareWording.hint(reason) + "\n"
      _ = try? PlainFile.create(
        "\(folder)/\(InboxFolder.unread.rawValue)/\(name).why.txt", with: Data(words.utf8))
    }
  }

  private func isUnchanged(_ arrival: InboxArrival) -> Bool {
    (try? WholeFile(path: "\(folder)/\(arrival.name)").stamp())??.text == arrival.stamp
  }

  /// - Returns: the name it has there; nil when it could not be moved, or is gone already.
  @discardableResult
  private func move(_ name: String, to place: InboxFolder, as wanted: String? = nil) -> String? {
    let target = "\(folder)/\(place.rawValue)"
    guard (try? PrivateFolder.make(target)) != nil,
      let free = InboxName.free(wanted ?? name, isTaken: { WholeFile.isTaken("\(target)/\($0)") }),
      (try? WholeFile(path: "\(folder)/\(name)").move(to: "\(target)/\(free)")) != nil
    else { return nil }
    return free
  }
}
