import Foundation

/// Measures work in seconds of this thread's processor time, which a busy machine does not stretch.
package enum ProcessorTime {
  package static func measure(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    // The call fails only for clocks a system lacks; every POSIX system has this one.
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
