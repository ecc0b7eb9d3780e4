// Things that are bought or used up, and rooms, each in the singular with letters for its kinds: f food and drink,
// h household, p pets and babies, c clothing, t tools and garden, m medicine, o office, r rooms.
// Things of one kind after one verb are one errand ("buy milk, eggs and bread").
extension WordTable {
  static let goods = WordTable(
    """
    acetaminophen:m adapter:o adhesive:t advil:m aerosol:h ale:f allegra:m allergra:m almond:f aluminum:h
    anchovy:f antacid:m antibiotic:m antihistamine:m antiperspirant:h apple:f applesauce:f apricot:f
    artichoke:f arugula:f asparagus:f aspirin:m attic:r avocado:f babywipe:p backpack:c backyard:r bacon:f
    bagel:f baguette:f banana:f bandage:m bandaid:h barley:f basement:r basil:f basket:h bath:r bathrobe:c
    bathroom:r battery:h bean:f beanie:c bedroom:r beef:f beer:f beet:f belt:c benadryl:m berry:f bib:p
    bikini:c binder:o birdseed:p biscuit:f blackberry:f blade:t blazer:c bleach:h blender:h blouse:c
    blueberry:f bodywash:h bologna:f bolt:t boot:c bottle:p bouquet:h bourbon:f boxer:c bra:c bracket:t
    bratwurst:f bread:f breadcrumb:f brick:t brie:f briefs:c brioche:f brisket:f broccoli:f broom:h broth:f
    brownie:f brush:h bucket:t bulb:h bun:f burger:f burrito:f butter:f buttermilk:f cabbage:f cable:t
    cake:f calculator:o candle:h candy:f canister:h cantaloupe:f caper:f caramel:f cardigan:c cardstock:o
    carrot:f cartridge:o cashew:f casserole:f catnip:p cauliflower:f caulk:t celery:f cement:t cereal:f
    champagne:f chapstick:h charcoal:h chard:f charger:o chargers:o cheddar:f cheerio:f cheese:f
    cheesecake:f cherry:f chewtoy:p chicken:f chickpea:f chili:f chip:f chive:f chocolate:f chorizo:f
    chowder:f cider:f cilantro:f cinnamon:f clam:f clamp:t claritin:m cleaner:h cleanser:h cleat:c
    clementine:f clorox:h closet:r cloth:h coaster:h coat:c cocoa:f coconut:f cod:f coffee:f coke:f cola:f
    coleslaw:f collard:f comb:h concrete:t conditioner:h container:h cookie:f cord:t coriander:f corn:f
    cornbread:f cornmeal:f cornstarch:f cortisone:m costume:c cotton:h couscous:f cracker:f cranberry:f
    crayon:o cream:f creamer:f crisp:f crisps:f croissant:f crouton:f cucumber:f cumin:f cup:h cupcake:f
    curry:f custard:f cutlery:h decongestant:m den:r deodorant:h detergent:h diaper:p dip:f dishcloth:h
    disinfectant:h dongle:o donut:f dough:f doughnut:f dowel:t dramamine:m dress:c dressing:f driveway:r
    dryersheet:h drywall:t duster:h earbud:o earbuds:o earring:c easel:o egg:f eggnog:f eggo:f eggplant:f
    entryway:r envelope:h epipen:m epoxy:t eraser:o espresso:f eyedrops:m falafel:f febreze:h fertilizer:t
    feta:f fettuccine:f fig:f filter:t fish:f flannel:c flashlight:t flipflop:c floss:h flour:f foil:h
    fork:h formula:f fridge:r fries:f frosting:f fruit:f fuse:t garage:r gasket:t gatorade:f gauze:m
    gelatin:f ghee:f gin:f ginger:f glove:c glue:t goggles:c granola:f grape:f grapefruit:f gravy:f grout:t
    hairspray:h hall:r hallway:r ham:f hamburger:f hammer:t hanger:h hat:c hazelnut:f hdmi:o headphone:o
    headphones:o herb:f highlighter:o hinge:t honey:f hoodie:c hose:t hotdog:f hummus:f ibuprofen:m
    icecream:f icing:f inhaler:m ink:o insulation:t insulin:m jacket:c jalapeno:f jam:f jean:c jeans:c
    jello:f jelly:f jerky:f jersey:c juice:f jumper:c kale:f kefir:f ketchup:f khakis:c kibble:p kitchen:r
    kiwi:f kleenex:h kombucha:f lacroix:f ladder:t ladle:h lamb:f lamp:h lanyard:o lasagna:f latte:f
    laxative:m leash:p leek:f leftovers:f legging:c leggings:c lemon:f lemonade:f lentil:f lettuce:f
    lightbulb:h lime:f linen:h lint:h lipbalm:h lipstick:h liquor:f litter:p loaf:f lobster:f loft:r
    lotion:h lounge:r lumber:t lunchable:f lysol:h macaroni:f makeup:h mango:f maple:f margarine:f
    marinade:f marker:o marmalade:f marshmallow:f mascara:h matches:h mayo:f mayonnaise:f meat:f meatball:f
    meatloaf:f med:m medication:m medicine:m meds:m melatonin:m melon:f milk:f mint:f mitten:c
    moisturizer:h motrin:m mouthwash:h mozzarella:f mucinex:m muffin:f mug:h mulch:t multivitamin:m
    mushroom:f mussel:f mustard:f naan:f nacho:f nail:t napkin:h necklace:c neosporin:m noodle:f notebook:o
    notepad:o nursery:r nut:f nutella:f nutmeg:f nyquil:m oat:f oatmeal:f oats:f ointment:m okra:f olive:f
    omega:m onesie:p onion:f orange:f oregano:f oreo:f outfit:c oven:r overalls:c oyster:f pacifier:p
    painkiller:m paint:t paintbrush:h pajama:c pajamas:c pancake:f pant:c pantry:r pants:c panty:c paper:o
    paperclip:o paprika:f parmesan:f parsley:f parsnip:f pasta:f pastry:f pea:f peach:f peanut:f pear:f
    pecan:f pen:o pencil:o pens:o pepper:f pepperoni:f pepto:m pesto:f pickle:f pie:f pill:m pillow:h
    pillowcase:h pineapple:f pinesol:h pipe:t pistachio:f pita:f pizza:f pjs:c planner:o plant:t plate:h
    playroom:r pledge:h pliers:t plum:f plunger:h plywood:t pods:h pomegranate:f popcorn:f popsicle:f
    porch:r pork:f potato:f potting:t pretzel:f primer:t probiotic:m produce:f prosciutto:f provolone:f
    prune:f pudding:f pumpkin:f purse:c putty:t qtip:h quesadilla:f quinoa:f radish:f raincoat:c raisin:f
    rake:t ramen:f ranch:f raspberry:f ravioli:f razor:h relish:f rhubarb:f rib:f rice:f ricotta:f rivet:t
    robe:c robitussin:m roll:f rope:t rosemary:f ruler:o rum:f sage:f salad:f salami:f salmon:f salsa:f
    salt:f sandal:c sander:t sandpaper:t sandwich:f saran:h sauce:f sauerkraut:f sausage:f saw:t scallion:f
    scallop:f scarf:c scissors:o scone:f screw:t screwdriver:t scrubber:h seafood:f sealant:t seasoning:f
    seed:t seltzer:f seltzers:f shallot:f shampoo:h sharpie:o shed:r sheet:h shirt:c shoe:c shoelace:c
    short:c shorts:c shrimp:f skirt:c slipper:c smoothie:f snack:f sneaker:c soap:h sock:c socks:c soda:f
    softener:h soil:t solder:t soup:f soy:f spackle:t spade:t spaghetti:f spatula:h spice:f spinach:f
    sponge:h spoon:h sprite:f sprout:f squash:f stairs:r stamp:o staple:t stapler:o starch:h stationery:o
    steak:f stew:f sticker:o stocking:c straw:h strawberry:f stuffing:f stylus:o sudafed:m sugar:f suit:c
    sunblock:h sunglasses:c sunscreen:h supplement:m sushi:f sweater:c sweatpants:c sweatshirt:c swiffer:h
    swimsuit:c swimwear:c syrup:f taco:f tampon:h tangerine:f tape:h tarp:t tea:f tequila:f thermometer:m
    thermostat:t thyme:f tide:h tie:c tights:c tilapia:f tile:t tinfoil:h tissue:h tofu:f tomato:f toner:o
    tonic:f toothbrush:h toothpaste:h toothpick:h topping:f tortilla:f towel:h trashbag:h tray:h treat:p
    trouser:c trousers:c trowel:t tshirt:c tums:m tuna:f tupperware:h turkey:f turmeric:f turnip:f tuxedo:c
    tweezers:h twine:h tylenol:m umbrella:c undershirt:c underwear:c usb:o utensil:h valve:t vanilla:f
    varnish:t vase:h vaseline:h veal:f vegetable:f veggie:f vest:c vinegar:f vitamin:m vodka:f waffle:f
    wallet:c walnut:f wasabi:f watermelon:f wd40:t weedkiller:t wetwipe:h whiskey:f whisky:f windex:h
    wine:f wipe:h wire:t wood:t wrap:h wrench:t yam:f yard:r yeast:f yoghurt:f yogurt:f zantac:m zinc:m
    ziploc:h ziplock:h zucchini:f zyrtec:m
    """)
}
