extension EverydayTests {
  /// What people ask of other assistants.
  static let talkToOthers =
    """
    what's the weather on friday
    will it rain tomorrow morning
    how hot will it be in phoenix this weekend
    do i need a jacket tonight
    is it snowing in denver
    weather for the week please
    turn off the lights
    turn on the bedroom lamp
    dim the lights in the kitchen
    make the living room warmer
    set the thermostat to 70
    lower the temperature by two degrees
    start the robot vacuum
    brew me a cup of coffee
    turn the tv to channel 5
    play my cleaning playlist
    play some music for studying
    play the latest episode of my podcast
    resume my audiobook
    shuffle my workout playlist
    skip this song
    next song
    skip to the next track
    pause the music
    stop the music
    turn the volume down a bit
    what song is this
    who sings this song
    add this song to my favorites
    how do i clean a carpet
    how do you get red wine out of a shirt
    how do i fix a leaky faucet
    how do i file my taxes
    how long do i boil an egg
    how much does it cost to renew a passport
    how do i change a flat tire
    what's the best way to pay off debt
    how do i write a resume
    when should i plant tomatoes
    how often should i water a cactus
    how can i call a taxi in london
    what does it take to finish a marathon
    how do i remove a stain from a couch
    can you tell me how to cook rice
    what's the difference between a list and an array
    translate done to spanish
    how do you say finish your homework in french
    what does procrastinate mean
    define deadline
    spell necessary
    what's the synonym of task
    convert 10 miles to kilometers
    what is 15 percent of 80
    what's 12 times 12
    how many ounces in a pound
    square root of 144
    what's my bank balance
    how much did i spend on groceries last month
    did my paycheck go through
    what's my credit score
    is there fraud on my account
    what's the interest rate on my card
    when is my bill due
    i lost my credit card
    what's the exchange rate for euros
    book me a table for two
    is there a good thai place near me
    what time does walmart close
    how many calories in an apple
    find me a recipe for lasagna
    what can i substitute for eggs
    recommend a good book
    what movies are playing tonight
    who won the game last night
    what's the score of the lakers game
    when do the yankees play next
    latest news please
    what happened in the world today
    what's the stock price of apple
    how tall is mount everest
    who is the president of france
    when was the internet invented
    how far is the moon
    who wrote hamlet
    what's the capital of peru
    why is the sky blue
    how many people live in tokyo
    tell me a joke
    tell me something interesting
    sing me a song
    do you have any hobbies
    what's your favorite food
    are you married
    do you like me
    can you swim
    where do you live
    do you dream
    what are you wearing
    how old are you
    what's the meaning of life
    flip a coin
    roll a dice
    pick a number between 1 and 10
    is my flight on time
    how long is the flight to tokyo
    where is my luggage
    what's the traffic like to work
    how long will it take to get to the airport
    where is the nearest gas station
    how do i get to the train station
    call me an uber
    what's my location
    take a picture
    take a screenshot
    turn on do not disturb
    turn on airplane mode
    change your language to german
    speak slower
    repeat that
    say that again
    what did you say
    whisper please
    connect to the wifi
    what's my ip address
    any new emails
    did sam text me back
    do i have any voicemails
    read me the news
    who called me
    what's trending on twitter
    when does daylight saving time end
    what time is it in london
    how many days until christmas
    is the bank open today
    is tomorrow a holiday
    how many vacation days do i have left
    what's my schedule at the office cafeteria
    does target have paper towels
    how much is a gallon of milk
    where can i get my oil changed
    are there any concerts this weekend
    my package says delivered but it isn't here
    i wonder if dogs dream
    i just finished watching a great movie
    my cat deleted my essay lol
    the game was cancelled
    i forgot what i was going to say
    it's raining
    that movie was too long
    i skipped breakfast
    we dropped the cake at the party
    my sister moved to friday harbor
    traffic was awful
    my brother finished college
    she undid her hair
    they cancelled my favorite show
    the store was out of milk
    i love this song
    i dropped my phone
    is water wet
    what kind of music do penguins like
    do penguins have knees
    what's the humidity today
    is it sunny in miami
    set brightness to 50 percent
    turn the bedroom lights blue
    make it brighter in here
    turn the heating on
    switch the fan off
    is the garage door closed
    did i leave the stove on
    play something relaxing
    put on some music
    play the news
    start the next episode
    next track please
    what album is this from
    who is playing tonight
    what's the airspeed of a swallow
    who discovered penicillin
    what's the population of brazil
    what does lol mean
    how do you spell conscientious
    translate where is the bathroom into spanish
    say hello in japanese
    how do you say thank you in italian
    what's 20 times 35
    how many cups are in a quart
    what's 5 feet in centimeters
    what time is it in sydney
    what's the date in tokyo
    how many weeks until summer
    how much money do i have
    what's my account number
    did my tax refund arrive
    what's the limit on my visa
    how do i cook salmon
    how long does chicken last in the fridge
    what's a good substitute for butter
    are bananas healthy
    what's a good restaurant around here
    does that place take reservations
    how are the reviews for the new sushi place
    find me a cheap flight to paris
    what gate is my flight at
    do i need a visa for vietnam
    how far is the airport
    is there traffic on the highway
    where did i park
    where are my keys
    when is the next bus
    get me a taxi
    what's on tv tonight
    who won the oscar for best picture
    tell me a scary story
    what's your favorite color
    do you have feelings
    can you dance
    are you smarter than siri
    what are penguins afraid of
    i need a vacation
    my neighbor is so loud
    my phone is at 3 percent
    i hate this weather
    this app is great
    my mom is visiting
    traffic was terrible today
    the movie was fun
    we won the game
    i had pizza for lunch
    my kid is asleep finally
    there's a new cafe downtown
    it's my birthday
    i'm watching the game
    """
}
