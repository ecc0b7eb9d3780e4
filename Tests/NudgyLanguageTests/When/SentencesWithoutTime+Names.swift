/// Names, amounts, addresses and ordinary talk, one sentence a line.
let namesWithoutTime = """
  ask april whether she can babysit
  june's report needs a second pair of eyes
  augusta and may are coming to dinner
  text jan the door code
  mark the boxes with a pen
  sunny called about the couch
  meet at friday's for burgers
  order from tgi fridays
  ruby tuesday has good ribs
  dinner at the may family's house
  wednesday addams is her favorite character
  autumn lost her lunchbox
  rent Groundhog Day with the kids
  watch The Nightmare Before Christmas
  the trailer of The Day After Tomorrow
  Read The Day After Tomorrow review
  listen to sunday bloody sunday
  the film Friday the 13th
  he plays friday i'm in love on the ukulele
  she is studying for the SAT
  register for the sat
  divide 144 by 12
  multiply the flour by 3
  rome wasn't built in a day
  you can't learn it in a week
  summer has a new puppy
  read the march family saga
  the easter bunny costume is too small
  invite dawn and eve to the book club
  christian bale movie marathon list
  call mr. monday about the fence
  ask professor holiday for a reference
  thank april ludgate for the flowers
  send june carter's album to dad
  august wilson wrote fences
  the september issue is a documentary
  january jones plays betty
  call the summers about the dog
  winters is her last name
  the fall of the house of usher
  the fifth element is on the shelf
  seven is a film by david fincher
  nine inch nails tickets are expensive
  watch twelve monkeys with leo
  one direction poster for mia
  three stooges box set
  forty two is the answer
  catch twenty two is on the reading list
  fahrenheit four fifty one essay
  return ocean's eleven to the library
  buy a seven seas map
  six flags season passes
  buy 5 people mover tickets
  feed 3 cats
  a 3 pack of socks
  get 10% off at the shoe place
  cut two 2x4s for the shelf
  the iphone 15 case is cracked
  replace the ipad 9 screen
  upgrade to windows 11
  book room 1130
  read chapter 7
  support is open 24/7
  split it 50/50 with sam
  buy 2 lbs of flour
  the recipe needs 1/2 cup of sugar
  add 3/4 teaspoon of salt
  drill a 5/16 hole
  print 20 copies of the flyer
  collect 12 signatures
  pick up 6 bagels and 2 coffees
  bring 4 chairs to the hall
  the sofa is 84 inches wide
  run 5k with the club
  a 10k race shirt
  bench 3 sets of 12
  do 20 push ups
  a 4 bedroom house
  the 3 little pigs book
  buy size 8 shoes
  order 2 large pizzas
  the bill was 34.50
  transfer 1500 dollars to savings
  pay the 250 deposit
  invoice 2043 is missing
  order number 88123 was lost
  case 4471 needs a reply
  gate 12 is closed
  take bus 7 to the museum
  highway 61 is blocked
  route 66 road map
  flight ua 1432 confirmation code
  seat 14c is mine
  apartment 5b has a leak
  section 8 housing form
  question 3 on the homework
  page 112 has a typo
  version 2.5 is broken
  upgrade to 3.12.1
  port 8080 is busy
  the password has 12 characters
  wifi code is 4471
  locker 17 combination
  channel 5 news crew
  pick a number from 1 to 10
  on a scale of 1 to 10
  rate the hotel 4 out of 5
  we lost 3-2
  the score was 21 to 14
  won by 6 to 4
  a ratio of 3 to 1
  the odds are ten to one
  a five to one favorite
  he is 6 feet tall
  she turned 40
  the baby weighs 7 pounds
  20 degrees is too cold
  heat the oven to 350
  bake at 350 degrees
  set the thermostat to 68
  about 30 people came
  nearly 100 guests
  over 50 applications
  two of them left
  one of the wheels squeaks
  three or four boxes
  a couple of chairs
  a few good friends
  several good options
  half of the cake
  a quarter of the budget
  two thirds of the class
  twice the price
  221b baker street
  10 downing street
  1600 pennsylvania avenue
  meet at 45 elm street
  the office is at 12 main st
  turn left at 5th avenue
  the corner of 3rd and main
  42nd street station
  4th floor bathroom is locked
  suite 300 is empty
  zip code 90210
  po box 1730
  call 555-0142
  text (212) 555-0142
  fax 212-555-0142
  dial 1-800-555-0142
  email ana@example.org
  see https://example.org/2026/12/05
  open example.com/3/5
  the ip is 10.0.0.12
  mac address 00:1b:44:11
  isbn 978-3-16-148410-0
  version 1.2.3
  v2.0 is out
  release 26.1 notes
  build 20261 failed
  sku 12-05-9987
  tracking number 1z999
  ticket #4823
  issue #12 is mine
  room 5 is free
  lot 17 and lot 18
  aisle 9
  platform 9 and three quarters
  model 3 charger
  type 2 diabetes pamphlet
  grade 4 math
  year 7 pupils
  unit 5 vocabulary
  lesson 12 flash cards
  psalm 23
  genesis 1:1
  john 3:16
  act 2 scene 3
  symphony no. 5
  apollo 13 blu-ray
  area 51 shirt
  studio 54 book
  route 9
  the printer is out of ink
  my keys are on the counter
  the dog needs a bath
  he sings well
  those shoes are too tight
  my sister lives in boston
  the kitchen smells great
  we adopted a cat
  what a lovely garden
  the neighbors are loud
  i lost my umbrella
  dinner was great
  she plays the cello
  the car makes a funny noise
  do you know a good plumber
  the wifi password is on the fridge
  bring snacks
  water the plants
  fold the laundry
  call the bank about the fee
  pick up the prescription
  find a babysitter
  update the resume
  buy stamps
  write a thank you note
  clean the gutters
  sharpen the knives
  organize the closet
  fix the leaky faucet
  book a haircut
  return the library books
  pay the electric bill
  order contact lenses
  schedule a checkup for the dog
  plan the birthday party
  measure the windows
  compare insurance quotes
  renew the car registration
  back up the laptop
  cancel the streaming service
  research summer camps
  buy a gift for the teacher
  learn to juggle
  sew a button on the coat
  descale the kettle
  take the bike to the shop
  print the boarding passes
  check the tire pressure
  vacuum the stairs
  dust the shelves
  mow the lawn
  rake the leaves
  """.split(separator: "\n").map(String.init)

/// Names, counts and labels in frames that all of them fit.
enum TrickyFrames {
  static let all =
    filled(
      [
        "ask @ about the invoice", "call @ about the garden", "@ needs a ride", "lunch with @ and her sister",
        "email @ the notes", "@'s report is missing", "forward it to @ please", "tell @ we said hi",
        "@ is my neighbor", "the keys are with @", "@ called",
        "is @ your cousin",
      ], with: names)
    + filled(["buy @", "she carried @ upstairs", "we still have @"], with: counts)
    + filled(["@ is closed", "ask about @", "the sign on @ fell off"], with: labels)

  private static let names = words("April June August Jan May March Summer Autumn Dawn Eve Mark Sunny")
  private static let counts = pairs(
    "2 3 5 7 10 12 15 20 24 30 45 60 90 100 two three five seven ten twelve twenty",
    "people boxes pages eggs miles dollars tickets cups chairs stamps")
  private static let labels = pairs(
    "room apartment chapter version gate aisle bus seat unit page route lesson psalm floor channel",
    "3 7 12 15 1130 1730")

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static func pairs(_ first: String, _ second: String) -> [String] {
    words(first).flatMap { one in words(second).map { "\(one) \($0)" } }
  }

  private static func filled(_ frames: [String], with values: [String]) -> [String] {
    frames.flatMap { frame in
      values.map { value in
        frame.split(separator: "@", omittingEmptySubsequences: false).joined(separator: value)
      }
    }
  }
}
