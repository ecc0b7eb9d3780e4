// Things and the picture for each, by name.
extension WordTable {
  static let thingEmoji = WordTable(
    """
    ac:🧊 account:🏦 accountant:🧾 adapter:🔌 agenda:📅 airbnb:🏨 airline:🛫 airport:🛫 alarm:⏰ album:📷 aldi:🛒
    algebra:🧮 allergy:🤧 almond:🥜 amazon:📦 amtrak:🚆 analytics:📊 android:📱 anniversary:🎉 ant:🐜 antibiotic:💊
    apartment:🏠 app:💻 apple:🍎 application:📝 appointment:🩺 appointment-book:📅 aquarium:🐟 archive:📁 art:🎨
    article:📖 aspirin:💊 assignment:📝 atm:💰 attic:🏠 attorney:📜 aunt:👩 auto:🚗 avocado:🥑 award:🏆 baby:🍼
    babysitter:🧒 backpack:🎒 backup:💻 bacon:🥓 badge:🪪 bag:👜 bagel:🍞 baguette:🍞 bakery:🍞 balloon:🎈 ballot:🙋
    banana:🍌 band:🎸 band-aid:🩹 bandage:🩹 bank:🏦 barbecue:🍔 barber:💇 baseball:⚾ basement:🏠 basketball:🏀
    bath:🛁 bathroom:🚿 bathtub:🛁 battery:🔋 bbq:🍔 beach:🌊 bed:🛌 bedding:🛌 bedroom:🏠 bedtime:😴 bee:🐝 beef:🥩
    beer:🍺 bento:🍱 berry:🍓 bicycle:🚲 bike:🚲 bill:💵 bin:🚮 bins:🚮 biology:🧬 bird:🐦 birdseed:🐦 birthday:🎂
    biscuit:🍪 blanket:🛌 blind:🪟 blood:💉 blueberry:🫐 boardgame:🎲 boat:🚢 book:📚 books:📚 booster:💉 boot:🥾
    boots:🥾 boss:💼 bottle:🍼 bouquet:💐 bowling:🎳 box:📦 boyfriend:👨 braces:🦷 bracket:🪛 bread:🍞 breakfast:🍳
    bride:💍 broccoli:🥦 broom:🧹 brother:👨 brunch:🍳 budget:📊 bug:💻 bulb:💐 bun:🍞 bunny:🐰 burger:🍔 burrito:🌮
    bus:🚌 business:💼 butter:🧈 cab:🚕 cabbage:🥬 cable:🔌 cafe:☕ cake:🍰 calculator:🧮 calculus:🧮 calendar:📅
    camera:📷 campground:⛺ camping:⛺ campsite:⛺ candle:🪔 candy:🍬 car:🚗 card:💌 career:💼 carrot:🥕 carwash:🚗
    cash:💰 casserole:🍲 cat:🐱 cavity:🦷 ceiling:🏠 celebration:🎉 cell:📱 cello:🎻 cellphone:📱 cereal:🥣
    certificate:📜 chair:🪑 champagne:🍾 chapter:📖 charger:🔋 charity:💝 chart:📊 check-up:🩺 checkup:🩺 cheddar:🧀
    cheese:🧀 chef:🧑‍🍳 chemistry:🧪 chess:🎲 chicken:🍗 child:🧒 children:🧒 chili:🍲 chocolate:🍫 christmas:🎄
    church:🙏 cinema:🎬 class:🎓 cleaners:👔 cleaning:🧹 clementine:🍊 client:💼 clinic:🩺 clock:⏰ closet:👕
    clothes:🧺 cloud:⛅ coat:🧥 cocktail:🍸 code:💻 coffee:☕ cold:🤧 colleague:💼 college:🎓 computer:💻 concert:🎵
    conditioner:🧊 conditioner-hair:🧴 contacts:👓 contract:💼 cookie:🍪 coop:🐔 corn:🌽 costco:🛒 costume:🎃
    couch:🪑 counseling:🧠 counselor:🧠 counter:🧼 course:🎓 court:📜 coworker:💼 cracker:🍪 craft:🎨 cream:🥛
    credit:💳 crib:🍼 crockpot:🍲 cruise:🚢 cucumber:🥒 cupcake:🍰 curtain:🪟 cv:💼 dad:👨 dairy:🥛 dashboard:📊
    data:📊 database:💻 daughter:🧒 daycare:🧒 deadline:📅 debit:💳 debt:📉 deck:📊 degree:🎓 delivery:📦 dental:🦷
    dentist:🦷 deploy:💻 deposit:💰 dermatologist:🩺 desktop:💻 detergent:🧼 diaper:🍼 diary:📓 dinner:🍲 dish:🧼
    dishes:🧼 dishwasher:🧼 dissertation:🎓 dmv:🚗 doctor:🩺 document:📁 document-folder:📁 documents:📁 dog:🐶
    dollars:💵 domain:🌐 donation:💝 donut:🍩 door:🚪 doorbell:🚪 doughnut:🍩 dr:🩺 draft:📝 drain:🚰 drama:🎭
    drawing:🎨 dress:👗 drill:🔩 drink:🥤 dropbox:📦 drum:🥁 dry-cleaning:👔 drywall:🔨 duvet:🛌 easter:🐣 egg:🥚
    election:🙋 electric:💡 electrician:💡 electricity:⚡ emergency:🆘 engagement:💍 envelope:📩 espresso:☕
    essay:📝 event:🎫 exam:📝 exercise:💪 expense:💵 experiment:🧪 exterminator:🦟 extinguisher:🧯 eye:👓
    eyeglasses:👓 family:👪 father:👨 faucet:🚰 faucet-fix:🔧 fax:📠 fedex:📦 fee:💵 field-trip:🎒 file:📁 files:📁
    filling:🦷 film:🎥 fire:🔥 fireplace:🔥 first-aid:🩹 fish:🐟 fishing:🎣 flight:🛫 flights:🛫 floor:🧹 florist:💐
    floss:🦷 flour:🍞 flower:💐 flu-shot:💉 folder:📁 footage:🎥 football:⚽ forecast:📈 form:📝 formula:🍼 frame:🎨
    freezer:🧊 fridge:🧊 fruit:🍎 fuel:⛽ furnace:🔥 furniture:🪑 game:🎮 gaming:🎮 garage:🏠 garage-sweep:🧹
    garbage:🚮 garden:🌱 garlic:🧄 gas:⛽ geography:🌍 gift:🎁 gin:🍸 girlfriend:👩 glasses:👓 glove:🧤 goldfish:🐟
    golf:⛳ gown:👗 gp:🩺 graduation:🎓 gran:👵 grandad:👴 grandfather:👴 grandma:👵 grandmother:👵 grandpa:👴
    granny:👵 granola:🥣 grape:🍇 grass:🌿 grill:🔥 groceries:🛒 grocery:🛒 groom:💍 groomer:🐾 group:👥 growth:📈
    guacamole:🥑 guinea:🐰 guitar:🎸 gutter:🪜 gutters:🪜 gym:💪 hair:💇 haircut:💇 hairdresser:💇 halloween:🎃
    ham:🍖 hamburger:🍔 hammer:🔨 hamper:🧺 hamster:🐰 handbag:👜 handout:📃 handyman:🔧 hanukkah:🕎 hardware:🔩
    hat:🎩 heater:🔥 hem:🪡 herb:🌱 hike:🥾 hiking:🥾 history:🌍 hoa:🏡 holiday:🧳 home:🏠 homework:🎒 honey:🍯
    horse:🐴 hospital:🏥 hostel:🏨 hotel:🏨 house:🏠 houseplant:🪴 hr:🧑‍💼 hulu:📺 husband:👨 hvac:🧊 ibuprofen:💊
    ice:🧊 ice-cream:🍦 icecream:🍦 id:🪪 infant:👶 inhaler:💊 injection:💉 ink:📃 inlaws:👪 insurance:📑
    insurance-claim:🏥 internet:🌐 interview:💼 invitation:💌 invite:💌 invoice:💵 iphone:📱 irs:🧾 itinerary:🧭
    jacket:🧥 jeans:👖 jeweler:💍 job:💼 jog:🏃 journal:📓 juice:🧃 kale:🥬 karaoke:🎤 keg:🍺 kennel:🐶 key:🔑
    keyboard:💻 keyboard-lesson:🎹 keys:🔑 kid:🧒 kitchen:🏠 kitten:🐱 kitty:🐱 knitting:🧶 kpi:📈 lab:🧪 ladder:🪜
    lamp:💡 landlord:🏠 laptop:💻 lasagna:🍝 latte:☕ laundry:🧺 lawn:🌿 lawyer:📜 leaf:🍂 leak:🚰 lease:🏠 leash:🐶
    leaves:🍂 lecture:🎓 leftover:🍲 legal:📜 lemon:🍋 lemonade:🍋 lenses:👓 letter:💌 lettuce:🥬 library:📚
    license:📜 light:💡 lightbulb:💡 lime:🍋 linen:🧺 linens:🧺 link:🔗 lipstick:💄 liquor:🍸 list:📝 litter:🐱
    living:🪑 livingroom:🪑 loaf:🍞 loan:🏦 lock:🔒 lock-door:🚪 locksmith:🔑 lotion:🧴 luggage:🧳 lumber:🪚 lunch:🍴
    lunchbox:🍱 lyft:🚗 macbook:💻 magazine:📖 magnet:🧲 mail:📬 mailbox:📬 makeup:💄 mall:🛒 mama:👩 manager:💼
    manicure:💅 map:🧭 marathon:🏃 margarine:🧈 market:🛒 marketing:📈 matcha:🍵 math:🧮 mattress:🛌 meal:🍴
    measure:📏 meat:🥩 mechanic:🚗 medication:💊 medicine:💊 meditation:🧘 meds:💊 meeting:💼 melon:🍉 memo:📝
    mentor:🤝 menu:🍴 mess:🧹 microphone:🎤 microwave:🧽 milk:🥛 mitten:🧤 mom:👩 mommy:👩 money:💰 monitor:💻
    mortgage:🏦 motel:🏨 mother:👩 motorcycle:🛵 mouse:🐭 mover:🚚 movie:🎬 moving:🚚 mower:🌿 mozzarella:🧀
    muffin:🧁 mum:👩 mushroom:🍄 music:🎵 nail:🔨 nails:💅 nana:👵 nanny:🧒 nap:😴 napkin:🧻 nectarine:🍑 needle:🪡
    netflix:📺 networking:🤝 newborn:👶 news:📰 newspaper:📰 nintendo:🎮 noodle:🍝 notebook:📓 notes:📝 novel:📚
    nut:🥜 oat:🥣 oatmeal:🥣 office:💼 oil:🚗 omelette:🍳 onion:🧅 optometrist:👓 orange:🍊 ornament:🎄
    orthodontist:🦷 outfit:👗 outlet:🔌 oven:🧽 package:📦 packing:🧳 page:📖 paintbrush:🎨 painting:🎨 pan:🍳
    pancake:🥞 pants:👖 papa:👨 paper:📝 paper-towel:🧻 paperclip:📎 paperwork:📁 parcel:📬 parents:👪 parking:🚗
    parrot:🐦 partner:🤝 party:🎉 pass:🎫 passcode:🔒 passport:🛂 password:🔒 pasta:🍝 paycheck:💰 payment:💵
    paypal:💳 payroll:🧑‍💼 pc:💻 peach:🍑 peanut:🥜 pediatrician:🩺 pedicure:💅 pen:📝 pencil:📝 pens:📝 peony:💐
    pepper:🫑 permission:🎒 permit:📜 pest:🦟 pet:🐾 petrol:⛽ pharmacist:💊 pharmacy:💊 phone:📱 photo:📷
    photographer:📷 physical:🩺 physician:🩺 piano:🎹 pickle:🥒 picture:📷 pictures:📷 pie:🥧 pilates:🧘 pill:💊
    pillow:🛌 pineapple:🍍 pipe:🚰 pizza:🍕 plane:🛫 planner:📓 plant:🌱 plants:🌱 playdate:🧒 playlist:🎵
    playstation:🎮 plug:🔌 plumber:🚽 plumbing:🚰 plunger:🚽 podcast:🎤 pony:🐴 pool:🏊 popcorn:🍿 pork:🍖
    portfolio:💼 post:📬 poster:🎨 pot:🪴 potato:🥔 potluck:🍴 power:⚡ powerpoint:📊 pray:🙏 prayer:🙏
    prescription:💊 present:🎁 presentation:📊 primer:🎨 print:📃 printer:📃 printout:📃 professor:🎓 program:💻
    property:🏡 proposal:💼 prosecco:🍾 psychiatrist:🧠 psychologist:🧠 pull:💻 pumpkin:🎃 puppy:🐶 purse:👜
    puzzle:🧩 quarterly:📊 quiz:📝 rabbit:🐰 race:🏃 raspberry:🍓 razor:🪒 realtor:🏠 receipt:💵 receipts:🧾
    recipe:🧑‍🍳 recital:🎭 record:📁 records:📁 recruiter:🧑‍💼 recycle:🔄 recycling:🔄 refill:💊 refrigerator:🧊
    refund:💵 registration:🚗 registry:🎁 rehearsal:🎭 reimbursement:💵 reminder:⏰ rent:💵 repair:🔧 repo:💻
    report:📝 report-out:📊 reservation:🍴 restaurant:🍴 resume:💼 retainer:🦷 return:📦 returns:📦 ribs:🍖 rice:🍚
    ring:💍 roof:🏠 room:🏠 rose:💐 router:🌐 rubbish:🚮 ruler:📏 run:🏃 safeway:🛒 salad:🥗 salary:💰 sales:📈
    salon:💇 salt:🧂 sandwich:🥪 savings:💰 saw:🪚 scarf:🧣 schedule:📅 scholarship:🎓 school:🎒 schoolwork:🎒
    scissors:📎 screen:💻 screw:🔧 screwdriver:🪛 screws:🔧 seafood:🦐 seasoning:🧂 security:🔒 seed:🌱 seedling:🌱
    semester:🎓 server:💻 sew:🧵 sewing:🧵 shampoo:🧴 sheet:🛌 shelf:🔨 shelves:🔨 shipment:📦 shirt:👕 shoe:👟
    shopping:🛒 shot:💉 show:📺 shower:🎉 shower-curtain:🚿 showerhead:🚿 shrimp:🦐 sink:🚰 sister:👩 sitter:🧒
    sketch:🎨 ski:🎿 skillet:🍳 skirt:👗 sleep:😴 slides:📊 smartphone:📱 smoke:🔥 smoothie:🧃 snack:🍿 sneaker:👟
    snow:⛄ snowboard:🎿 soap:🧼 soccer:⚽ sock:🧦 socks:🧦 soda:🥤 sofa:🪑 software:💻 son:🧒 song:🎵 soup:🍲
    spaghetti:🍝 specialist:🩺 spectacles:👓 speech:🎤 spice:🧂 spinach:🥬 sponge:🧼 spotify:🎵 spreadsheet:📊
    stable:🐴 stamp:📮 standup:👥 stapler:📎 statistics:📊 steak:🥩 steps:🚶 stew:🍲 stock:📈 store:🛒 story:📖
    stove:🧽 strawberry:🍓 streaming:📺 stretch:🧘 stroll:🚶 stroller:🍼 studies:📚 study:📚 stylist:💇
    subscription:💵 suit:👔 suitcase:🧳 sunscreen:🧴 supermarket:🛒 supper:🍲 supplement:💊 surgery:🏥 survey:📝
    sushi:🍣 sweets:🍬 swim:🏊 sync:👥 syrup:🍯 t-shirt:👕 taco:🌮 tailor:👔 tangerine:🍊 tap:🚰 tape:📏 tax:🧾
    taxes:🧾 taxi:🚕 tea:🍵 teacher:🧑‍🏫 team:👥 teeth:🦷 television:📺 tennis:🎾 tent:⛺ test:📝 textbook:📚
    thanksgiving:🍗 thanksgiving-dinner:🦃 theater:🎬 therapist:🧠 therapy:🧠 thesis:🎓 thread:🧵 ticket:🎫
    tickets:🎫 tie:👔 tip:💵 tire:🚗 tissue:🧻 tissue-box:🤧 toast:🍞 toast-speech:🎤 toddler:🧒 toilet:🚽
    toilet-paper:🧻 tomato:🍅 toner:📃 tool:🔧 tools:🧰 tooth:🦷 toothbrush:🦷 toothpaste:🦷 towel:🧺 toy:🧸 toys:🪀
    trader:🛒 train:🚆 trainer:💪 trash:🚮 travel:🌍 tree:🌳 trip:🧳 trophy:🏆 trousers:👖 truck:🚚 tshirt:👕 tub:🛁
    tulip:💐 turkey:🍗 tutor:🧑‍🏫 tutoring:🧑‍🏫 tv:📺 tylenol:💊 tyre:🚗 u-haul:🚚 uber:🚗 umbrella:☔ uncle:👨
    university:🎓 ups:📦 urgent-care:🏥 url:🔗 usps:📬 utilities:⚡ utility:⚡ vacation:🧳 vaccination:💉 vaccine:💉
    vegetable:🥦 veggie:🥦 vehicle:🚗 veil:👰 venmo:💳 vet:🐾 veterinarian:🐾 video:🎥 violin:🎻 visa:🛂 vitamin:💊
    vodka:🍸 volunteer:💝 vote:🙋 waffle:🥞 walk:🚶 wall:🧱 walmart:🛒 wardrobe:👕 warranty:📑 watch:⌚ water:💧
    watercolor:🎨 watermelon:🍉 web:💻 website:💻 wedding:💍 weed:🌿 weeds:🌿 weights:💪 whiskey:🍸 wife:👩 wifi:🌐
    window:🪟 wine:🍷 wing:🍗 wipes:🍼 wood:🪚 work:💼 workout:💪 wrench:🔧 xbox:🎮 xmas:🎄 yard:🏡 yarn:🧶 yeast:🍞
    yoga:🧘 yoghurt:🥛 yogurt:🥛 zucchini:🥒
    """)
}
