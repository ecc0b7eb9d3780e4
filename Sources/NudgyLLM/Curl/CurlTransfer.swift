import CCurl

/// The one owner of an easy handle, from the request to the end of its response. Lives on the transport's thread.
@safe
final class CurlTransfer {
  /// Tells transfers apart.
  struct Identity: Hashable, Sendable {
    private let address: UInt

    init(_ handle: UnsafeMutableRawPointer) {
      address = UInt(bitPattern: handle)
    }
  }

  let handle: UnsafeMutableRawPointer
  var identity: Identity { unsafe Identity(handle) }

  private let library: CurlLibrary
  private var headers: UnsafeMutablePointer<curl_slist>?
  private let job: TransferJob
  private var head = HTTPHead()
  private var watch: TransferWatch
  private let now: @Sendable () -> TransferWatch.Instant
  private var room: Int
  private var hasStatedHead = false

  /// Nil when curl has no handle left to give, or does not take the request.
  init?(_ job: TransferJob, library: CurlLibrary, now: @escaping @Sendable () -> TransferWatch.Instant) {
    guard let handle = unsafe nudgy_curl_easy_init(library.table) else { return nil }
    unsafe self.handle = handle
    self.library = library
    unsafe headers = nil
    self.job = job
    self.now = now
    room = job.request.limits.responseBytes
    watch = TransferWatch(limits: job.request.limits, start: now())
    guard configure(job.request) else { return nil }
  }

  deinit {
    unsafe nudgy_curl_easy_cleanup(library.table, handle)
    unsafe nudgy_curl_free_list(library.table, headers)
  }

  /// The moment by which the transport has to look again.
  var deadline: TransferWatch.Instant { watch.end }

  var isCancelled: Bool { job.isCancelled }

  /// Whether time is over, which after a whole answer is no failure.
  var isOver: Bool { watch.isOver(at: now()) }

  /// Ends the job, unless its receiver had enough before.
  func finish(_ failure: TransferFailure?) {
    guard let failure else { return job.finish(room < 0 ? .tooLong : nil) }
    let isWhole = watch.stage == .afterthought || watch.stage == .drain
    job.finish(room < 0 ? .tooLong : isWhole ? nil : failure)
  }

  // MARK: - The request

  private func configure(_ request: HTTPRequest) -> Bool {
    let isTaken = set(CURLOPT_URL, request.url) && configureSafety(request)
    guard isTaken else { return false }
    for header in request.headers { append("\(header.name): \(header.value)") }
    // curl would otherwise wait for leave to send a long body.
    append("Expect:")
    unsafe nudgy_curl_set_headers(library.table, handle, headers)
    if let body = request.body {
      guard unsafe nudgy_curl_set_body(library.table, handle, body, body.count) == CURLE_OK else {
        return false
      }
    }
    unsafe nudgy_curl_abandon_lookups(library.table, handle)
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe nudgy_curl_set_callbacks(library.table, handle, receiveHeader, receiveBody, context)
      == CURLE_OK
  }

  private func configureSafety(_ request: HTTPRequest) -> Bool {
    let (seconds, attoseconds) = request.limits.connect.components
    let connect = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    let isTaken =
      // Signals belong to the program.
      set(CURLOPT_NOSIGNAL, 1)
      && set(CURLOPT_SSL_VERIFYPEER, 1) && set(CURLOPT_SSL_VERIFYHOST, 2)
      && set(CURLOPT_FOLLOWLOCATION, 0)
      && set(CURLOPT_CONNECTTIMEOUT_MS, max(1, connect))
      // Asked for plainly, since proxies hold packed streams back; unpacked all the same when it comes packed.
      && set(CURLOPT_ACCEPT_ENCODING, "identity")
      // Always said, so that curl does not look into the environment by itself; empty means none.
      && set(CURLOPT_PROXY, request.proxy ?? "") && set(CURLOPT_NOPROXY, request.network.unproxied ?? "")
      // A proxy's answer to CONNECT is not the server's.
      && set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if let file = request.network.certificateFile, !set(CURLOPT_CAINFO, file) { return false }
    // Not all TLS libraries behind curl know folders; the file then stands alone.
    if let folder = request.network.certificateFolder { _ = set(CURLOPT_CAPATH, folder) }
    return isTaken
  }

  private func set(_ option: CURLoption, _ value: Int) -> Bool {
    unsafe nudgy_curl_set_number(library.table, handle, option, value) == CURLE_OK
  }

  private func set(_ option: CURLoption, _ value: String) -> Bool {
    unsafe nudgy_curl_set_text(library.table, handle, option, value) == CURLE_OK
  }

  private func append(_ line: String) {
    if let longer = unsafe nudgy_curl_append(library.table, headers, line) { unsafe headers = longer }
  }

  // MARK: - The response

  fileprivate func take(header line: [UInt8]) -> Bool {
    room -= line.count
    if head.take(line) {
      // Fields after the body would otherwise be taken for a second head.
      if !hasStatedHead { job.receiver.receive(head) }
      hasStatedHead = true
    }
    return room >= 0
  }

  fileprivate func take(body bytes: [UInt8]) -> Bool {
    room -= bytes.count
    guard room >= 0 else { return false }
    guard watch.stage != .drain else { return true }
    let reception = job.receiver.receive(bytes)
    watch.note(reception, at: now())
    if reception == .enough { job.finish(nil) }
    return true
  }
}

/// The bytes, copied: they are curl's own until the callback returns.
private func copied(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> [UInt8] {
  unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
}

private func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.take(header: unsafe copied(bytes, size * count)) ? size * count : 0
}

/// Curl gives up the transfer when told that fewer bytes were taken than it brought.
private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.take(body: unsafe copied(bytes, size * count)) ? size * count : 0
}
