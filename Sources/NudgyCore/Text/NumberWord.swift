/// Numbers in words, as far as counts and places in a list need them.
package enum NumberWord {
  /// "three" is 3; "a" and "an" are 1.
  package static func value(of word: String) -> Int? { values[word].flatMap { Int($0) } }

  /// "second" is 2, "last" -1.
  package static func place(of word: String) -> Int? { places[word].flatMap { Int($0) } }

  private static let values: WordTable = """
    zero:0 one:1 a:1 an:1 two:2 couple:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11
    twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fourty:40 forty-five:45 fifty:50 sixty:60 ninety:90
    """

  private static let places: WordTable = """
    first:1 1st:1 top:1 second:2 2nd:2 third:3 3rd:3 fourth:4 4th:4 fifth:5 5th:5 sixth:6 6th:6 seventh:7 7th:7
    eighth:8 8th:8 ninth:9 9th:9 tenth:10 10th:10 last:-1 final:-1 bottom:-1
    """
}
