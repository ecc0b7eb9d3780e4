import NudgyCore

/// Calls what is right, once, and says the right sentence.
struct ExcellentCharacter: ModelCharacter {
  func answer(_ moment: CharacterMoment) -> CharacterAnswer {
    if moment.request.form != nil { return CharacterAnswer(text: JSONWriter.compact(moment.document ?? [:])) }
    let calls = moment.round == 0 && moment.mayCall ? moment.rightCalls : []
    return calls.isEmpty ? CharacterAnswer(text: moment.turn.say) : CharacterAnswer(calls: calls)
  }
}
