// Names of things whose first word could be a verb, in the singular: "paper towel", "oil change". Where one of them
// stands, nothing is papered and nothing oiled.
extension WordTable {
  static let compoundNouns = WordTable(
    """
    address-book address-change address-label address-list audit-report back-brace back-door back-pack
    back-pain back-porch back-scratcher back-yard bank-account bank-appointment bank-card bank-loan
    bank-statement bank-transfer bill-pay bill-payment board-book board-game board-meeting book-bag
    book-case book-club book-cover book-end book-fair book-light book-order book-report book-shelf
    book-stand book-store bottle-brush bottle-cap bottle-opener bottle-rack box-cutter box-spring brew-ery
    brew-kit brush-head brush-set bug-bite bug-net bug-report bug-spray bulb-planter call-back call-bell
    call-center call-list call-log call-sheet call-time cash-app cash-box cash-flow cash-register cat-food
    change-jar change-purse charge-cable charge-card charge-cord check-book check-engine check-in
    check-list check-up chip-clip claim-check claim-form claim-number clamp-light clean-cloth clean-up
    clip-board coat-check coat-hanger coat-hook coat-rack color-copy color-ink color-pencil color-swatch
    conference-call contact-case contact-form contact-info contact-len contact-lens contact-list
    contact-number contact-sheet contact-solution contract-renewal contract-review copy-machine copy-paper
    copy-shop count-down cover-art cover-letter cover-photo cover-sheet craft-beer craft-box craft-fair
    craft-foam craft-night craft-paper craft-room craft-show craft-store craft-supply craft-table crop-top
    cut-board cut-flower date-book date-idea date-night deposit-box deposit-refund deposit-slip
    design-brief design-doc design-meeting design-review desk-lamp detail-brush dish-brush dish-rack
    dish-soap dish-towel display-case document-folder document-scanner dog-food draft-beer drain-cleaner
    drain-cover drain-plug drain-snake drain-stopper dress-alteration dress-code dress-fitting dress-pant
    dress-rehearsal dress-shirt dress-shoe dress-sock drill-bit drill-press drill-set drill-team
    drink-coaster drink-mix drive-test drive-through drive-thru drive-time drive-way drop-box drop-ceiling
    drop-cloth drop-down drop-in drop-leaf drop-light drop-off drop-ship dry-bag dry-cleaner dry-cleaning
    dry-erase dry-good dry-ice dry-shampoo dry-wall dump-ling dump-run dump-ster dump-truck dust-bag
    dust-bin dust-buster dust-cover dust-mask dust-mop dust-pan email-account email-address email-list
    email-newsletter email-password email-signature exchange-gift exchange-rate exchange-student
    exercise-ball exercise-band exercise-bike exercise-class exercise-cloth exercise-equipment exercise-mat
    exercise-video export-file express-lane express-mail express-shipping face-cloth face-cream face-lotion
    face-mask face-moisturizer face-paint face-time face-wash face-wipe fax-machine fax-number feed-bag
    feed-store figure-skate file-box file-cabinet file-folder file-organizer file-transfer fill-dirt
    film-club film-festival film-roll filter-paper filter-replacement fire-alarm fire-ant fire-department
    fire-drill fire-extinguisher fire-inspection fire-pit fire-place fire-starter fire-truck fire-wood
    fish-cake fish-fillet fish-finger fish-food fish-fry fish-market fish-oil fish-sauce fish-stick
    fish-taco fish-tank fit-bit flag-pole flash-card flash-drive flash-light flash-sale flip-chart
    flip-flop flip-phone floss-pick form-letter frame-repair frame-shop freeze-bag freeze-pop frost-bite
    fry-pan garden-bed garden-center garden-club garden-fence garden-glove garden-hose garden-shed
    garden-soil garden-supply garden-tool gift-bag gift-basket gift-box gift-card gift-certificate
    gift-exchange gift-idea gift-list gift-receipt gift-tag glue-gun glue-stick grade-book grade-report
    grease-trap grill-brush grill-cheese grill-cover grill-grate grill-tank group-chat group-dinner
    group-gift group-meeting group-photo group-presentation group-project group-therapy guard-dog
    guard-rail guest-list guest-room guide-book hand-bag hand-cream hand-lotion hand-mixer hand-out
    hand-puppet hand-sanitizer hand-saw hand-soap hand-towel hand-warmer hand-weight head-band head-board
    head-count head-gasket head-lamp head-lice head-light head-phone head-shot heat-bill heat-gun heat-pack
    heat-pad heat-pump heat-wave hose-bib hose-nozzle hose-reel host-family host-gift host-stand ice-cream
    ice-cube ice-maker ice-melt ice-pack ice-skate ice-tray ice-water import-duty interview-cloth
    interview-note interview-outfit interview-prep interview-question interview-suit interview-thank
    iron-board iron-level iron-pill iron-supplement jump-drive jump-rope jump-starter kick-ball kick-board
    kick-plate kick-stand label-maker label-printer label-tape land-line land-lord land-survey launch-date
    launch-pad launch-party launch-plan lead-paint lead-time light-bill light-box light-bulb light-fixture
    light-jacket light-string light-switch line-item list-price load-bearing load-out loan-application
    loan-document loan-officer loan-paper loan-payment lock-box lock-down lock-smith lock-washer log-book
    log-cabin log-in log-splitter lunch-account lunch-bag lunch-box lunch-date lunch-meat lunch-meeting
    lunch-menu lunch-money lunch-order mail-box mail-carrier mail-key mail-man mail-order mail-room
    mail-slot map-quest mark-down mark-up market-day market-list market-report market-research market-run
    market-stall mash-potato match-box match-day match-point match-stick meal-kit meal-ticket measure-cup
    microwave-cover microwave-dinner microwave-oven microwave-popcorn microwave-tray milk-crate
    milk-frother milk-shake mix-bowl mix-tape model-car model-home model-kit model-train monitor-arm
    monitor-cable monitor-mount monitor-stand mop-bucket mop-head mop-pad mount-ain mount-bracket
    nail-appointment nail-art nail-brush nail-clipper nail-file nail-glue nail-gun nail-polish nail-salon
    nail-trim name-badge name-card name-change name-list name-plate name-tag note-book note-card note-pad
    number-plate nurse-line oil-bill oil-change oil-delivery oil-filter oil-lamp oil-paint oil-painting
    oil-pan oil-spill oil-tank order-confirmation order-form order-history order-number order-statu
    outline-draft pack-list pack-rat paint-brush paint-bucket paint-can paint-chip paint-class paint-color
    paint-job paint-roller paint-sample paint-set paint-store paint-supply paint-swatch paint-tape
    paint-thinner paint-tray paper-airplane paper-bag paper-clip paper-cup paper-cutter paper-lantern
    paper-mache paper-napkin paper-plate paper-ream paper-route paper-shredder paper-straw paper-towel
    paper-work park-bench park-pass park-permit pass-code pass-port pass-word patch-kit patch-panel
    pay-check pay-day pay-off pay-phone pay-raise pay-rise pay-slip pay-stub pet-food pet-sitter pet-store
    pet-supply phone-appointment phone-battery phone-bill phone-book phone-cable phone-call phone-case
    phone-charger phone-holder phone-interview phone-jack phone-mount phone-number phone-plan phone-repair
    phone-screen phone-stand phone-upgrade photo-album photo-book photo-card photo-day photo-frame photo-id
    photo-paper photo-print photo-shoot pick-ax pick-axe pick-let pick-up picture-book picture-day
    picture-frame picture-hanging picture-hook pin-board pin-cushion pin-number pitch-deck pitch-fork
    pitch-meeting place-card place-holder place-mat place-setting plan-book plan-document plant-food
    plant-hanger plant-pot plant-sale plant-shelf plant-sitter plant-stand plate-rack play-date play-doh
    play-dough play-ground play-house play-list play-mat play-off play-pen play-room play-sand play-set
    play-station play-tent plug-adapter plug-in plug-strip polish-remover pool-chemical pool-chlorine
    pool-cover pool-filter pool-noodle pool-party pool-pass pool-pump pool-table pool-toy pop-corn
    pop-filter pop-quiz pop-tab pop-tart pop-up port-wine post-box post-card post-it post-mortem
    post-office post-op pot-holder pot-luck pot-pie pot-plant pot-rack pot-roast pot-sticker practice-book
    practice-exam practice-field practice-pad practice-quiz practice-schedule practice-sheet practice-test
    practice-uniform press-conference press-kit press-pass press-release price-adjustment price-check
    price-list price-match price-quote price-tag print-cartridge print-out print-shop process-server
    program-guide project-board project-budget project-deadline project-kickoff project-management
    project-manager project-meeting project-outline project-plan project-proposal project-report
    project-review project-supply project-update prune-juice pump-bag pump-kin pump-part question-list
    quote-request race-bib race-car race-day race-packet rain-boot rain-coat rain-gutter rain-jacket
    record-label record-player record-request record-store rent-check rent-control rent-due rent-increase
    rent-money rent-payment rent-receipt report-back report-card request-form research-assistant
    research-grant research-paper research-plan research-project research-proposal research-question
    return-address return-envelope return-flight return-label return-policy return-receipt return-ticket
    return-trip review-call review-meeting review-packet review-session review-sheet ring-bearer
    ring-binder ring-box ring-doorbell ring-light ring-resizing ring-size ring-toss rinse-aid rip-cord
    roast-beef roast-chicken roast-pork roast-potato roast-turkey rock-salt roll-up route-map route-plan
    rule-book run-way sample-sale sand-al sand-bag sand-box sand-paper sand-wich save-date scale-battery
    scan-appointment scan-report scan-result schedule-change schedule-conflict school-supply score-board
    score-card score-keeper screen-cleaner screen-door screen-play screen-protector screen-repair
    screen-replacement screen-shot screen-time screw-driver screw-eye scrub-brush scrub-top seal-ant
    seat-belt seat-cover seat-cushion seat-post seat-warmer seed-ling seed-mix seed-order seed-packet
    seed-starter seed-tray service-appointment service-center service-charge service-dog service-engine
    service-fee service-plan service-record set-list set-top set-up shape-wear share-price shave-cream
    shed-key shelf-bracket shelf-liner shift-bid shift-change shift-key shift-schedule shift-swap ship-ment
    ship-yard shop-class shop-light shop-rag shop-towel shovel-handle shower-caddy shower-cake shower-cap
    shower-cleaner shower-curtain shower-door shower-drain shower-gel shower-gift shower-head
    shower-invitation shower-invite shower-liner shower-mat shower-rod shower-shoe shower-tile sign-age
    sign-off sign-post sign-up sink-drain sink-stopper skip-bo sleep-aid sleep-mask sleep-over sleep-sack
    sleep-study sleep-training slide-deck slide-show smoke-alarm smoke-detector snack-bag snack-bar
    snack-box snack-day snack-mix snack-pack sound-bar sound-board sound-check sound-proofing sound-system
    sound-track space-bag space-heater space-saver split-pea spot-cleaner spot-light spot-remover
    spray-bottle spray-can spray-nozzle spray-tan spread-sheet stage-fright stain-remover stain-stick
    stamp-book stamp-collection stamp-pad stamp-set stand-up start-date start-time start-up step-counter
    step-dad step-ladder step-mom step-son step-stool stitch-marker stock-cube stock-market stock-option
    stock-photo stock-pot stock-room stop-light stop-sign stop-watch store-credit store-hour store-room
    store-run storm-door storm-window stove-burner stove-top stress-ball stretch-band stretch-class
    stretch-pant string-bean string-cheese string-light string-trimmer strip-club strip-light strip-mall
    study-abroad study-group study-guide study-hall study-material study-note study-plan study-room
    study-session style-guide suit-bag suit-case suit-coat suit-fitting suit-jacket supply-closet
    supply-drop supply-list supply-order supply-run supply-store support-animal support-call support-desk
    support-group support-hose support-ticket swap-meet sweat-band sweat-pant sweat-shirt sweet-potato
    swim-bag swim-cap swim-class swim-diaper swim-fee swim-float swim-goggle swim-lesson swim-meet
    swim-practice swim-shirt swim-suit swim-team swim-test swim-trunk swim-vest swim-wear switch-charger
    switch-controller switch-game switch-plate table-cloth table-decoration table-lamp table-leg
    table-linen table-number table-pad table-read table-runner table-salt table-saw table-setting
    table-spoon table-tenni table-top tag-along tag-sale tag-team talk-show talk-time talk-track tap-shoe
    tap-water tape-dispenser tape-gun tape-measure tape-recorder target-audience target-date target-list
    target-order target-return target-run tax-accountant tax-appointment tax-bill tax-document tax-estimate
    tax-extension tax-form tax-guy tax-info tax-letter tax-paperwork tax-payment tax-person tax-prep
    tax-receipt tax-refund tax-return tax-software tax-stuff tea-bag tea-cup tea-light tea-party tea-pot
    tear-drop test-bank test-date test-kit test-paper test-prep test-result test-score test-strip test-tube
    text-book tie-clip tie-down tie-dye tie-rack tile-adhesive tile-cleaner tile-grout tile-sample tile-saw
    time-card time-line time-off time-sheet time-slot time-table tip-jar tip-sheet title-deed
    title-insurance title-page title-search title-transfer toast-oven top-per top-soil top-up touch-screen
    touch-up tour-date tour-guide tour-ticket tow-el tow-rope tow-truck trade-in trade-show train-fare
    train-pass train-set train-station train-table train-ticket transport-fee trap-bait trash-bag trash-bin
    trash-can trash-compactor trash-day trash-man trash-pickup travel-adapter travel-agent
    travel-arrangement travel-bag travel-book travel-bottle travel-card travel-case travel-crib
    travel-document travel-expense travel-form travel-guide travel-health travel-insurance travel-itinerary
    travel-kit travel-log travel-mug travel-pillow travel-plan travel-reimbursement travel-size
    travel-stuff travel-toiletry travel-vaccine travel-visa travel-voucher treat-bag trim-paint trip-budget
    trip-insurance trip-itinerary trip-packing trip-plan trip-planning trip-report tune-up type-writer
    vacuum-bag vacuum-belt vacuum-cleaner vacuum-filter vacuum-part vacuum-seal view-finder visit-ation
    visit-or visit-summary voice-lesson voice-mail voice-memo voice-recorder wake-up walk-way warm-cloth
    warm-up wash-bag wash-basket wash-bin wash-cloth watch-band watch-battery watch-dog watch-list
    watch-repair watch-strap water-aerobic water-balloon water-barrel water-bill water-bottle water-bowl
    water-can water-chestnut water-color water-colour water-cooler water-cracker water-damage water-feature
    water-filter water-gun water-heater water-jug water-leak water-main water-melon water-meter water-park
    water-pick water-pill water-pitcher water-polo water-pressure water-proof water-pump water-sample
    water-shoe water-softener water-tank water-test water-timer wax-appointment wax-bean wax-melt wax-paper
    wax-strip wax-warmer weed-barrier weed-eater weed-killer weed-torch weed-whacker weight-watcher
    wire-brush wire-cutter wire-hanger wire-mesh wire-nut wire-rack wire-stripper wire-transfer work-badge
    work-bag work-bench work-book work-boot work-call work-cloth work-computer work-email work-event
    work-expense work-force work-gift work-glove work-history work-laptop work-lunch work-meeting
    work-order work-out work-pant work-party work-permit work-phone work-potluck work-presentation
    work-project work-schedule work-sheet work-shift work-shirt work-shoe work-shop work-space work-study
    work-stuff work-travel work-trip work-truck work-uniform work-van work-visa wrap-ping wrap-up zip-bag
    zip-code zip-drive zip-line zip-lock
    """)
}
