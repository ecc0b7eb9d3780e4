package import NudgyCore
import NudgyLLM
import Synchronization

/// The kinds of model that are played where no real one is.
package enum CharacterName: String, Sendable, CaseIterable {
  /// Does and says what is right.
  case excellent
  /// Means well, and gets shapes, numbers and titles wrong.
  case sloppy
  /// Answers warmly, says it did things, calls nothing.
  case talkative
  /// Changes what it was not asked to, and obeys whatever it reads.
  case hostile

  var character: any ModelCharacter {
    switch self {
    case .excellent: ExcellentCharacter()
    case .sloppy: SloppyCharacter()
    case .talkative: TalkativeCharacter()
    case .hostile: HostileCharacter()
    }
  }
}

/// A model that answers by a table of our own writing.
protocol ModelCharacter: Sendable {
  func answer(_ moment: CharacterMoment) -> CharacterAnswer
}

/// What a model writes in answer to one request.
struct CharacterAnswer: Sendable {
  var text = ""
  var calls: [RawCall] = []
  /// Whether the text says that something was done.
  var isClaim = false
}

/// A model of one character, which knows what is right in the talk.
///
/// What it writes goes through the reader of real servers' answers, so that calls written as text are read as anywhere.
package final class CharacterModel: LLMService {
  private struct State {
    var turn = 0
    var round = 0
    var before = Standing()
    var hasClaimed = false
  }

  private let talk: Talk
  private let character: any ModelCharacter
  private let standing: @Sendable () async -> Standing
  private let state = Mutex(State())
  private let random = RandomSource.seeded(2)

  /// - Parameter standing: how things stand when it is asked, as a good model reads it from the prompt.
  package init(
    _ name: CharacterName, talk: Talk, standing: @escaping @Sendable () async -> Standing
  ) {
    self.talk = talk
    self.standing = standing
    character = name.character
  }

  /// The next turn of the talk begins, as things stand.
  package func begin(turn: Int, before: Standing) {
    state.withLock { $0 = State(turn: turn, before: before) }
  }

  /// Whether it said in this turn that it did something.
  package var hasClaimed: Bool { state.withLock { $0.hasClaimed } }

  package func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    let now = state.withLock { state in
      defer { if request.form == nil { state.round += 1 } }
      return state
    }
    return .filled { continuation in
      // Only who is about to do something looks whether it is done already.
      let looks = now.round == 0 && !self.talk.turns[now.turn].doings.isEmpty
      let moment = CharacterMoment(
        talk: self.talk, index: now.turn, round: now.round, before: now.before,
        now: looks ? await self.standing() : now.before, request: request)
      let answer = self.character.answer(moment)
      if answer.isClaim { self.state.withLock { $0.hasClaimed = true } }
      let tools = Set(request.tools.map(\.name))
      let body = ServerAnswer.body(answer)
      for delta in try ReplayedAnswer.deltas(of: body, knownTools: tools, self.random) {
        continuation.yield(delta)
      }
    }
  }
}
