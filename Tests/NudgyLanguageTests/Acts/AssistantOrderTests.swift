import NudgyCore
import Testing

@testable import NudgyLanguage

/// What only an assistant obeys, whatever it is about, and what one does oneself with the same words.
struct AssistantOrderTests {
  @Test(arguments: orders.split(separator: "\n").map(String.init))
  func isNoTask(_ message: String) {
    let acts = Spoken.understander.understand(message).acts
    #expect(!acts.isEmpty)
    #expect(acts.allSatisfy { !$0.intent.isChange }, "\(acts.map(\.intent))")
  }

  @Test(arguments: errands.split(separator: "\n").map(String.init))
  func isATask(_ message: String) {
    #expect(Spoken.intents(message) == "create")
  }

  private static let errands =
    """
    show mom how to use zoom
    show the apartment at 3
    show the contractor the leak
    show kim the new design
    list the couch on facebook marketplace
    list old books for sale
    list my bike on craigslist
    name the new kitten
    rate my uber driver
    find a babysitter for saturday
    find a therapist near me
    find my passport
    find the charger for the camera
    look up flights for thanksgiving
    look for a new couch
    get milk
    get the mail
    open the pool
    open a bank account
    open the mail
    close the pool
    close out the books
    start packing
    start the essay
    start reading the manual
    start a compost bin
    play with the kids
    play chess with grandpa
    play tennis with leo
    read chapter 4
    read to the kids
    read the lease
    check the mail
    check on grandma
    check the oil
    check in with bob
    check out library books
    turn in homework
    turn the mattress
    lock the shed
    lower the crib
    raise the desk
    roll up the rugs
    warm up leftovers
    fire up the grill
    power wash the deck
    give the dog a bath
    give the cat her pills
    give mom the keys
    give leo 5 dollars
    send the roof invoice to dan
    send grandma pictures
    book a table for friday
    book flights to denver
    book a massage
    book a dentist appointment
    rent a truck
    reserve a campsite
    order new checks
    order a pizza
    buy a ticket to the concert
    take a picture of the receipt
    take the car in
    make dinner
    make coffee for the meeting
    cook dinner
    pick up prescription
    put a hold on the library book
    put gas in the car
    transfer title of the car
    transfer money for rent on friday
    move the couch
    move money to savings for taxes friday
    pay credit card
    pay john back
    describe the issue to the landlord
    solve problem set 3
    record the podcast episode
    edit the video
    post on instagram for the bakery
    tweet about the launch
    sync calendars with my wife
    set up bluetooth speaker
    fix the garage door
    replace car battery
    clean the car
    vacuum the car
    delete old photos
    clear the gutters
    wipe the counters
    empty the trash
    cancel gym membership
    cancel the dentist appointment by phone
    stop by the store
    stop at the bank
    remove the stain
    cut the grass
    drop off the package
    toss the old couch
    throw out the leftovers
    skip rope for ten minutes
    finish the steps out back
    outline the essay
    simplify the budget spreadsheet
    cut the cake
    review the meeting notes
    read the calendar invite
    prepare for the meeting
    check the meeting room
    plan the agenda for monday
    find a time for the meeting
    update the guest list
    find a meeting room
    """

  private static let orders =
    """
    book me a hotel in boston
    find me a hotel in denver for the weekend
    read me my emails
    read me the latest news
    read my last text
    show movie times
    show flights from boston to denver
    find flights from lax to jfk
    find a flight to miami
    get me flights to tokyo next week
    find the book moby dick
    find a painting called starry night
    find the song hey jude
    search for the game minecraft
    look for the tv series the wire
    find the movie times for inception
    show me the movie schedule at amc
    find the closest cinema showing batman
    rate this book 5 stars
    rate the current essay four out of 6
    give the chronicle a rating of two
    i'd give this album 4 stars
    add taylor swift to my pop playlist
    put this track on my chill playlist
    play the latest album by adele
    start a trivia game
    open youtube
    open the fridge camera
    open the trunk
    open the blinds
    unlock the front door
    start the engine
    turn on the heated seats
    turn on the wipers
    honk the horn
    roll up the windows
    set the temperature to 68 degrees
    brighten the living room
    dim the lights to 20 percent
    change the lights to blue
    start the vacuum cleaner
    turn on the coffee maker
    make me a coffee
    brew me a cup of coffee
    send the roomba home
    set volume to 5
    mute the tv
    switch to channel 5
    turn to fox news
    record this show
    next episode please
    continue my audiobook
    start playing the news
    start my workout playlist
    shuffle my playlist
    go to the next song
    go back 30 seconds
    get me a taxi
    order me a pizza
    get me a ride home
    take me to the nearest gas station
    find the nearest coffee shop
    find me a good sushi place
    find a thai restaurant nearby
    show nearby restaurants
    navigate to work
    give me directions to the airport
    share my location with mom
    check the traffic on i-95
    check the weather
    tell me about paris
    define serendipity
    spell necessary
    how do you say dog in spanish
    calculate 15 percent of 80
    roll a dice
    pick a number
    list the planets
    list the ingredients for lasagna
    list all the states
    move 100 from checking to savings
    pay my credit card from checking
    put a hold on my account
    block my card
    report my card stolen
    show my balance
    show me my transactions
    change my pin
    reset my pin
    speak slower
    change your name to max
    call yourself bob
    whisper mode
    connect to wifi
    turn on bluetooth
    sync my phone
    turn off location services
    set the alarm volume to 5
    set brightness to max
    turn on do not disturb
    enable airplane mode
    post on facebook that i'm happy
    tweet i love pizza
    like this post
    update my facebook status
    read my notifications
    any new messages from bob
    redial the last number
    answer the phone
    hang up
    show my emails from today
    search for cat videos
    search online for shoes
    find the definition of love
    give me a synonym for happy
    i need directions to the store
    i need to know the weather
    i want to know my balance
    i'd like to hear some music
    i want to listen to jazz
    book me a flight to chicago for friday
    book me a room at the hilton from monday to thursday
    rent me a car for the weekend
    get me a reservation at olive garden
    order me some pizza
    give me the weather forecast
    give me a recipe for lasagna
    send me the link
    tell me what movies are playing
    show the movie schedules
    show creativity of song the hobbit
    show me the schedule for the loews cineplex
    show the book hindu temple
    find a tv series called armageddon summer
    where can i see the trailer for love on the beat
    find movie times for landmark theatres
    search for the tv show a man without a country
    i'm looking for the album wildflowers
    can you find me the trailer for sabrina
    give the current book five stars
    rate the little book 0 stars out of 6
    rate my current series two points
    i give this textbook 1 of 6 stars
    give 3 out of 6 points to this album
    rate the chronicle nirvana 4 out of 6
    add the artist pete townshend to my playlist
    put lindsey cardinale into my hillary clinton playlist
    play the most popular song by taylor
    play music from 1993
    play something by adele
    play some indie on pandora
    hear some classical
    put my music on shuffle
    play hunger games audiobook
    read my audiobook from where i stopped
    play the next chapter
    go back a chapter
    play npr news
    play bbc radio one
    switch on the radio
    save this song
    i love this song
    rate this song five stars
    turn the lights off in the bedroom
    lower the lights
    change the light color to red
    set the lights to 50 percent
    turn off all the lights
    turn on the vacuum
    make me a latte
    turn the plug off
    activate the smart socket
    turn the thermostat up
    raise the temperature by 2 degrees
    turn up the heat
    lower the ac
    increase your volume
    turn your volume down
    be quiet
    tweet at united that my flight was late
    share this on facebook
    open twitter
    show me my timeline
    check if i got mail from amy
    do i have new mail
    book an uber home
    find me a train to boston
    show me train times
    how's the traffic on the way home
    where is the nearest gas station
    what restaurants deliver
    get me chinese takeout
    what's 12 times 9
    calculate the square root of 49
    what's the price of apple stock
    what's the meaning of life
    convert 10 dollars to euros
    tell me a fun fact
    sing happy birthday
    do you like pizza
    send 20 bucks to mike
    freeze my bank account please
    unblock my card
    block my account right now
    report fraud on my account
    increase my credit limit to 5000
    show me my spending
    list my last transactions
    check flight status of dl 123
    what's the carry on limit
    exchange rate for yen
    is there a travel alert for egypt
    switch to whisper mode
    use a male voice
    set your name to jarvis
    pair with my phone
    sync to my phone
    ring my phone
    start navigation
    avoid the highway
    """
}
