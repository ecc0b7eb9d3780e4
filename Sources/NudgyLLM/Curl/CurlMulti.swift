import CCurl

/// The one owner of curl's bundle of transfers and of the connections it keeps.
///
/// `@unchecked Sendable`: all calls are made by the transport's thread, but for `wake()`, which curl allows from any
/// thread (https://curl.se/libcurl/c/curl_multi_wakeup.html); the pointer is written once.
@safe
final class CurlMulti: @unchecked Sendable {
  /// Idle connections to keep; there is one server, and rarely two turns at once.
  private static let mostIdleConnections = 4

  let library: CurlLibrary
  private let pointer: UnsafeMutableRawPointer

  init?(_ library: CurlLibrary) {
    self.library = library
    guard let pointer = unsafe nudgy_curl_multi_init(library.table) else { return nil }
    unsafe self.pointer = pointer
    unsafe nudgy_curl_multi_set_number(
      library.table, pointer, CURLMOPT_MAXCONNECTS, CurlMulti.mostIdleConnections)
  }

  deinit {
    unsafe nudgy_curl_multi_cleanup(library.table, pointer)
  }

  func add(_ transfer: CurlTransfer) -> Bool {
    unsafe nudgy_curl_multi_add(library.table, pointer, transfer.handle) == CURLM_OK
  }

  func remove(_ transfer: CurlTransfer) {
    unsafe nudgy_curl_multi_remove(library.table, pointer, transfer.handle)
  }

  /// Lets all transfers advance as far as they can without waiting; their callbacks run within.
  func perform() {
    unsafe nudgy_curl_multi_perform(library.table, pointer)
  }

  /// Blocks until something happens on a connection, `wake()` is called, or the time is over.
  func wait(milliseconds: Int32) {
    unsafe nudgy_curl_multi_poll(library.table, pointer, milliseconds)
  }

  func wake() {
    unsafe nudgy_curl_multi_wakeup(library.table, pointer)
  }

  /// The transfers that have ended since the last time, by identity, with curl's result.
  func ended() -> [(CurlTransfer.Identity, TransferFailure?)] {
    var all: [(CurlTransfer.Identity, TransferFailure?)] = []
    var result = CURLE_OK
    while let handle = unsafe nudgy_curl_multi_ended(library.table, pointer, &result) {
      all.append((unsafe CurlTransfer.Identity(handle), TransferFailure(result)))
    }
    return all
  }
}

extension TransferFailure {
  /// The fact behind curl's result; nil for a success.
  fileprivate init?(_ code: CURLcode) {
    switch code {
    case CURLE_OK: return nil
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: self = .hostNotFound
    case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED, CURLE_PROXY: self = .unreachable
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_USE_SSL_FAILED, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CRL_BADFILE:
      self = .notTrusted
    case CURLE_SSL_CACERT_BADFILE: self = .noAuthorities
    case CURLE_URL_MALFORMAT, CURLE_NOT_BUILT_IN: self = .misconfigured
    // The scheme was checked, so the unknown protocol is that of the answer.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING, CURLE_WEIRD_SERVER_REPLY: self = .garbled
    case CURLE_FILESIZE_EXCEEDED: self = .tooLong
    default: self = .disconnected
    }
  }
}
