/// What people say every day: amounts, labels, idioms, names and to-dos.
let everydaySentencesWithoutTime = """
  buy milk and eggs
  call the dentist
  reply to Sarah
  read that article Jake sent
  email the landlord about the sink
  because the sink leaks
  fix the leaking tap
  explain the 0th law
  pay the rent on the 0st
  take out the trash
  walk the dog
  order cat food
  pick up the dry cleaning
  renew the car insurance
  return the library books
  water the plants
  clean the garage
  book a haircut
  pay the electricity bill
  send the contract to legal
  prepare the slides
  charge the headphones
  backup the laptop
  cancel the gym membership
  sell the old bike
  wrap the presents
  fold the laundry
  vacuum the stairs
  change the sheets
  defrost the chicken
  feed the cat
  I wonder if penguins have knees
  I'm so tired
  thanks a lot
  did I call mom?
  have I paid the rent?
  what's next?
  why this one?
  who is my dentist?
  tell me a joke
  make it 4 instead
  the second one
  number 3
  #12 is done
  task 5 is done
  done with 3 and 4
  both of them
  all 3 of them
  one or two things
  three blind mice
  seven dwarfs costume
  ocean's eleven
  the six nations
  apollo 13
  boeing 737 model
  1984 by orwell
  read 1984
  fahrenheit 451
  room 237
  studio 54
  route 66
  heinz 57
  wd 40
  level 42
  the a team
  mp3 player
  h2o filter
  4k monitor
  5g router
  3d printer
  2fa setup
  usb 3 cable
  hdmi 2.1 cable
  ps5 controller
  windows 10 license
  python 3.12
  ios 17.5
  swift 6 migration
  release 1.2.3
  build 2047
  ticket 4821
  order 1123 arrived
  invoice 2023-17
  locker 17
  seat 14c
  bus number 9
  tram 5
  exit 12
  pages 10 to 20
  read pages 5-10
  chapters 3 to 5
  questions 1 to 10
  do exercises 4-8
  serves 4 to 6
  ages 5 to 7
  sizes 8 to 10
  between 5 and 10 people
  5 to 6 eggs
  2 or 3 lemons
  a dozen eggs
  a hundred things
  two hundred dollars
  one fifty for parking
  twenty twenty vision
  fifty fifty
  half and half cream
  half the class
  second half of the game
  first half results
  quarter inch drill
  third party cookies
  fourth wall
  fifth element
  sixth sense
  seventh heaven
  first name basis
  first class stamps
  first draft of the essay
  second draft
  last name change
  last minute gift
  last mile delivery
  the last of us
  next level
  next to the bank
  next of kin form
  this or that
  this and that
  this way up
  the other one
  every single one
  every person on the team
  each one of you
  once in a while
  once upon a time
  all at once
  at once
  at first
  at last
  at least 5
  at most 3
  at home
  at work
  at school
  at the office
  at the 5 corners
  by hand
  by myself
  by the door
  by far the best
  on time
  in time
  on hold
  on sale
  on fire
  in order
  in general
  in person
  in 3 easy pieces
  in two parts
  in half
  from scratch
  from ana
  from 5 vendors
  for sure
  for 5 people
  for 2
  for one
  until done
  until it works
  after that
  after all
  before that
  since then
  over there
  around the corner
  around 50 people
  about 20 guests
  about the 5 invoices
  over 100 emails
  under 10 dollars
  up to 5 boxes
  more than 3
  less than 2 cups
  10 times better
  three times the price
  two time zones
  good day
  rainy day fund
  day care forms
  day trip ideas
  birthday cake
  holiday photos
  dog days
  field day
  d day documentary
  judgment day movie
  pay day loan
  one day I will
  some day
  someday maybe
  the other day
  back in the day
  days like these
  week in politics
  weekend bag
  the weekend singer
  weekender tote
  month old puppy
  year end bonus
  yearbook photos
  light year toy
  new year party outfit
  happy new year
  hourglass
  half hour show
  zero hour contract
  man hours report
  second hand clothes
  split second decision
  seconds please
  minutes of the meeting
  meeting minutes
  write up the minutes
  two minute noodles
  night owl
  nightstand
  night shift schedule
  night light bulbs
  good night moon
  the morning show
  morning routine ideas
  morning person
  afternoon tea set
  evening gown
  evening primrose oil
  midnight blue paint
  midnight snack
  sunday times subscription
  sunday best outfit
  friday's restaurant voucher
  tgi fridays
  ruby tuesday lyrics
  wednesday addams costume
  saturday's paper
  today's news
  tomorrow's world
  yesterday's leftovers
  monday.com board
  april's birthday present
  may's laptop
  june's recipe
  august's school form
  ask may
  tell april
  text june
  invite augustus
  thank mark
  wave to sunny
  summer's swim bag
  autumn's homework
  dawn's number
  eve's apple
  joy and faith
  jan's dog
  call jan
  email jan about rent
  write to jun
  see mar for keys
  lunch with april
  tea with may and june
  drive to augusta
  book by august wilson
  march of the penguins
  march madness bracket
  december rain song
  spring onions
  spring rolls
  spring break ideas
  spring water
  box spring
  fall for it
  fall back
  fall through
  water fall hike
  summer camp forms
  summer squash
  winter tires
  winter boots
  falling leaves
  wed the two ideas
  sat nav update
  sat test prep book
  sun dried tomatoes
  sun lotion
  the sun is out
  in the sun
  mon dieu
  decline the offer
  separate the recycling
  october fest mug
  novel ideas
  marching orders
  maybe later
  sooner or later
  see you later
  talk later
  later on
  now and then
  every now and then
  from now on
  right now
  for now
  until now
  now what
  just now
  early access
  early retirement
  early days
  late night snack
  too late
  better late than never
  running late
  end credits
  end table
  end up
  in the end
  dead end
  start over
  start the car
  starting line
  beginning yoga
  middle school forms
  middle name
  mid size car
  close the window
  close friends
  close the business account
  past due notice
  past tense
  in the past
  the last straw
  coming soon
  coming home
  following up
  the following items
  previous address
  """.split(separator: "\n").map(String.init)
