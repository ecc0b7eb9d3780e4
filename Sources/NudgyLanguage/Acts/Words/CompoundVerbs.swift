// Verbs of two words, the first of which says how: "deep clean", "pressure wash". Nothing is cut between them.
extension WordTable {
  static let compoundVerbs = WordTable(
    """
    air-dry air-fry air-out apartment-hunt baby-proof baby-sit batch-bake batch-cook batch-prep bench-press
    blow-dry bottle-feed brain-storm bubble-wrap bulk-buy bulk-order carb-load carpet-clean christmas-shop
    cold-call cold-email color-code crate-train cross-check cross-post cross-stitch cross-train
    crowd-source deep-clean deep-condition deep-fry dog-sit dog-walk double-bag double-book double-check
    dry-brush dry-clean dry-run duct-tape fact-check factory-reset field-test fine-tune free-write
    gift-wrap grocery-shop group-email group-text hand-deliver hand-feed hand-wash hand-write hard-boil
    hard-reset heat-seal hot-glue house-hunt house-sit job-hunt job-search jump-start lab-test leaf-blow
    leash-train live-stream live-tweet machine-wash mass-email mass-text meal-plan meal-prep pan-fry
    pet-sit photo-copy potty-train power-clean power-sand power-wash pre-heat pre-order pre-pay
    pre-register pre-wash pressure-clean pressure-cook pressure-test pressure-treat pressure-wash
    proof-read re-caulk re-do re-enroll re-grout re-hang re-order re-paint re-pot re-read re-record
    re-register re-schedule re-seal re-send re-stock re-submit re-watch re-wire re-write road-test
    screen-print screen-record screen-share self-assess self-check shop-vac sight-read slow-cook slow-roast
    snow-blow snow-shovel soft-launch speed-read spell-check spot-check spot-clean spot-treat spray-paint
    spring-clean steam-clean steam-mop stir-fry strength-train stress-test super-glue taste-test test-drive
    test-fit test-print test-run time-block triple-check tumble-dry user-test weed-eat weed-whack wet-mop
    wet-sand wet-vac window-shop zip-tie
    """)
}
