/// What only an assistant obeys, whatever it is about, and errands like it.
enum AssistantOrders {
  /// What no task comes of.
  static let orders =
    """
    book me a hotel in boston
    find me a hotel in denver for the weekend
    read me the latest news
    read my last text
    show movie times
    show flights from boston to denver
    find a flight to miami
    get me flights to tokyo next week
    find the book moby dick
    find a painting called starry night
    search for the game minecraft
    look for the tv series the wire
    find the movie times for inception
    show me the movie schedule at amc
    rate this book 5 stars
    rate the current essay four out of 6
    give the chronicle a rating of two
    i'd give this album 4 stars
    put this track on my chill playlist
    play the latest album by adele
    start a trivia game
    open youtube
    open the trunk
    open the blinds
    unlock the front door
    start the engine
    turn on the wipers
    honk the horn
    roll up the windows
    set the temperature to 68 degrees
    dim the lights to 20 percent
    change the lights to blue
    start the vacuum cleaner
    turn on the coffee maker
    brew me a cup of coffee
    send the roomba home
    set volume to 5
    mute the tv
    turn to fox news
    record this show
    next episode please
    continue my audiobook
    start my workout playlist
    shuffle my playlist
    go to the next song
    go back 30 seconds
    order me a pizza
    get me a ride home
    take me to the nearest gas station
    find the nearest coffee shop
    find a thai restaurant nearby
    show nearby restaurants
    navigate to work
    give me directions to the airport
    check the traffic on i-95
    check the weather
    tell me about paris
    define serendipity
    how do you say dog in spanish
    calculate 15 percent of 80
    roll a dice
    pick a number
    list the ingredients for lasagna
    list all the states
    move 100 from checking to savings
    pay my credit card from checking
    block my card
    report my card stolen
    show my balance
    show me my transactions
    reset my pin
    speak slower
    change your name to max
    call yourself bob
    connect to wifi
    turn on bluetooth
    sync my phone
    turn off location services
    set brightness to max
    turn on do not disturb
    enable airplane mode
    post on facebook that i'm happy
    like this post
    update my facebook status
    read my notifications
    any new messages from bob
    answer the phone
    hang up
    show my emails from today
    search for cat videos
    find the definition of love
    give me a synonym for happy
    i need directions to the store
    i need to know the weather
    i'd like to hear some music
    i want to listen to jazz
    book me a flight to chicago for friday
    book me a room at the hilton from monday to thursday
    get me a reservation at olive garden
    order me some pizza
    give me the weather forecast
    give me a recipe for lasagna
    tell me what movies are playing
    show the movie schedules
    show creativity of song the hobbit
    show me the schedule for the loews cineplex
    find a tv series called armageddon summer
    find the schedule for across the line at 4 pm
    look for the saga the ring
    find movie times for landmark theatres
    i'm looking for the album wildflowers
    can you find me the trailer for sabrina
    rate this novel a 4
    rate the little book 0 stars out of 6
    i give this textbook 1 of 6 stars
    give 3 out of 6 points to this album
    add this tune to my latin playlist
    add the artist pete townshend to my playlist
    play the most popular song by taylor
    play music from 1993
    play me a song from the 80s
    play some indie on pandora
    put my music on shuffle
    play hunger games audiobook
    resume my book
    play the next chapter
    play npr news
    play bbc radio one
    change station
    save this song
    rate this song five stars
    turn the lights off in the bedroom
    make the room brighter
    change the light color to red
    turn off all the lights
    turn on the vacuum
    turn on the wemo plug
    turn the plug off
    turn the thermostat up
    raise the temperature by 2 degrees
    cool the house down
    lower the ac
    turn your volume down
    be quiet
    send a complaint tweet to verizon
    share this on facebook
    show me my timeline
    check if i got mail from amy
    order a taxi
    book an uber home
    show me train times
    how's the traffic on the way home
    find me an italian restaurant for tonight
    what restaurants deliver
    what's 12 times 9
    calculate the square root of 49
    define perspicacious
    what's the meaning of life
    tell me a fun fact
    sing happy birthday
    transfer 40 dollars from checking to savings
    send 20 bucks to mike
    unblock my card
    block my account right now
    there's a charge i don't recognize
    increase my credit limit to 5000
    list my last transactions
    check flight status of dl 123
    do i need a visa for china
    exchange rate for yen
    switch to whisper mode
    use a male voice
    connect my phone to bluetooth
    pair with my phone
    ring my phone
    start navigation
    find parking near the stadium
    play the rolling stones
    put on the latest drake album
    turn this song up
    show me the lyrics
    stop playing music
    turn the tv volume down
    put the tv on channel 4
    arm the alarm system
    turn off the porch lights
    kitchen light on
    dim the bedroom light
    turn the fan on high
    shut off the fan
    make me an espresso
    order me an uber to the airport
    book a cab to downtown for me
    show me directions to the museum
    take me to work
    find the quickest way to work
    find a mcdonalds near me
    find the nearest pharmacy
    find chinese restaurants nearby
    find me a place to eat
    get me a table at nobu
    read the news to me
    read the last email from bob
    do i have unread emails
    show my inbox
    show me tweets from nasa
    tell me a riddle
    pick a random number
    what's 5 plus 5
    how old is the pope
    how do you spell restaurant
    say hello in italian
    what's the exchange rate
    tell me my balance
    show my account balance
    move 500 into savings
    freeze my debit card
    give me a new pin
    rate the book it 4 out of 5 stars
    rate this series 3
    add this album to my road trip playlist
    find the song imagine by john lennon
    show me the movie times near me
    when is avatar showing
    find the game zelda
    search for the album nevermind
    show me photos of dogs
    record a video
    connect to the car bluetooth
    increase the brightness
    switch language to french
    can you whisper
    restart yourself
    let's play twenty questions
    recommend a movie
    find me a date
    start my car
    unlock my car
    open the sunroof
    """
    .split(separator: "\n").map(String.init)
}
