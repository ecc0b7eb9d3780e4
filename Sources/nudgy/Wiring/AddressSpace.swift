import Foundation
import NudgyCore
import NudgySystem

/// Getting by with an address space that is limited (`ulimit -v`).
///
/// A thread that cannot be started makes libdispatch wait for it for ever. The C library gives each thread 64 MiB of
/// addresses to allocate in and 8 MiB to stand on, most of which no thread here ever touches.
enum AddressSpace {
  /// What all threads of a command take, with room to spare.
  private static let needed = 64 << 20
  private static let stack = 2 << 20

  /// To be called before there is a second thread. Does nothing where there is no limit.
  static func prepare() throws(NudgyError) {
    var limit = rlimit()
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
    guard isKnown, limit.rlim_cur < 1 << 40 else { return }
    #if os(Linux)
      shareArena()
      shrinkStacks()
    #endif
    let room = unsafe mmap(nil, needed, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe room != MAP_FAILED else { throw .tooLittleMemory }
    _ = unsafe munmap(room, needed)
  }

  #if os(Linux)
    /// `M_ARENA_MAX` of <malloc.h>, which the C module leaves out, like the functions below.
    private static let arenaLimit: CInt = -8

    /// All threads allocate in one place; they seldom do so at the same time.
    private static func shareArena() {
      typealias Setter = @convention(c) (CInt, CInt) -> CInt
      guard let address = unsafe dlsym(nil, "mallopt") else { return }
      _ = unsafe unsafeBitCast(address, to: Setter.self)(arenaLimit, 1)
    }

    private static func shrinkStacks() {
      typealias Setter = @convention(c) (UnsafePointer<pthread_attr_t>) -> CInt
      guard let address = unsafe dlsym(nil, "pthread_setattr_default_np") else { return }
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { unsafe attributes.deallocate() }
      guard unsafe pthread_attr_init(attributes) == 0 else { return }
      defer { _ = unsafe pthread_attr_destroy(attributes) }
      _ = unsafe pthread_attr_setstacksize(attributes, stack)
      _ = unsafe unsafeBitCast(address, to: Setter.self)(attributes)
    }
  #endif
}
