/// Titles such as people write, from a few hundred words and some thousand made-up names.
enum FillerWords {
  static func title(_ numbers: inout SplitMix) -> String {
    switch numbers.below(6) {
    case 0: "Call \(name(&numbers)) about the \(pick(things, &numbers))"
    case 1: "Buy \(pick(goods, &numbers)) and \(pick(goods, &numbers))"
    case 2: "\(pick(verbs, &numbers)) the \(pick(things, &numbers)) for \(name(&numbers))"
    case 3: "Reply to \(name(&numbers))"
    case 4: "\(pick(verbs, &numbers)) the \(pick(places, &numbers)) \(pick(things, &numbers))"
    default: "Read \(name(&numbers))'s article on \(pick(goods, &numbers))"
    }
  }

  private static func pick(_ words: [String], _ numbers: inout SplitMix) -> String {
    words[numbers.below(words.count)]
  }

  /// One of some ten thousand names, common ones most often.
  private static func name(_ numbers: inout SplitMix) -> String {
    if !numbers.one(in: 4) { return pick(names, &numbers) }
    return (pick(starts, &numbers) + pick(middles, &numbers) + pick(ends, &numbers))
  }

  private static let verbs = words(
    "Fix Clean Pay Book Cancel Print Sign Renew Return Check Order Plan Send Write Update Review Pack")
  private static let things = words(
    """
    invoice report lease passport printer bicycle insurance tickets presentation contract dentist mortgage
    homework garden roof heater budget calendar backpack appointment wedding birthday dishes laundry taxes
    """)
  private static let goods = words(
    """
    milk eggs bread butter apples coffee tea rice pasta onions tomatoes cheese yoghurt soap paper batteries
    candles flowers stamps envelopes penguins herring snow batteries bananas chocolate
    """)
  private static let places = words(
    "kitchen office bathroom basement library school bank garage hospital airport cellar balcony")
  private static let names = words(
    "Sarah Jake Mom Dad Ana Tom Lena Omar Priya Chen Maria Ivan Noor Emil Grace Hugo Ines Kofi Yuki Ella")
  private static let starts = words(
    "Al Bra Cor Da El Fre Gar Ha Ing Jo Kar Lu Mar Nor Os Pe Qui Ros Sta Tor Ul Vin Wal Yor Zel")
  private static let middles = words("a bel co di fe ga li mo ne or pu ri sa ti vo wen ye za che lin")
  private static let ends = words(
    "n ra ton sky ger ly na s bert dra via mir stad low wick ford sen ez ini ka")

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
