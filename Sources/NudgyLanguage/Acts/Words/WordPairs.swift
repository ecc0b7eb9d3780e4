// What belongs together around "and", each word in the singular: "mac and cheese", "wash and fold", "mom and dad".
extension WordTable {
  static let pairs = WordTable(
    """
    a-p abercrombie-fitch arm-hammer arrival-departure art-craft at-t aunt-uncle b-b back-forth bacon-egg
    balloon-cake barnes-noble bath-body battery-charger bean-rice bed-bath bed-body bed-breakfast beer-ice
    beer-wine ben-jerry biscuit-gravy black-white book-toy bottle-nipple bow-ribbon box-ship boy-girl
    brake-tire bread-butter bread-cheese bread-egg bread-milk broom-dustpan brother-sister buff-polish
    burger-fry butter-egg butter-jelly buy-sell cake-balloon cake-candle candle-cake cap-gown card-flower
    card-gift cash-carry cat-dog cheese-cracker chicken-rice chicken-waffle chip-dip chip-guac chip-salsa chop-freeze
    clip-file coat-boot coat-hat coffee-creamer coffee-tea cook-clean cook-freeze cookie-cream cookie-milk
    copy-paste cracker-cheese crate-barrel crayon-marker cream-sugar cup-plate cup-saucer cut-color
    cut-colour cut-dye cut-paste cut-style dad-mom date-time day-night dental-vision diaper-wipe dick-jane
    dine-dash dog-cat dolce-gabbana drag-drop drink-food dust-vacuum dustpan-broom eat-drink eat-sleep
    edge-trim egg-bacon egg-bread egg-cheese egg-milk envelope-stamp fill-sign fish-chip flour-sugar
    flower-card flower-chocolate food-drink food-water food-wine fork-knife fork-spoon game-toy
    garlic-onion gift-card gin-tonic glove-hat glue-scissor grab-go grandma-grandpa h-m hair-makeup
    hair-nail half-half ham-cheese hammer-nail hat-glove hat-mitten hat-scarf health-dental health-safety
    hide-seek hour-minute husband-wife ice-beer in-out ink-paper johnson-johnson ketchup-mustard
    keyboard-mouse kid-dog knife-fork lather-rinse lemon-lime lettuce-tomato life-disability load-unload
    lock-hinge lock-key lost-found m-m mac-cheese mani-pedi marketing-sale marks-spencer meatball-spaghetti
    meet-greet men-woman milk-bread milk-cereal milk-cookie milk-egg mix-match mom-dad mop-bucket mop-sweep
    mouse-keyboard mow-edge mow-trim mr-mrs mustard-ketchup nail-screw name-address name-number
    napkin-plate needle-thread nut-bolt oil-filter oil-vinegar on-off onion-garlic p-l pack-ship paper-ink
    paper-pencil parent-teacher park-ride pb-j peanut-jelly peel-chop pen-paper pen-pencil pencil-eraser
    pencil-paper pencil-pen phone-charger pick-pull place-time plate-cup plate-napkin plug-play pork-bean
    pot-pan prime-paint print-sign pro-con procter-gamble profit-loss pros-con q-a r-r rake-bag read-sign
    research-development rest-relax review-sign ribbon-bow rice-bean rinse-repeat rise-shine rum-coke
    sale-marketing salt-pepper sand-paint sand-stain scan-email scan-send scan-upload scarf-glove
    screw-nail search-rescue shampoo-conditioner sheet-blanket sheet-pillowcase sheet-towel shirt-tie
    shoe-bag shoe-sock show-tell shower-shave sign-date sign-return sign-send slice-dice smith-wesson
    soap-shampoo soap-water son-daughter soup-salad soup-sandwich spaghetti-meatball spoon-fork stain-seal
    stamp-envelope start-end steak-potato stop-shop sugar-cream surf-turf sweep-mop sweet-sour t-mobile
    tape-glue tea-coffee term-condition thread-needle tiffany-co time-place tire-brake tom-jerry
    toothbrush-toothpaste toothpaste-floss towel-sheet towel-sunscreen toy-game track-field trial-error
    turkey-cheese up-down vacuum-dust vacuum-mop vision-dental wash-chop wash-cut wash-dry wash-fold
    wash-iron wash-vacuum wash-wax water-food wine-beer wine-cheese wine-dine wipe-diaper wrap-ship
    """)
}
