// What stands on lists: things to do with their verb, and things that are only named.
extension JoinedTests {
  static let deeds = items(
    """
    book flights to Lisbon | pay water bill | call Verizon about the bill | return the blue sweater |
    email Priya the slides | renew driver's license | fix leaky faucet | walk the dog | trim the hedge |
    pick up prescription | clean out the garage | schedule dentist appointment | text Leo back |
    buy new running shoes | water the basil | replace smoke detector batteries | finish chapter 4 |
    drop off donations | print boarding pass | order more checks | vacuum the car |
    send thank you cards | sign up for 5K | update resume | hang the mirror | research preschools |
    mow the lawn | organize pantry | call grandma | wrap Ethan's present | refill humidifier |
    plan menu for Thanksgiving | cancel Hulu | back up laptop | write cover letter |
    shovel the driveway | invite Nora to brunch | register Milo for camp | wash bedding |
    pay off credit card | fold towels | get tires rotated | read the lease | defrost the freezer |
    make vet appointment | bake banana bread | sweep the porch | follow up with recruiter |
    unsubscribe from spam | find passport | measure the windows | practice cello | clean the fridge |
    set up standing desk | compare car insurance quotes | iron shirts | upload tax documents |
    RSVP to Jenny's wedding | pack for Denver | mail the package to Omar | donate old coats |
    check smoke alarm | grade midterms | ask Tim about the ladder | change air filter |
    book a hotel in Austin | study for chem quiz | paint the hallway | call the plumber |
    deposit the check | sort through photos | feed the cats | meditate | tighten the loose doorknob |
    weed the garden | transfer money to savings | review budget | clean windows | reply to Hector |
    submit expense report | assemble the bookshelf | take out the trash | return library books |
    pay babysitter | rent a truck | scan old letters | order contacts | bring snacks to practice |
    fill out FAFSA | sell the old couch | confirm reservation at Nobu | get car washed |
    learn to make sourdough | dust the blinds | charge camera | talk to Sam about vacation |
    empty the dishwasher | plant tulips | rake leaves | buy stamps | file insurance claim |
    look into solar panels | download bank statements | prep lunches | clean bathroom |
    recharge transit card | watch lecture 7 | unpack suitcase | prune the roses | sharpen knives |
    invoice the Miller job | test the generator | fix bike tire | call insurance re claim |
    order cake for Ruth | sew button on coat | get passport photos | move money to HSA |
    help Dad move the piano | steam clean carpets | clear gutters | draft newsletter | label boxes |
    post the job ad | pick out paint colors | catch up on podcasts | set out recycling | drain the pool |
    replace wiper blades | write up meeting notes | cut Rosie's nails | check in on neighbor |
    photograph the furniture | wax the car | stain the fence | order firewood | reschedule physio |
    book campsite | put up shelves | drop car at mechanic | buy wedding present | put air in tires |
    hire a photographer | visit Aunt May | clean up the yard | declutter closet | check the mail |
    email landlord about heat | return modem to Comcast | charge the Kindle |
    make appointment at Apple store | finish knitting the scarf | plan date night |
    seal grout | pick up mulch at Lowe's | mop kitchen floor | tune guitar | tidy desk |
    collect keys from realtor | fax the form to Dr. Lee | stretch | print photos | order new checks |
    hem curtains | install dimmer switch | reserve a table for six | bathe the dog |
    sign Ella's field trip form | upgrade phone plan | sort mail | freeze leftover chili |
    winterize the boat | fertilize the tomatoes | notarize the deed | repot the ficus |
    exchange the jeans | split firewood | contest the parking fine | empty compost |
    list the bike on eBay | try the new Thai place | vote | work on presentation | start the crockpot |
    shop for a winter coat | ride the stationary bike | log miles | clean and sharpen the chisels |
    wash and dry the sheets | run 2 miles | buy mom flowers | check on flight prices | clean litter box |
    shred old files | get keys copied | scrub the tub | hand in library books |
    follow up on invoice 204 | pull weeds | power wash the patio | deep clean the oven |
    order school pictures | return call from Dr. Patel | look up recipes |
    spackle the wall | open a savings account | thank Mr. Ortiz | tell Jo about Friday |
    let the plumber in | charge e-bike | make copies of the key | pay HOA dues |
    get quote for fence | take vitamins | finalize guest list | jump start the truck
    """)

  static let things = items(
    """
    book club | post office | water heater
    oil change | mom's birthday card | dry cleaning | sunscreen | parent teacher conference |
    cat litter | laundry | haircut | coffee filters | bananas | gym | light bulbs | flu shot |
    birthday gift for Ava | garbage bags | eye drops | toilet paper | salmon | new phone case |
    stock up on diapers | dog food | Christmas lights | groceries | vitamins | swim lessons for Zoe |
    AA batteries | tires | eggs | meal plan | lemon juice | baby shower gift | cook rice | tax forms |
    paper towels | olive oil | AAA membership | mac and cheese | salt and pepper | trash bags |
    band practice | therapy | quarterly taxes | kids' vaccinations | Trader Joe's run | budget meeting |
    roof estimate | dentist | piano lesson | bike tune up | new doormat | leaf bags | granola bars |
    cough drops | hot glue gun | IKEA | interview prep | renters insurance | kale |
    sub for the dog walker | prepare slides | toothpaste
    """)
}
