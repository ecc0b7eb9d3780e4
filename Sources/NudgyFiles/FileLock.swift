import NudgySystem

/// A lock that ends with its process, however that ends.
enum FileLock {
  /// Runs `body` while no other process does so for this lock file.
  static func locked<Value, Failure: Error>(
    _ path: String, orThrow failure: (DiskFailure) -> Failure, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor: Int32
    do throws(DiskFailure) {
      guard let opened = try PlainFile.open(path, O_CREAT | O_RDWR) else { throw DiskFailure(ENOENT) }
      descriptor = opened
    } catch { throw failure(error) }
    defer { close(descriptor) }
    do throws(DiskFailure) { try wait(for: descriptor) } catch { throw failure(error) }
    // By this the others see that the lock changed hands.
    _ = futimens(descriptor, nil)
    return try body()
  }

  /// A Nudgy holds the lock for milliseconds; one that stands still must not hang the others. Who gets it next is
  /// chance, so the wait begins anew with each holder.
  private static func wait(for descriptor: Int32) throws(DiskFailure) {
    var waits = 0
    var holder = stamp(descriptor)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK else { throw DiskFailure(errno) }
      guard waits < 5000 else { throw DiskFailure(reason: "another program holds it") }
      waits += 1
      usleep(1000)
      let now = stamp(descriptor)
      if now != holder { (holder, waits) = (now, 0) }
    }
  }

  private static func stamp(_ descriptor: Int32) -> FileStamp? {
    try? FileStamp(descriptor: descriptor)
  }
}
