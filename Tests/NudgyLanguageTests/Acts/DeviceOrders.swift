/// What is said to a device, a player, a bank or a phone, and errands like it.
enum DeviceOrders {
  /// What no task comes of.
  static let orders =
    """
    pause playback
    play wonderwall by oasis
    put on my cooking playlist
    resume the podcast
    resume my audiobook
    start the movie over
    stop the music
    stop the song
    turn the bass up
    turn down the treble
    lower the music a bit
    raise the volume to 8
    set volume at 40 percent
    crank the volume up
    max the volume out
    mute the tv
    unmute the speakers
    turn off the kitchen lamp
    switch the hallway light off
    flip on the porch light
    kill the bedroom lights
    dim the lamp to twenty percent
    make the bedroom light red
    set the lights to a warm white
    turn the living room lights green
    turn the thermostat down two degrees
    set the temperature to 70
    lower the heat
    cool down the bedroom
    turn up the ac
    switch off the heater in the office
    turn on the humidifier
    start the roomba
    stop the vacuum
    close the blinds
    lower the shades in the living room
    open the curtains
    shut the garage door
    disarm the alarm system
    arm the house alarm
    lamp off
    bedroom lights on please
    fan on
    heater off
    block my credit card
    lock my visa
    unlock the debit card
    freeze the joint account
    put a freeze on my credit card
    put a block on the debit card
    report a fraudulent charge on my account
    move 40 bucks to savings
    transfer 300 into my checking account
    send $20 to my savings account
    raise my credit limit
    upgrade me to the gold plan
    create a virtual card
    get me a new debit card
    let me talk to an agent
    connect me to a representative
    put me through to customer service
    flip a penny
    toss a coin
    roll three dice
    roll a d12
    throw the dice
    spin the wheel
    heads or tails
    pick a random number
    switch to german
    go back to english
    change the language to italian
    set your language to spanish
    use a male voice
    try a scottish accent
    talk in a deeper voice
    rename yourself sam
    call yourself bob
    your name is jeff now
    change your accent
    slow down your speech
    speed up when you talk
    introduce yourself
    find the square root of 144
    what's 15 percent of 80
    square root of 81
    start directions to the airport
    navigate to work
    route me to the closest hospital
    take a different route
    find a quicker way home
    show a shorter route
    avoid highways
    avoid toll roads
    end navigation
    cancel navigation
    zoom in on the map
    show me on a map
    guide me to the hotel
    ring my tablet
    make my phone vibrate
    share my live location with mom
    text my location to jen
    let anna see where i am
    stop sharing my location
    snap a photo
    take a selfie with flash
    open the front camera
    flip the camera
    switch to the back camera
    record a voice memo
    take a screenshot of this
    turn the flash on
    put my phone on vibrate
    set the phone to do not disturb
    turn off notifications
    enable dark mode
    disable location services
    switch on flight mode
    turn wifi off
    disconnect bluetooth
    restart my phone
    reboot the tablet
    shut down the computer
    open spotify
    launch the calculator
    close instagram
    open the settings
    open netflix on the tv
    decline the call
    answer the call on speaker
    end the call
    reset the device to factory settings
    set the eq to jazz
    pan the camera right
    turn the tv to channel 12
    switch the tv to hdmi 1
    change the channel to espn
    subtitles on
    turn on subtitles
    enable captions
    brightness up
    turn the screen brightness down
    increase the font size
    cast this to the tv
    stream lo-fi beats on youtube
    let me hear some blues
    i want to listen to the beatles
    i'd like to listen to some podcasts
    set the alarm system to away
    """
    .split(separator: "\n").map(String.init)

  /// What one does oneself with the same words.
  static let errands =
    """
    put the kids to bed
    open a savings account
    record a video for grandma
    play with the dog
    stop by the bank
    turn off the water before the trip
    raise money for the school
    throw a party for nina
    turn in the timesheet
    turn over the mattress
    set the table for dinner
    set up the new printer
    set up the wifi router for mom
    start the car every few days
    start the dishwasher
    start a load of laundry
    start reading the new book
    stop by the pharmacy
    stop the mail delivery
    stop the newspaper subscription
    change the light bulb in the hallway
    change the sheets
    change the furnace filter
    change the baby's diaper
    change my flight
    change the password for the bank
    move the couch to the basement
    move money for rent
    transfer photos to the hard drive
    transfer the prescription to walgreens
    send the invoice to acme
    send my resume to the recruiter
    send mom a birthday card
    open the pool
    open a joint account with ben
    close the pool for winter
    close the old checking account at chase
    close on the house
    lock the shed
    lock up the bikes
    unlock the storage unit for dave
    freeze the leftover soup
    freeze the chicken
    block off the driveway for the movers
    block the sewing pattern
    report the pothole to the city
    report the broken streetlight
    report expenses
    activate the new debit card
    activate my sim card
    cancel the gym membership
    cancel the hotel in boston
    call the bank about the card
    call the cable company
    call an uber driver about the lost bag
    answer emails
    answer the survey from hr
    play catch with leo
    play the piano for an hour
    play chess with grandpa
    play the new level with sam
    record the podcast episode
    record the piano recital
    record my mileage
    record the gas meter
    take a picture of the meter
    take photos for the listing
    take the dog to the vet
    take out the recycling
    find a route for sunday's bike ride
    find a plumber
    find a new dentist
    find the charger
    show the apartment to the new tenants
    show dad how to use the tablet
    share the slides with the team
    share the photos with aunt may
    launch the new website
    launch the survey
    launch the boat
    arm wrestle with tim
    raise the garden beds
    raise the rent for unit 4
    raise a ticket with it
    lower the basketball hoop
    lower the car insurance deductible
    kill the weeds
    kill the ants in the kitchen
    roll out the pie crust
    roll up the rugs
    roll over the 401k
    flip the mattress
    flip the house listing photos
    toss the old magazines
    toss the salad
    throw a ball with the dog
    spin the wool
    plug the leak
    plug in the car
    switch the laundry to the dryer
    switch banks
    switch the winter tires
    reset the breaker
    reset mom's password
    restart the boiler
    restart my running habit
    reboot the router
    scan the receipts
    scan the passport
    print the tickets
    use the gift card
    use up the spinach
    talk to the landlord
    talk to a lawyer about the will
    speak with the teacher
    speak to the bank about the loan
    slow cook the pork
    give the dog a bath
    give yourself a break this weekend
    name the puppy
    name the files
    pick a paint color
    pick a name for the baby
    pick up the dry cleaning
    work out the budget
    work out at the gym
    figure out the seating plan
    add oil to the car
    add salt to the water softener
    add the receipts to the folder
    divide the hostas
    divide the inheritance papers
    calculate quarterly taxes
    convert the garage
    convert the old tapes to digital
    translate the contract for mr. ito
    translate the birth certificate
    navigate the insurance paperwork
    zoom with the team
    stream the game with the guys
    cast the fishing line
    cast the school play
    connect the hose
    connect with the recruiter on linkedin
    disconnect the old dryer
    enable two factor for the bank
    disable the old account at work
    dismiss the babysitter at 9
    pause the newspaper
    pause my netflix subscription
    resume piano lessons
    resume physical therapy
    loop in the contractor
    silence the squeaky door
    shut off the sprinklers
    shut the windows
    shut down the pool pump
    turn the compost
    turn off the christmas lights on saturday
    turn up the hem
    brighten the bathroom with new paint
    adjust the car seat
    adjust the brakes on the bike
    increase my 401k contribution
    increase the order with the supplier
    reduce the sugar in the recipe
    decrease the dose with the doctor
    put on sunscreen
    put the phone on the charger
    put a hold on the mail
    put up the curtains
    hang up the laundry
    hang the curtains
    wash the blinds
    fix the garage door
    clean the camera lens
    charge the tablet
    charge the phone
    fix the speaker
    buy a lamp for the bedroom
    replace the thermostat
    repair the radio
    return the headphones
    order new curtains
    install the ceiling fan
    install the security system
    mount the tv
    dust the ceiling fan
    sell the old stereo
    order checks
    top up the bus card
    top up the oil
    recharge the fire extinguisher
    let the dog out
    let the dough rise
    let sam know about the party
    make the bed
    make a playlist for the wedding
    avoid sugar this week
    edit the video for the client
    upload the video to the school site
    upgrade the phone plan
    switch the phone plan
    switch to a cheaper phone plan
    """
    .split(separator: "\n").map(String.init)
}
