import NudgyCore

/// What a model is asked for.
package enum ModelPurpose: String, Sendable, CaseIterable {
  case talk
  /// Pasted text, to be split into tasks.
  case dump
  /// Older talk, to be summed up.
  case summary

  init(of request: LLMRequest) {
    switch request.form?.name {
    case DumpSplitter.form.name?: self = .dump
    case TalkSummarizer.form.name?: self = .summary
    default: self = .talk
    }
  }
}
