/// Sayings, verbs and titles that sound like times, one sentence a line.
let sayingsWithoutTime = """
  second that
  on second thought leave it
  play second fiddle
  a second chance
  second hand bookshop
  wait a second
  just a sec
  one moment please
  hang on a minute
  every second counts
  every minute helps
  minute details matter
  meeting minutes template
  take the minutes to the board
  hour of need
  rush hour traffic is bad
  happy hour menu
  the eleventh hour deal
  day job complaints
  call it a day
  make my day
  seize the day
  save the day
  the good old days
  day care forms
  day trip snacks
  a rainy day fund
  these days everyone is busy
  one of those days
  some day my prince will come
  any day is fine with me
  day in and day out
  at the end of the day it does not matter
  night owl lamp
  night light for the nursery
  good night moon
  opening night jitters
  a late night snack
  morning sickness remedies
  morning person mug
  good morning everyone
  good afternoon to you
  good evening sir
  evening gown alterations
  week-long trip ideas
  a two-week notice letter
  weekend warrior injuries
  the weekend edition of the paper
  month-old bread in the pantry
  year-round school debate
  light years away
  the year of the dragon
  yearbook photos
  fiscal year planning committee
  spring cleaning supplies
  spring for the good seats
  spring rolls recipe
  box springs are heavy
  fall asleep faster
  fall in love
  fall behind on email
  don't fall for it
  summer camp brochure
  summer squash soup
  winter boots are in the attic
  winter is coming
  march on
  march against the plan
  march madness bracket
  may the force be with you
  may contain nuts
  that may be true
  this may not work
  you may want to check the tires
  it may or may not fit
  august body of men
  sat down with the lawyer
  sat through the whole movie
  the cat sat on the mat
  she wed her best friend
  get some sun
  sun hat and towel
  sun is bad for the couch
  sunday best shoes
  sunday drivers annoy me
  friday's restaurant has wings
  monday morning quarterback
  a case of the mondays mug
  taco tuesday shirt
  casual friday policy
  ruby tuesday gift card
  man friday is a character
  freaky friday remake
  manic monday is stuck in my head
  midnight blue paint
  midnight snack ideas
  burning the midnight oil
  high noon poster
  nine to five is a dolly parton song
  a nine to five job
  a five o'clock shadow
  twenty twenty vision
  hindsight is twenty twenty
  first come first served
  first things first
  first aid kit
  the first of many
  last but not least
  last call for drinks
  last resort
  at long last
  the last straw
  the last of us
  next of kin form
  next door neighbor
  next to nothing
  the next big thing
  what's next for the team
  this and that
  once upon a time
  once bitten twice shy
  once in a blue moon
  all at once
  time after time
  time out corner
  time flies
  time is money
  it's about time
  in the nick of time
  for the time being
  from time to time
  half time show
  part time job
  full time position
  a big time mistake
  long time no see
  time will tell
  not in a million years
  in no time at all
  once in a while
  every now and then
  every so often
  now and again
  sooner or later
  better late than never
  late fees are silly
  an early bird
  early access key
  early adopters list
  later skater
  see you later alligator
  in due course
  past experience helps
  past tense worksheet
  past the gas station
  present company excepted
  before long
  before my eyes
  after all
  after dark is a band
  after you
  until proven guilty
  since you asked
  during the show be quiet
  within reason
  within walking distance
  by the way
  by and large
  by heart
  by bus
  on the other hand
  on and off
  on top of it
  at least try
  at first glance
  at once
  in the end it worked
  in short it failed
  in particular the red one
  in order to win
  over and over
  over the moon
  over my dead body
  under the weather
  through thick and thin
  between you and me
  between jobs
  read one hundred years of solitude
  rewatch before sunrise
  the twelfth man
  read four weddings and a funeral script
  return about time to the library
  a year in provence is a good read
  nineteen eighty four by orwell
  the thursday murder club is funny
  saturday night fever soundtrack
  saturday night live tickets
  friday night lights box set
  listen to ruby tuesday
  dog day afternoon with al pacino
  groundhog day musical tickets
  march of the penguins
  april in paris sheet music
  the guns of august
  september by earth wind and fire
  wake me up when september ends
  november rain solo
  the hunt for red october
  a midsummer night's dream
  the longest day
  the morning show is on apple
  the late show with stephen
  the early show host
  the today show
  good morning america
  48 hours mystery
  60 minutes interview
  24 is a show about jack bauer
  zero dark thirty
  usa today crossword
  today show hosts
  tonight show tickets
  edge of tomorrow was a good film
  children of tomorrow choir
  monday blues playlist
  sunday scaries are real
  a month of sundays
  twelfth night costume
  at the end of the day it's just work
  4 by 4 lumber
  i live at 12 elm st
  i live at 9 oak lane
  """.split(separator: "\n").map(String.init)
