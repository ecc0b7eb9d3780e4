/// Bytes of HTTP responses, for scripts.
package enum HTTPReply {
  /// The head of a response whose body ends with the connection.
  package static func head(
    _ fields: [String] = [], status: String = "200 OK", type: String = "text/event-stream"
  ) -> String {
    (["HTTP/1.1 \(status)", "Content-Type: \(type)"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// A whole response, after which the connection can be used again.
  package static func whole(
    _ body: String, status: String = "200 OK", type: String = "text/event-stream", _ fields: [String] = []
  ) -> LoopbackServer.Step {
    .text(head(["Content-Length: \(body.utf8.count)"] + fields, status: status, type: type) + body)
  }

  /// The head of a response in chunks.
  package static let chunkedHead = head(["Transfer-Encoding: chunked"])

  package static func chunk(_ text: String) -> String {
    "\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n"
  }

  package static let lastChunk = "0\r\n\r\n"

  /// A JSON body, which is an error's unless the status says otherwise.
  package static func json(
    _ body: String, status: String = "400 Bad Request", _ fields: [String] = []
  ) -> LoopbackServer.Step {
    whole(body, status: status, type: "application/json", fields)
  }
}
