import Dispatch
import NudgySystem

/// A thread for one piece of work that blocks, and ends with it.
package enum OwnThread {
  package static func start(_ work: @escaping @Sendable () -> Void) {
    let box = unsafe Unmanaged.passRetained(Work(body: work)).toOpaque()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { unsafe pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = unsafe pthread_create(&thread, &attributes, body, box)
    guard failure != 0 else { return }
    // No thread is to be had: the shared ones do it, late rather than never.
    unsafe Unmanaged<Work>.fromOpaque(box).release()
    DispatchQueue.global().async(execute: work)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { box in
      unsafe Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body()
      return nil
    }
  #else
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { box in
      if let box = unsafe box { unsafe Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body() }
      return nil
    }
  #endif
}
