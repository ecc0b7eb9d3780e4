import Testing

@testable import NudgyReader

@Suite("Text that is said to nobody")
struct StrangeTextTests {
  @Test(arguments: [
    "func main() {\n  let x = 5\n  print(x);\n}", "def f(x):\n    return x*2\nprint(f(3))",
    "2026-11-20 10:00:01 ERROR refused host=db1\n2026-11-20 10:00:02 WARN retrying in 5s",
    "Ich muss morgen den Zahnarzt anrufen und Milch kaufen", "je dois acheter du lait et du pain",
    "blorp fnargle wibble", "asdf qwer",
    "preciso ligar para o dentista amanhã", "明日歯医者に電話する", "завтра позвонить врачу",
  ])
  func isStrange(_ text: String) throws {
    #expect(StrangeText(text).isStrange(to: try #require(.own)))
  }

  @Test(arguments: [
    "call mom", "ring doch (the one in Leith)", "buy milk;\neggs;\nbread", "12:30 14:00 tomorrow friday 5pm",
    "",
    "so i'm drookit, where tae noo", "it's Wednesdays now, not Thursdays",
    "mi madre is coming friday, clean the flat",
    "call Niamh Szczepański Nguyen Óladóttir about the keys", "feed Zxcv, Qwop and Blip before work",
    "hoover stairs", "Blorp Fnargle", "wassmaschine", "blorp the boiler",
    "10:00 dentist\n12:30 lunch with Bo\n15:00 call the bank",
    "kya karoon yaar, so much laundry and the gas bill too",
    "1. bins\n2. bread (brown)\n3. ring mum",
  ])
  func isSaidToNudgy(_ text: String) throws {
    #expect(try !StrangeText(text).isStrange(to: #require(.own)))
  }
}
