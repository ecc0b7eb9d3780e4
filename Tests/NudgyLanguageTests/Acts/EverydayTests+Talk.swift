extension EverydayTests {
  static let talk =
    """
    what's the weather tomorrow
    will it snow on monday?
    who painted the mona lisa
    what's 15% of 80
    how many ounces in a cup
    translate good morning to spanish
    play some jazz
    turn on the lights
    what's the score of the lakers game
    tell me a story about a dragon
    what's the meaning of life
    do you like fish
    is tom hanks still alive
    how old is the queen
    convert 10 miles to km
    how do i boil an egg
    what is the square root of 144
    who was the first man on the moon
    what's a good movie to watch tonight
    recommend a book
    we watched a movie yesterday
    I ate too much
    my sister called me
    we went to the beach last weekend
    i saw a fox this morning
    my boss was in a bad mood today
    the meeting went well
    traffic was terrible
    i love pizza
    pizza is better than pasta
    i think it's going to rain
    the kids are at school
    it's snowing
    i'm at the airport
    i had pancakes for breakfast
    he said he'd come
    she got a new job
    the cat knocked over a vase
    42
    asdfgh
    hmm interesting
    lol
    ok then
    haha nice
    wow
    really?
    why
    i don't know
    maybe
    whatever
    makes sense
    that's weird
    you're funny
    you're annoying
    are you real
    do you sleep
    what's your favorite color
    where are you from
    who made you
    can penguins swim backwards
    sing me a song
    should i call my ex
    should i buy a new laptop
    did the lakers win last night
    have you ever been to paris
    i wonder what's for dinner
    if i had a million dollars i'd buy a boat
    i used to play the piano
    i was going to call her but i didn't
    i almost bought a car
    i got a flat tire yesterday
    i lost my keys
    i met a guy called Steve at the party
    we had dinner with the neighbors
    someone stole my bike
    what time does the pharmacy close
    how far is boston from new york
    what year did world war 2 end
    spell necessary
    define ephemeral
    what's the difference between a virus and a bacteria
    is it safe to eat raw eggs
    how do you make pancakes
    what's the capital of peru
    flip a coin
    roll a die
    what's happening in the news
    how do i get to the airport
    i dreamed about penguins
    my back hurts
    today was a good day
    happy friday
    it's my birthday today
    people always say that
    i can't believe it's december already
    time flies
    the dog is barking again
    i forgot to eat lunch
    i read an article about sleep
    did you know octopuses have three hearts
    i guess so
    i'm not sure
    can you hear me
    let me think
    one sec
    good point
    i quit my job
    i made a mess
    my phone died
    the movie was boring
    how hot will it be tomorrow
    what is the tallest building
    do penguins have knees
    add 5 and 7
    who is the ceo of apple
    what rhymes with orange
    set the thermostat to 70
    play the beatles
    how many planets are there
    what's 3 times 9
    is it friday yet
    does the store open on sundays
    my coffee got cold
    we played cards all night
    i had a great time at the party
    i took a nap
    i cooked dinner for my family last night
    he called me a liar
    they moved to texas
    i called in sick yesterday
    i dropped my phone
    mom called yesterday
    i bought a lottery ticket and lost
    i walked around the city
    the rent is too high
    i like trains
    i think you are right
    penguins are great
    blah blah
    qwertyuiop
    7
    hmm ok
    oh well
    no idea
    seriously
    you tell me
    so what
    good for you
    same here
    not bad
    have you eaten
    could you be any slower
    should we get pizza
    would you like some fish
    are you sure
    why are you a penguin
    i was thinking about my dad
    i wish it was summer
    if only i had more time
    i never liked maths
    my brother is annoying
    the news is depressing
    it's cold outside
    there's a storm coming
    i'm hungry
    i'm watching tv
    i just woke up
    just chilling
    on my way home
    at work
    nothing much
    my neighbor painted his house blue
    i sent him a meme
    i fixed myself a sandwich
    we booked a table and had the best pasta ever
    i finished a great book last week
    i cleaned my plate
    i paid way too much for coffee
    i got lucky
    i got a promotion
    i got to see the ocean
    we got married in june
    my mom sent me a card
    the plumber came by
    he paid for lunch
    i wrote a song once
    i bought shoes yesterday
    what's a good name for a cat
    how's the stock market
    which is better, android or iphone
    name three rivers
    give me a recipe for soup
    make me a sandwich
    tell me about mars
    count to ten
    what does nonplussed mean
    who wrote hamlet
    where is machu picchu
    is a tomato a fruit
    can dogs eat grapes
    will i ever be rich
    ask me anything
    knock knock
    good luck
    bless you
    no worries
    sounds about right
    oh my god
    ha
    zzz
    lalala
    3.14
    100%
    yesterday was better
    tomorrow will be fine
    i might go to the gym
    i could use a drink
    i hope it works out
    it is what it is
    the report was boring
    the dentist was nice
    groceries are so expensive
    laundry is the worst
    dishes never end
    who invented the telephone
    what's the traffic like
    i'm cooking dinner
    i'm doing the dishes
    i'm about to leave
    so much to do
    i have a headache
    mondays am i right
    nobody likes me
    you again
    i told you so
    """
}
