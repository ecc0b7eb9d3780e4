/// Things people write that name no time, however much they look like it: one sentence a line.
let sentencesWithoutTime = """
  ask mark about the invoice
  call may about the garden
  email april the notes
  lunch with june and her sister
  march with ana against the plan
  march on to the next topic
  may I borrow the drill
  may be able to help
  I might march over there
  second that motion
  second opinion from the doctor
  wait a second
  just a minute
  give me a minute
  minute details of the contract
  I sat down with the report
  sat through the movie
  buy sun cream
  put on sun screen
  enjoy the sun
  get a sun hat
  I wed my best friend
  spring cleaning
  buy a spring mattress
  fall asleep
  don't fall down the stairs
  winter coat to the cleaner
  summer dress alterations
  autumn leaves
  day job paperwork
  week-long trip planning
  a two-week plan
  the 10-minute rule
  find a 3 pack of socks
  buy 5 apples and 3 pears
  call 5 people
  invite 12 guests
  email 3 candidates
  10% off coupon
  cut costs by 10 percent
  50/50 split
  24/7 support line
  2x4 planks
  a 2 x 4 board
  iphone 15 case
  room 1130
  room 5
  chapter 7
  read chapter 12
  page 30
  version 2.1
  update to 3.14
  upgrade to v2.1.3
  windows 11 update
  flight 1730 details
  bus 42
  gate 5
  highway 101
  apt 5
  unit 12
  at 10 downing street
  at 221 baker street
  12 main street
  deliver to 1600 pennsylvania avenue
  call 555-0142
  call (212) 555-0142
  text 212 555 0142
  pay $500
  pay 500 dollars
  pay the 45 euro fine
  transfer 1,000 to savings
  lose 5 pounds
  lose 10 lbs
  run 5 km
  run 5k
  walk 10 miles
  swim 20 laps
  drink 8 glasses of water
  rate it 4/5 stars
  score 3-2
  3/4 cup of flour
  1/2 cup sugar
  add 1/4 tsp salt
  buy 2 tickets
  buy 2 monitors
  buy a monitor
  fix the monday board
  good morning
  good night
  good evening everyone
  happy thanksgiving
  merry christmas
  buy a christmas tree
  take down the christmas lights
  make a halloween costume
  order valentine's cards
  find an easter egg recipe
  new year's resolution list
  daily standup notes
  the weekly report
  write the monthly newsletter
  pay my quarterly taxes
  annual review form
  the yearly budget
  a daily vitamin
  order dinner
  pick up lunch
  lunch with ana
  dinner with the team
  make breakfast
  plan the work party
  finish work
  clean the bedroom
  go to bed
  buy a first aid kit
  first thing on the list is paint
  the second one
  the third option
  the 5th floor
  5th grade homework
  4th avenue
  meet on the second floor
  the last one
  last chance to enter
  next steps for the project
  the next item
  next door neighbor
  this one
  this time for real
  one more thing
  at one point we need paint
  one by one
  two of them
  a few things
  a couple of eggs
  half of the cake
  half a pizza
  quarter pounder
  a quarter of the budget
  end of the line
  the end of the book
  start of the race
  in the middle of the room
  early bird ticket
  late fee
  late payment notice
  later alligator
  now is fine
  not now
  right now I feel tired
  every time I try
  every one of them
  each of the kids
  once more
  twice as much
  think twice
  i am tired
  i am 5 minutes in
  am I late
  the pm called
  mon amour
  a mission statement
  sun city tickets
  decorate the hall
  nova scotia trip
  janitor supplies
  octopus salad
  the marching band
  augustine book
  email bob@friday.com
  see https://example.com/2026/11/20
  file report-2026.pdf
  model 3 tesla
  formula 1 tickets
  area 51 movie
  blink 182 album
  catch 22
  windows 95
  playstation 5
  the big 5
  size 10 shoes
  type 2 diabetes
  covid 19 booster
  b12 vitamins
  top 10 movies
  plan b
  i have 3 kids
  he is 5 years old
  a 5 year old
  turn 40
  she turned 30
  vitamin d
  m and m cookies
  t shirt
  w and h measurements
  a day at a time
  day by day
  save the day
  make my day
  year in review
  light years away
  the hour of need
  rush hour traffic
  happy hour menu
  minute rice
  second hand shop
  second guess
  wednesdays child
  man of the hour
  times new roman
  old times
  meet between 14pm and 15pm
  dinner at 13pm
  it weighs 3.5
  stop at 3.75
  buy gas at 3.59 a gallon
  the shares sold at 4.50
  it is priced at 9.30
  room 7c
  apartment 4b
  book seat 12a
  deliver to 12 Elm Street
  install v2.1
  we won 3-2
  a 3-2 win for the reds
  call 555-123-4567
  ring 020 7946 0958
  coffee for £4.50
  a cake at £4.50 each
  shoes in size 9
  a 40 x 30 frame
  jeans 32x30
  the morning after
  the morning after the party
  a week after the launch
  two weeks before the move
  the day after the wedding
  every second counts
  the second last chapter
  third to last page of the book
  from first to last
  do it ten times
  five times as much
  a morning-ish person
  satish called
  a reddish lamp
  lazy afternoons
  file 2027-may-report
  order 2027-sep
  the p. m. spoke
  4.may be good
  """.split(separator: "\n").map(String.init)
