/// What is wrong with a model's settings, in words. Foreign text comes on one line.
package enum EndpointWording {
  /// A clause that begins a sentence: `The model's address lacks its https://`.
  package static func fact(_ problem: EndpointProblem) -> String {
    switch problem {
    case .notAURL: "The model's address is no URL"
    case .noAuthorities: "The file of certificates that CURL_CA_BUNDLE or SSL_CERT_FILE names can't be read"
    case .noScheme: "The model's address lacks its https://"
    case .unknownScheme(let scheme):
      "The model's address begins with '\(PlainText.singleLine(scheme))', not https"
    case .credentialsInURL: "The model's address holds a name or a password"
    case .plainHTTP(let host): "The model at \(PlainText.singleLine(host)) would be asked without encryption"
    case .unusableKey: "The model's key holds spaces or line breaks"
    case .unusableHeader(let name): "The header '\(PlainText.singleLine(name))' can't be sent"
    case .noModelName: "The model has no name"
    case .noKey: "There's no key for the model, and no server of your own"
    case .keyCommand(.notFound): "The command for the model's key isn't there"
    case .keyCommand(.failed): "The command for the model's key gave none"
    case .keyCommand(.timedOut): "The command for the model's key took too long"
    case .keyCommand(.tooMuch): "The command for the model's key prints more than a key"
    }
  }

  /// One next step.
  package static func hint(_ problem: EndpointProblem) -> String {
    switch problem {
    case .notAURL, .noScheme, .unknownScheme: "It looks like https://api.openai.com/v1."
    case .noAuthorities: "Name one that is there, or unset it."
    case .credentialsInURL: "Put the key into OPENAI_API_KEY instead."
    case .plainHTTP: "Use https, or set allowPlainHTTP to true."
    case .unusableKey: "Copy it again."
    case .unusableHeader: "NUDGY_HEADERS takes one 'Name: value' a line."
    case .noModelName: "`nudgy ai model NAME` gives it one."
    case .noKey: "OPENAI_API_KEY holds the one, OPENAI_BASE_URL names the other."
    case .keyCommand: "`nudgy config get apiKeyCommand` shows it."
    }
  }
}
