extension EverydayTests {
  /// Orders to a phone, a bank, a player or a browser, and questions that look like things to do.
  static let ordersToOthers =
    """
    open youtube
    open google maps
    turn it up
    turn that down a bit
    call a cab
    get an uber
    find my phone
    find a gas station near me
    show me good restaurants nearby
    look up the population of spain
    google the capital of peru
    tweet that i love this show
    post this on facebook
    share my location with dave
    proofread this sentence
    translate this letter
    read my texts
    wake me up when we get there
    shuffle my library
    solve x squared equals 9
    suggest a movie for tonight
    suggest something to read
    take a picture of us
    snap a selfie
    how do i get red wine out of a carpet
    tell me how to clean a carpet
    what is the best way to cook rice
    how long does it take to boil an egg
    can you find me a recipe for banana bread
    is it going to rain when i go running
    do i need a jacket today
    what's the exchange rate for euros to dollars
    what's my credit score
    how do i raise my credit limit
    when is my credit card payment due
    why was i charged twice
    what vaccines do i need to travel to kenya
    which phone should i buy
    which is better tea or coffee
    where can i buy cheap flights
    what should i pack for iceland
    what should i wear today
    who do i call about a pothole
    do i have to tip in japan
    can dogs eat grapes
    how do i write a resume
    how do i reset my router
    when is a good time to plant tomatoes
    how do i cancel my subscription
    what time is it in tokyo
    i wonder if dogs dream
    my phone is at 3 percent
    i want to know if it will rain
    i'd like to know the time in tokyo
    i need to know the weather
    i want to hear some jazz
    i need a taxi
    let's play a game
    let's talk about something
    let's listen to music
    play jazz
    play npr
    play the latest beyonce
    freeze my account
    block my credit card
    unfreeze my account
    report my card stolen
    report a lost card
    reset my pin
    increase my credit limit
    move 200 from checking into savings
    pay my visa bill from checking
    cancel this transaction
    order me new checks
    sync my phone
    whisper mode
    make a call
    dial 911
    redial
    mute
    pause
    louder please
    rate this song five stars
    start the vacuum
    switch on the kettle
    kitchen lights on
    lights out please
    tv off
    make the lights blue
    change the light to blue
    talk to me in french
    speak in italian
    talk normally
    scan this qr code
    start recording
    zoom in
    hang up
    answer the phone
    put it on shuffle
    start my workout playlist
    close netflix
    switch to hdmi 2
    roll two d6
    rock paper scissors
    surprise me with a fact
    use ephemeral in a sentence
    250 divided by 12
    read the news from bbc
    show my recent transactions
    i need to know my account number
    euro to dollar rate
    weather in paris
    air quality in beijing
    chance of thunderstorms on sunday
    cats or dogs
    star wars or star trek
    my grandma passed away
    my phone blew up
    i got the job
    i got a promotion
    my boss is the worst
    good morning sunshine
    """
}
