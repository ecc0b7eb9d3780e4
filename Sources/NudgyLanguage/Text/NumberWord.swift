/// Numbers in words, as far as counts and places in a list need them.
package enum NumberWord {
  /// "three" is 3; "a" and "an" are 1.
  package static func value(of word: String) -> Int? {
    switch word {
    case "zero": 0
    case "one", "a", "an": 1
    case "two", "couple": 2
    case "three": 3
    case "four": 4
    case "five": 5
    case "six": 6
    case "seven": 7
    case "eight": 8
    case "nine": 9
    case "ten": 10
    case "eleven": 11
    case "twelve": 12
    case "fifteen": 15
    case "twenty": 20
    case "thirty": 30
    case "forty", "fourty": 40
    case "forty-five": 45
    case "fifty": 50
    case "sixty": 60
    case "ninety": 90
    default: nil
    }
  }

  /// "second" is 2, "last" -1.
  package static func place(of word: String) -> Int? {
    switch word {
    case "first", "1st": 1
    case "second", "2nd": 2
    case "third", "3rd": 3
    case "fourth", "4th": 4
    case "fifth", "5th": 5
    case "sixth", "6th": 6
    case "seventh", "7th": 7
    case "eighth", "8th": 8
    case "ninth", "9th": 9
    case "tenth", "10th": 10
    case "last", "final", "bottom": -1
    case "top": 1
    default: nil
    }
  }
}
