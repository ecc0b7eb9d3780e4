/// Why a model gave no answer, or no whole one. Each of these lets the offline brain take the turn.
///
/// None carries the key, a header or anything the user wrote.
package enum LLMFailure: Error, Sendable, Equatable {
  // Before the server was reached.

  /// The settings do not name an endpoint that may be asked.
  case misconfigured(EndpointProblem)
  /// The network library is not on this machine.
  case libraryMissing
  case hostNotFound
  /// Refused, or no way there.
  case unreachable
  /// The server could not prove who it is, or no encrypted connection came about.
  case notTrusted
  /// Within the time for connecting, for the first token, or for the next one.
  case timedOut
  /// Nobody had to wait any longer, as there was an answer without it. Says nothing about the model.
  case patienceEnded
  /// The connection broke.
  case disconnected

  // What the server said.

  /// - Parameter complaint: the server's own words on one line, as foreign text; the key is taken out of them.
  case refused(status: Int, complaint: String? = nil)
  case noSuchModel
  /// The model takes no tools; asked without them, it may answer.
  case refusesTools
  /// The request was longer than the model takes in at once, its answer counted; asked with less, it may answer.
  ///
  /// - Parameter limit: tokens; nil when the server did not say.
  case contextOverflow(limit: Int?)
  /// Seconds until the server wants to be asked again; nil when it did not say.
  case rateLimited(retryAfter: Double?)
  /// To another host, which is not followed.
  case redirected(host: String)
  /// Neither an event stream nor a chat completion.
  case garbled
  /// More bytes than an answer may have.
  case tooLong
}

/// What is wrong with an endpoint or its key, found before any socket is opened.
package enum EndpointProblem: Error, Sendable, Equatable {
  case notAURL
  /// The file of certificate authorities that the environment names cannot be read.
  case noAuthorities
  /// Such as `api.openai.com/v1`.
  case noScheme
  /// Neither `http` nor `https`.
  case unknownScheme(String)
  /// Names or passwords in the URL would end up where URLs are shown.
  case credentialsInURL
  /// Unencrypted to another machine, which the settings have to allow.
  case plainHTTP(host: String)
  /// Empty, or with spaces, line breaks or other characters that no header can hold.
  case unusableKey
  /// A header with a name or a value that HTTP does not allow; the name as far as it is harmless.
  case unusableHeader(String)
  case noModelName
  /// Neither a key nor a server of the user's own was named.
  case noKey
  /// The command that is to print the key.
  case keyCommand(KeyCommandProblem)

  package enum KeyCommandProblem: Sendable, Equatable {
    /// No such program.
    case notFound
    /// It said no, or said nothing.
    case failed
    case timedOut
    /// It prints more than any key has.
    case tooMuch
  }
}
