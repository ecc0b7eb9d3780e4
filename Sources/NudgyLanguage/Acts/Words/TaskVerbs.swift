// Verbs that begin a task, with letters for how far they can be trusted to be one:
// n a noun or something else more often (paper, name), s hardly ever anything but a verb (buy), v a verb more
// often than a noun (call, order), w says little by itself (keep, try), l a verb when it opens an item of a list
// and a noun follows (label storage bins), g goes with a preposition (shop for).
extension WordTable {
  static let taskVerbs = WordTable(
    """
    accept:s access:s accompany:s accomplish:s accrue:s acknowledge:s act:n activate:s adapt:s add:sg
    address:nl adhere:s adjust:s administer:s adopt:s advertise:s advise:s aerate:s affix:s aim:n
    airdrop:v align:s allocate:s alphabetize:s alter:s amend:s amortize:s analyse:s analyze:s anchor:n
    annotate:s announce:s annoy:s anodize:s answer:v anticipate:s apologize:s append:s apply:sg appoint:s
    appraise:s approve:s archive:v arrange:s ask:sg assemble:s assess:s assign:s assist:s attach:s
    attend:s auction:n audit:nl authenticate:s authorize:s autograph:n automate:s babyproof:s babysit:s
    back:n backfill:s backup:s bake:s balance:n bank:n bargain:n barter:s baste:s bathe:s batten:s
    become:sw bedazzle:s begin:s bid:n bike:n bill:n bind:s blanch:s bleach:n bleed:s blend:s block:n
    blog:n blow-dry:s board:n boil:s book:v boost:n borrow:s bottle:n bottle-feed:s box:n braid:n
    brainstorm:s braise:s break:ng breastfeed:s brew:nl brief:n brighten:s bring:s broil:s browse:s brush:nl
    budget:nl bug:n build:s bundle:n burn:nl bury:s buy:s calculate:s calibrate:s call:v camp:ng cancel:s
    canvass:s cap:n caramelize:s care:ng carry:s carve:s cash:nl cashapp:v catch:s categorize:s catsit:s
    caulk:nl celebrate:s certify:s challenge:n change:v chaperone:nl charge:v chase:nl chat:ng chauffeur:s
    check:vg chill:n chip:n chisel:n chlorinate:s choose:s chop:nl chuck:s churn:s circulate:s cite:s claim:nl
    clamp:n clarify:s clasp:s classify:s clean:v clear:s clip:nl clone:s close:n coach:ng coat:n
    coauthor:s coax:s coddle:s coil:n collate:s collect:s color:nl colour:nl comb:nl combine:s comfort:s
    commemorate:s comment:n commission:n commit:nlg compare:s compile:s complain:s complete:s compliment:n
    compose:s compost:nl compress:s conceal:s condense:s conduct:s configure:s confirm:s congratulate:s
    connect:s conserve:s consider:sw consolidate:s construct:s consult:s contact:s contain:s contest:nl
    continue:sw contribute:s convert:s cook:v cooperate:s coordinate:s copy:nl cost:nw counsel:s count:nl
    counter:n cover:n craft:nl crate:n crawl:s create:s cremate:s crochet:v crop:nl cross:n crunch:n
    cull:s cultivate:s cure:s customize:s cut:nlg cycle:nl dab:s dance:ng date:n de-ice:s deadhead:s
    debate:n debone:s debrief:s debug:s decant:s decide:s decline:s declutter:s decode:s decommission:s
    decorate:s decrease:v dedicate:s deduct:s deep-clean:s deep-fry:s defer:s define:s defog:s defrost:s
    deglaze:s dehumidify:s dehydrate:s deice:s delegate:v delete:s deliver:s demo:nl demolish:s
    demonstrate:s deodorize:s deploy:s deposit:nl desalt:s descale:s describe:s deseed:s design:nl
    designate:s detach:s detail:nl detangle:s determine:s detox:n develop:s devise:s deworm:s diagnose:s
    diagram:n dial:nl dice:nl dig:s digest:n digitize:s dine:s direct:s disable:s disassemble:s discard:s
    disconnect:s discontinue:s discover:s discuss:s disinfect:s dismantle:s dispatch:s display:n dispose:s
    dispute:nl distribute:s ditch:n dive:s divide:s dm:s do:nl dock:n document:nl dogsit:s donate:s
    doodle:n doordash:v double-check:s doublebook:s doublecheck:s downgrade:nl download:s downsize:s
    draft:nl drain:nl drape:s draw:nl dredge:s dress:nl drill:nl drink:nl drive:nlg drizzle:n drop:vg
    drop-off:s drum:n dry:s dry-clean:s dub:s duct-tape:s dump:nl duplicate:nl dust:v dye:nl earn:s eat:s
    edit:s educate:s elect:s eliminate:s email:v embed:s embrace:s embroider:s emcee:s emphasize:s empty:v
    enable:s encode:s encourage:s encrypt:s endorse:s enforce:s engage:s engrave:s enhance:s enlarge:s
    enlist:s enquire:s enrich:s enrol:s enroll:s ensure:s enter:s entertain:s erase:s escalate:s escort:n
    establish:s estimate:nl etch:s evacuate:s evaluate:s evict:s examine:s excavate:s exchange:nl
    exclude:s execute:s exercise:n exfoliate:s exhibit:n expand:s expedite:s expense:n experiment:n
    explain:s explore:s export:nl express:n extend:s exterminate:s extinguish:s extract:n face:n
    facetime:s fast:n fasten:s fax:nl feature:n feed:v fertilise:s fertilize:s fetch:s fiddle:n fight:nl
    figure:s file:vg filet:s fill:v film:nl filter:nl finalise:s finalize:s finance:n find:s finetune:s
    finish:s fire:nl fish:ng fit:n fix:v flag:nl flash:n flatten:s flip:nl float:n floss:v flush:nl foam:n
    focus:ng foil:n fold:s follow:s follow-up:s followup:s forage:s forgive:s form:n formalize:s format:nl
    formulate:s forward:s foster:n frame:nl freeze:s frost:nl fry:nl fulfill:s fumigate:s fund:n furnish:s
    garden:n gargle:s garnish:s gather:s gauge:s generate:s get:s ghostwrite:s gift:n gift-wrap:s
    giftwrap:s give:s glaze:n glue:nl go:s google:v grab:s grade:nl grate:s grease:nl greet:s grill:nl
    grind:s groom:nl group:nl grout:nl grow:s guard:n guide:n hack:n hammer:n hand:nl hand-wash:s handle:s
    handwash:s handwrite:s hang:s harvest:s haul:nl head:nlg heat:nl heat-seal:s help:v hem:s hide:s
    highlight:nl hike:n hire:s hit:n hitch:n hoist:s hold:n hook:n hook-up:s hoover:v hose:n host:nl
    hound:n house-sit:s housesit:s humidify:s hunt:nlg husk:s hydrate:s identify:s illustrate:s image:n
    imitate:s immunize:s implement:s import:nl impress:s improve:s inaugurate:s incorporate:s increase:v
    incubate:s inflate:s inform:s infuse:s initial:n initiate:s inject:s ink:n inquire:s insert:s
    inspect:s instacart:v install:s insulate:s insure:s integrate:s interview:nl introduce:s inventory:n
    invest:s investigate:s invite:s invoice:nl iron:v irrigate:s isolate:s jet-wash:s jetwash:s jog:s
    join:s jot:s journal:n judge:n julienne:s jump:nlg jumpstart:s justify:s kayak:n keep:sw kick:nl
    kill:s knead:s kneel:s knit:s knot:n label:nl lace:nl ladle:n laminate:s land:n latch:n lather:s
    launch:nl launder:s lay:nl lay-out:s lead:nl learn:s lease:n lease-out:s leash:n leave:s lend:s let:sw
    level:n lift:nl light:nl limit:nl line:n line-dry:s link:nl liquidate:s list:nlg listen:vg litter:n
    livestream:s load:nl loan:n lobby:ng locate:s lock:nl log:nlg log-in:s look:vg loosen:s love:w
    lower:nl lube:nl lubricate:s lug:s lunch:n machine-wash:s mail:v mail-in:s maintain:s make:s manage:s
    mandate:n map:nl march:ng marinade:s marinate:s mark:nl market:n mash:nl mask:n massage:n master:n
    match:nl maximize:s meal-prep:s mealprep:s measure:nl medicate:s meditate:s meet:s memorialize:s memorize:s
    mend:s mentor:n merge:s message:v microwave:v migrate:s mind:n minimize:s mirror:n mix:nl model:n
    modernize:s modify:s modulate:s moisten:s moisturize:s monetize:s monitor:nl mop:v motivate:s mount:nl
    move:vg mow:s muck:n mulch:v mute:nl muzzle:s nail:n name:nl nap:n narrate:s navigate:s neaten:s
    need:w negotiate:s neuter:s nickname:n nip:s nix:s nominate:s normalize:s notarise:s notarize:s
    notch:n note:n notify:s nourish:s nudge:s number:n obtain:s offer:n offload:s oil:nl omit:s onboard:s
    open:s operate:s optimize:s orchestrate:s order:v organise:s organize:s outfit:n outline:nl
    outsource:s overhaul:nl oversee:s overwinter:s own:nw pace:n pack:v pad:n padlock:n paint:v pamper:s
    pan-fry:s panfry:s paper:n parboil:s pare:s park:n participate:s partner:n pass:n paste:n pat:n
    patch:nl patrol:n pause:nl pave:s pawn:s pay:vg pay-off:s paypal:n peel:nl peg:n penalize:s pencil:s
    perform:s pester:s pet:nl pet-sit:s petition:n petsit:s phone:v photocopy:v photograph:nl pick:s
    pick-up:s pickle:n picture:n pin:nl ping:nl pipe:n pit:n pitch:nl place:nl plan:v plant:nl plaster:n
    plate:n play:nlg pleat:n plow:nl pluck:s plug:nl plunge:s ply:s poach:s point:n poke:nl police:n
    polish:v pollinate:s ponder:s pool:n pop:n portion:n post:vg pot:n powder:n power-wash:s powerwash:s
    practice:nlg practise:s pray:s pre-heat:s pre-order:s preach:s prearrange:s precept:s precook:s
    predict:s prefill:s preheat:s preload:s premeasure:s preorder:s prep:sg prepare:sg prepay:s preplan:s
    preregister:s prescribe:s present:n preserve:s preset:s press:nl pressure-cook:s pressure-wash:s
    pressurize:s pretreat:s preview:nl price:nl prime:nl print:v prioritise:s prioritize:s probe:n
    process:nl proctor:s procure:s produce:nl profile:n program:nl project:n promise:nl promote:s prompt:n
    proof:n proofread:s propagate:s propose:s protect:s provide:s provision:n prune:s pry:s publish:s
    pull:nl pump:nl purchase:s puree:s purge:nl purify:s pursue:s push:nlg put:s quantify:s question:n
    quilt:n quiz:n quote:n race:ng rack:n raise:nl rake:v rally:n rank:nl rate:nl raze:s re-apply:s
    re-caulk:s re-check:s re-create:s re-do:s re-enroll:s re-grout:s re-heat:s re-hem:s re-install:s
    re-light:s re-order:s re-read:s re-record:s re-register:s re-seal:s re-send:s re-sign:s re-stain:s
    re-submit:s re-upload:s reach:sg reactivate:s read:vg readjust:s readvertise:s rearrange:s
    reassemble:s reassess:s reassign:s reattach:s rebalance:s rebase:s rebook:s reboot:s rebrand:s rebuild:s
    recalculate:s recalibrate:s recap:n recaulk:s recharge:s recheck:s recite:s reclaim:s recoat:s
    recode:s recommend:s recommit:s recompute:s reconcile:s reconfigure:s reconfirm:s reconnect:s
    reconsider:s reconstruct:s reconvene:s record:n recork:s recover:s recreate:s recruit:n rectify:s
    recut:s recycle:s redecorate:s redeem:s redeliver:s redeploy:s redesign:nl redial:s redirect:s redo:s
    redownload:s redraft:s redraw:s reduce:s redye:s reenroll:s reevaluate:s refactor:s refer:s referee:n
    reference:n refile:s refill:s refinance:s refinish:s refit:n reformat:s reframe:s refreeze:s refresh:s
    refrigerate:s refuel:s refund:s refurbish:s regift:s register:s regrade:s regroup:s regrout:s
    regulate:s rehab:n rehang:s rehearse:s reheat:s rehem:s rehome:s rehydrate:s reimagine:s reimburse:s
    reinforce:s reinspect:s reinstall:s reinstate:s reject:s relabel:s relaunch:s relax:sw relay:s
    relearn:s release:nl relieve:s relight:s reline:s relist:s reload:s relocate:s remake:n remarry:s
    rematch:s remeasure:s remember:sw remind:s remodel:nl remortgage:s remount:s remove:s rename:s
    render:s renegotiate:s renew:s renovate:s rent:nl reopen:s reorder:s reorganize:s reoutline:s repack:s
    repaint:s repair:v repark:s repay:s repeat:nl rephrase:s replace:s replant:s replenish:s reply:vg
    report:nlg repost:s repot:s represent:s reprice:s reprint:nl reprogram:s reprove:s repurpose:s
    requalify:s request:nl reroute:s rerun:s rescan:s reschedule:s rescind:s rescue:n reseal:s research:vg
    reseed:s resell:s resend:s reserve:nl reset:nl reshare:s reshelve:s reshoot:s resign:s resize:s
    resole:s resolve:s resort:n respond:sg respray:s rest:nwg restain:s restart:s restate:s restitch:s
    restock:s restore:s restring:s restructure:s restudy:s resubmit:s resume:n resurface:s retain:s
    retake:nl retell:s retest:nl rethink:s retie:s retile:s retire:s retouch:nl retrain:s retrieve:s
    retry:s retune:s return:v retype:s reunite:s reuse:nl revamp:nl revert:s review:v revise:s revisit:s
    revive:s revoke:s reward:nl rewash:s rewatch:s rewater:s reweigh:s rewire:s rework:s rewrap:s
    rewrite:s rezone:s ride:nlg rig:n ring:v rinse:s rip:nl roast:nl rock:n roll:nl rope:n rotate:s
    rotavate:s rototill:s roughen:s route:n rsvp:s rub:n rule:n run:nlg safeguard:s sail:ng salvage:s
    sample:nl sand:nl sandbag:n sandblast:s sanitise:s sanitize:s save:s say:sw scale:n scan:vg schedule:v
    scoop:n score:n scour:s scramble:s screen:nl screenshot:s screw:nl scrub:s sculpt:s seal:nl sear:s
    search:ng season:n seat:n secure:s see:sw seed:nl seek:s segment:n seize:s select:s sell:s send:sg
    separate:s serve:s service:nl set:nl set-up:s settle:v sever:s sew:s shampoo:nl shape:n share:nl sharpen:s
    sharpen-up:s shave:s shear:s shelve:nl shift:n shingle:n ship:nl shoot:nl shop:ng shorten:s
    shortlist:s shovel:s show:nl shower:v shred:s shuck:s shuffle:nl shut:s sift:s sign:vg sign-up:s
    simmer:nl simplify:s sip:n sit:s skate:n sketch:nl skewer:s ski:n skim:s skin:n skip:s skype:v
    slack:nl slaughter:n sleep:nwg slice:nl slim:n slow:n smoke:nl smooth:n snag:n snail-mail:s snake:nl
    snap:nl snapchat:v snip:nl snowplow:n soak:nl soap:n soften:s solder:nl solve:s soothe:s sort:v
    sound:nw soundproof:s source:nl sow:s space:n spackle:nl spatchcock:s spay:s speak:sg specify:s
    speed:n spell:nl spend:s spice:n spin:n splice:s splint:n split:nl sponge:n sponsor:n spot:n spray:nl
    spread:nl spring-clean:s sprinkle:nl spritz:s spruce:s squeegee:n squeeze:nl stabilize:s stack:nl
    stage:n stain:nl stamp:nl stand:nw staple:n start:v stash:n stay:nw steam:nl steep:n steer:s stencil:n step:ng
    sterilise:s sterilize:s stew:n stick:nl stir:nl stitch:s stitch-up:s stock:n stockpile:n stop:vg
    store:nl stow:s straighten:s strain:nl strap:n strategize:s stream:n streamline:s strengthen:s
    stress:nw stretch:nl strim:s strip:nl strum:s stub:n stucco:n study:vg stuff:nl style:nl sub:ng sublet:s
    submit:s subscribe:sg subtitle:n subtract:s suit:n summarise:s summarize:s super-glue:s superglue:s
    supervise:s supplement:n supply:n support:nl surf:n surprise:n survey:n suspend:s swaddle:s swap:v
    swat:s sweat:n sweep:v swim:ng swing:nlg switch:nlg switch-off:s sync:nl syndicate:s synthesize:s
    systematize:s table:n tabulate:s tack:n tag:nl tailor:n take:s talk:nlg tally:nl tape:n taper:n
    target:n tarp:n taste:nl tattoo:n tax:n teach:s tear:nl telephone:v tell:s tend:s tender:n tenderize:s
    test:nl test-drive:s testdrive:s text:v thank:s thaw:s thicken:s thin:nl think:wg thread:n throw:s
    tick:n tidy:s tidy-up:s tie:nl tighten:s tile:nl tilt:n time:n tint:n tip:nl tip-toe:s title:n
    toast:nl toilet-train:s tone:n top:n topdress:s toss:nl touch:nl touch-up:s tour:nl tow:nl towel:n
    trace:nl track:v trade:nl trail:n train:nlg transcribe:s transfer:nlg transition:n translate:s
    transplant:s transport:nl trap:nl trash:nl travel:ng treat:nl trek:n triage:v trigger:n trim:v trip:n
    triple-check:s troubleshoot:s trust:nw try:swl tuck:s tumble-dry:s tune:nl tunnel:n turn:v tutor:nl
    tweak:nl tweet:nl type:nl type-up:s uber:n umpire:nl unblock:s unbox:s unbuckle:s unclog:s unclutter:s
    uncover:s undergo:s underline:s unfollow:s unfreeze:s unfriend:s unhook:s uninstall:s unite:s unjam:s
    unlink:s unload:s unlock:s unmount:s unmute:s unpack:s unpick:s unplug:s unravel:s unroll:s unscrew:s
    unseal:s unstick:s unstring:s unsubscribe:s untangle:s untie:s unveil:s unwind:s unwrap:s upcycle:s
    update:v upgrade:nlg upholster:s upload:v uproot:s upsell:s upvote:s use:nl utilize:s vacate:s
    vaccinate:s vacuum:s validate:s varnish:n venmo:v vent:n ventilate:s verify:s vet:n videotape:s
    view:nl visit:v visualize:s voice:n void:s volunteer:sg vote:nlg wait:nwg waive:s wake:nl walk:vg
    wallpaper:n want:w warehouse:n warm:nl warn:nl wash:v watch:nl watch-out:s water:v waterproof:s wax:nl
    wean:s wear:nl weatherproof:s weatherstrip:s weave:s weed:nl weigh:nl weld:nl whatsapp:s wheel:n
    whip:nl whisk:n whiteboard:n whiten:s whitewash:s whittle:s widen:s win:s winterise:s winterize:s
    winterproof:s wipe:v wire:nl wire-up:s wish:nw withdraw:s withhold:s wonder:nw work:ng worry:nw
    wrangle:s wrap:v wring:s write:sg x-ray:n yank:s zap:s zelle:s zip:nl zoom:n
    """)
}
