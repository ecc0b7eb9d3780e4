import NudgyCore
import NudgyReader

// What is asked about listed tasks.
extension Assembler {
  func perhaps(_ links: [ReadPiece.Link]) -> [ReadPiece.Link] {
    links.filter { $0.certainty > ReadingPolicy.perhapsMeant }.sorted { $0.certainty > $1.certainty }
  }

  /// Close ones are told apart by the user; a far one is not named at all.
  mutating func ask(_ act: Act, _ links: [ReadPiece.Link], _ told: inout Understanding.Piece) {
    told.fate = .unsure
    guard result.questions.count < ReadingPolicy.mostQuestions else { return }
    var act = act
    let likely = likeliest(links, act)
    if let only = likely.first, likely.count == 1 {
      act.target = .number(only)
      result.questions.append(.change(act))
    } else {
      act.target = nil
      result.questions.append(.which(act, likely))
    }
  }

  /// The tasks to ask about: those that may be meant, else the first few of all, as one is.
  func likeliest(_ links: [ReadPiece.Link], _ act: Act) -> [Int] {
    let perhaps = perhaps(links)
    let said = act.reference.map { ReaderWords($0).content } ?? []
    let named = perhaps.filter { sceneWords.byNumber[$0.number]?.isDisjoint(with: said) == false }
    if named.count == 1 { return named.map(\.number) }
    let asked = perhaps.isEmpty ? links.sorted { $0.certainty > $1.certainty } : perhaps
    return asked.prefix(3).map(\.number)
  }

  mutating func askWhich(_ act: Act, _ numbers: [Int], _ told: inout Understanding.Piece) {
    told.fate = .unsure
    guard result.questions.count < ReadingPolicy.mostQuestions else { return }
    var act = act
    act.target = nil
    result.questions.append(.which(act, Array(numbers.prefix(3))))
  }
}
