extension AssistantOrders {
  /// What one does oneself with the same words.
  static let errands =
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
    find mom's birthday card
    find my passport
    find the charger for the camera
    look up flights for thanksgiving
    look for a new couch
    search for a used car
    get milk
    get the mail
    get me time off for june
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
    bring back library books
    wake up early tomorrow
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
    show mrs lee the essay draft
    show alex around campus
    show the kids how to tie shoes
    show up early for class
    list the house with an agent
    list the car on autotrader
    find a plumber
    find a recipe for sunday dinner
    find the stud in the wall
    find the book i borrowed from amy
    find a movie for friday night
    find a gift for dad
    find a song for the first dance
    find the picture frames
    find the video camera charger
    look for a hotel for the wedding
    look for flights in june
    get the book for class
    get the car washed
    rate the contractors
    give the book back to dan
    give the kids a bath
    give dad a call
    give the movie tickets to sam
    play catch with max
    play with the baby
    read the book for book club
    read a story to the kids
    read through the contract
    record the piano recital
    record expenses
    save the receipts
    start the car and warm it up
    start the laundry
    start the garden
    start the taxes
    open an etsy shop
    open the wine
    close the deal
    close the windows before the storm
    lock the gate
    lock up the bikes
    raise the blinds in the baby's room for cleaning
    turn the compost
    turn on the sprinklers at 6
    warm up the soup
    light the fireplace
    light the barbecue
    pump up the bike tires
    tune up the bike
    pair the socks
    sync the payroll spreadsheet with dana
    connect the printer
    connect with old coworkers
    check the traffic cones
    check the weather stripping
    check the score sheets
    check my flight details
    check me into the clinic at 9
    describe the apartment for the listing
    solve the scheduling conflict
    name the baby
    book the caterer
    book a hotel for the conference
    book a flight to boston
    book the dog groomer
    order flowers for mom
    rent a tux
    reserve a table for 6 on saturday
    buy mom a card
    buy me time with the landlord
    send the thank you cards
    send invoices
    transfer the photos to the hard drive
    transfer the lease
    move the car
    move the furniture to the garage
    move meeting notes to the wiki
    add gas to the mower
    add new contacts to the spreadsheet
    put the playlist together for the party
    put lights on the tree
    put the bins out
    change the oil
    change my address with the bank
    update the budget
    post the letter
    post the job ad
    post pictures from the trip
    make a playlist for the party
    make mom a cake
    make me a dentist appointment
    make the living room cozier
    clear the schedule with my boss
    clean out the garage
    empty the dehumidifier
    wipe down the calendar whiteboard
    cancel the catering order
    stop the newspaper
    remove the old wallpaper
    delete duplicate photos
    throw out old paint
    wake the kids at 7
    cut the watermelon
    split firewood
    plan the meeting
    prep the meeting room
    schedule the team lunch
    call about my appointment
    ask about the schedule
    print the calendar for school
    hang the calendar
    buy a calendar
    fix the alarm
    replace the timer on the sprinkler
    set up the alarm system
    buy an alarm clock
    review the task list with kim
    write the agenda
    """
    .split(separator: "\n").map(String.init)
}
