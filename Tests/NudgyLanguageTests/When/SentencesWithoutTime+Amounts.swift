/// Numbers that count, price, number or name things, and phrases that only sound like a time.
let amountsWithoutTime = """
  call apartment 4b about the package
  the recipe says 350 degrees for the crust
  set the thermostat to 68
  we live at 1845 Maple Drive
  buy a 12 foot extension cord
  flight UA 1209 was delayed again
  upgrade to version 3.11 on the server
  read pages 40 to 58 of the manual
  my blood pressure was 120 over 80
  I weigh 7 pounds less than my brother
  her jersey number is 23
  get two 8x10 frames for the hallway
  we need 6 volunteers for the booth
  the code for the gate is 0415
  ask for extension 305
  exit 12 off the interstate
  bus 7 goes past the library
  take route 66 out of town
  the score was 3 to 2
  seat 14C by the window
  pay the $45 copay
  transfer 1,200 to savings
  the rent went up 5%
  it costs 9.99 a unit
  size 10 running shoes
  order the 55 inch tv
  a 2 liter bottle of ginger ale
  10k steps is my goal
  need a 20 amp breaker
  use a 3/4 inch drill bit
  mix 1 part vinegar with 4 parts water
  half a cup of sugar
  she got a 4.0 gpa
  Chapter 11 is about supply chains
  season 2 was better than the first
  episode 9 made me cry
  section 8 housing paperwork
  form 1040 and schedule C
  read Catch-22 for book club
  watch 12 Angry Men with dad
  listen to Blink-182
  rewatch Ocean's Eleven
  read 1984 again
  Apollo 13 is on the list of movies
  the Fantastic Four is a comic
  Seven Samurai is long
  Ruby Tuesday closed its last restaurant here
  order from Friday's the restaurant with the stripes
  Wednesday Addams costume for Lily
  April said she'd bring chairs
  ask June whether the hall is free
  May and Rob are coming over
  Augusta wants the recipe
  call August Wilson's theater for tickets
  meet Dawn at the gate
  Eve is on the guest list
  email Summer about the lease
  Autumn has a cold
  Winter Olympics highlights
  pack spring rolls for the picnic
  fix the spring on the screen door
  the mattress springs are shot
  fall off the bike again and I'll scream
  she fell for it
  march the kids upstairs
  join the marching band
  second guess everything
  a second opinion on the knee
  third party cookies
  she came in first
  last but not least the napkins
  the last slice of pie
  next to the sink
  the next town over
  next door neighbors are loud
  a minute detail in the contract
  the minutes from the board
  hour long lines at the deli
  rush hour traffic is awful
  happy hour spots downtown
  the daily special
  the weekly planner with the blue cover
  an annual plant for the pot
  a monthly pass for the bus
  the century egg recipe
  day care forms
  a day job and a side hustle
  daylight bulbs for the office
  night light for the nursery
  a night owl like me
  nightstand drawer is stuck
  morning glory seeds
  morning sickness remedies
  afternoon tea set
  evening gown alterations
  midnight blue paint
  weekend bag with the broken zipper
  weekday edition of the paper
  the Sunday comics
  Taco Tuesday decorations
  Monday.com login
  the Daily Mail
  New York Times crossword
  time out chair for the toddler
  time the oven properly
  two time champion
  big time trouble
  part time work
  full time position
  out of time and out of mind
  at times I wonder
  old timer stories
  timer on the stove is broken
  I can't stand him at times
  sun cream and a hat
  sat nav update
  the cat sat on it
  mon ami pierre
  wed the two ideas together
  mar the surface and you pay
  jan is my aunt
  the sixth sense
  fifth grade teacher
  ninth inning
  second hand store
  secondhand smoke
  first aid kit
  third wheel
  sixth form college
  4th street deli
  corner of 5th and Main
  42nd street station
  7th Avenue entrance
  1st Avenue laundromat
  district 9
  area 51 jokes
  pier 39 parking
  studio 54 poster
  gate B22
  terminal 3 parking
  platform 9
  room 302 is locked
  suite 1100
  unit 5
  lot 17 is ours
  PO box 1212
  zip 02134
  555-0199 is the vet
  call 911
  dial 411
  press 1 for english
  the 401k form
  a 529 plan
  the 1099 from the bank
  a W-2 from the diner
  iphone 14 case
  galaxy s22 screen
  windows 11 license
  python 3.12 release notes
  ios 17 broke it
  node 20 is required
  v2.5.1 of the plugin
  build 1130
  ticket 4512 is closed
  issue 88 needs a label
  pr 310 has conflicts
  rfc 2445
  iso 9001 audit binder
  port 8080 is taken
  10.0.0.5 is the printer
  a 5 year old would get it
  my 3 year old bites
  a 20 year mortgage
  two week notice template
  a 30 minute meal cookbook
  a 5 minute craft kit
  ten minute walk from here
  a one hour photo place
  a six month old puppy
  four day work week article
  a year long lease
  a lifetime supply
  90 day fiance
  24 hour pharmacy
  24 hour fitness membership
  8 hour sleep is a myth
  30 day return policy
  a 10 day forecast app
  same day shipping costs extra
  next day delivery is pricey
  overnight oats recipe
  an overnight bag
  a past due notice
  present company excepted
  the future is bright
  once upon a time
  once in a blue moon
  every now and then I sing
  every so often it rattles
  every single sock is wet
  now or never is my motto
  nowhere to sit
  today's special is soup said the sign
  seize the day poster
  call it a day
  save the day
  make my day
  that made my week
  days of our lives
  a rainy day fund
  dog days
  the good old days
  six of one half a dozen of the other
  catch 22 situation
  cloud nine
  dressed to the nines
  at sixes and sevens
  five star hotel
  high five the coach
  take five
  one on one with Greg
  back to square one
  two to tango
  three's a crowd
  fifty fifty split
  twenty twenty vision
  forty winks
  a million things
  nine lives
  seven year itch
  the eleventh hour is a cliche
  12 step program
  quarter pounder
  quarter horse
  quarter back drills
  the fourth quarter of the game was dull
  half and half for coffee
  half marathon training group
  half brother
  halfway house
  noon time is not a word
  may the best team win
  I may call him
  may I borrow the ladder
  march madness bracket
  mark my words
  august company
  second the motion
  due process
  due diligence folder
  overdue library fines
  past tense exercise
  at large
  by and by
  by the book
  in the end nobody cared
  on and off again relationship
  in no time flat
  around the clock care
  against the clock
  clockwork orange paperback
  o'clock is a contraction
  spring roll wrappers
  summer sausage
  winter squash
  fall guy
  Easter Island poster
  Christmas Island on the map
  Halloween costume ideas are dumb
  Thanksgiving Street is a dead end
  valentine candy smells
  new year new me nonsense
  year of the dragon mug
  leap frog toy
  leap year is weird
  semester abroad brochure
  decade old laptop
  9/16 wrench
  a 5/16 socket and two 7/16 bolts
  3/8 drill bit
  """.split(separator: "\n").map(String.init)
