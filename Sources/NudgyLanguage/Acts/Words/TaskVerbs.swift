// Verbs that begin a task, with letters for how far they can be trusted to be one:
// n a noun or something else more often (paper, name), s hardly ever anything but a verb (buy), v a verb more
// often than a noun (call, order), w says little by itself (keep, try).
extension WordTable {
  static let taskVerbs = WordTable(
    """
    act:n add:s address:n adopt:s aim:n analyse:s analyze:s answer:v apologize:s apply:s approve:s
    arrange:s ask:s assemble:s assess:s assign:s attach:s attend:s audit:n back:n backup:s bake:s
    balance:n bank:n bathe:s become:sw begin:s bid:n bill:n bleach:n block:n blog:n board:n boil:s book:v
    borrow:s bottle:n box:n brainstorm:s bring:s browse:s brush:n budget:n bug:n build:s buy:s calculate:s
    call:v cancel:s cap:n care:n carry:s cash:n catch:s celebrate:s change:v charge:v chase:n chat:n
    check:v choose:s clarify:s clean:v clear:s clip:n coach:n coat:n collect:s comb:n comment:n commit:n
    compare:s compile:s complete:s compose:s confirm:s connect:s consider:sw consolidate:s contact:s
    continue:sw convert:s cook:v copy:n cost:nw count:n cover:n create:s cross:n cut:n cycle:n dance:n
    date:n debrief:s debug:s decide:s declutter:s decorate:s defrost:s delete:s deliver:s demo:n deploy:s
    deposit:n descale:s describe:s design:n detail:n dig:s digitize:s disconnect:s discuss:s disinfect:s
    dispose:s dm:s do:n document:n donate:s double-check:s doublecheck:s download:s draft:n drain:n
    dress:n drill:n drink:n drive:n drop:v dry:s dust:v eat:s edit:s email:v empty:v enroll:s ensure:s
    enter:s erase:s evaluate:s exercise:n experiment:n explain:s explore:s export:n express:n face:n
    facetime:s fast:n fax:n feature:n feed:v fetch:s fight:n figure:s file:v fill:v film:n filter:n
    finalize:s find:s finish:s fire:n fish:n fit:n fix:v flag:n flash:n float:n flush:n focus:n fold:s
    follow:s follow-up:s form:n forward:s frame:n freeze:s fulfill:s garden:n gather:s get:s give:s glue:n
    go:s google:v grab:s grade:n grill:n group:n grow:s guard:n guide:n hand:n handle:s hang:s harvest:s
    head:n heat:n help:v hem:s hire:s hit:n host:n hunt:n hydrate:s identify:s improve:s inflate:s
    inform:s insert:s inspect:s install:s invest:s investigate:s invite:s invoice:n iron:v jog:s join:s
    judge:n jump:n keep:sw knit:s label:n laminate:s land:n launch:n lay:n learn:s leave:s lend:s let:sw
    lift:n light:n limit:n line:n link:n list:n load:n loan:n locate:s lock:n log:n look:v love:w lower:n
    lubricate:s mail:v make:s map:n mark:n market:n mask:n match:n measure:n meditate:s meet:s memorize:s
    mend:s merge:s message:v migrate:s mind:n mirror:n model:n monitor:n mop:v move:v mow:s nail:n name:n
    nap:n need:w negotiate:s note:n notify:s number:n obtain:s offer:n oil:n open:s optimize:s order:v
    organise:s organize:s outline:n own:nw pack:v paint:v paper:n park:n pass:n paste:n patch:n pause:n
    pay:v paypal:n pencil:s perform:s phone:v photograph:n pick:s picture:n pin:n ping:n pitch:n place:n
    plan:v plant:n play:n plug:n point:n polish:v pop:n post:v pot:n practice:n practise:s pre-order:s
    preorder:s prep:s prepare:s present:n press:n price:n print:v process:n produce:n program:n project:n
    promise:n proofread:s protect:s prune:s publish:s pull:n pump:n purchase:s push:n put:s question:n
    quote:n race:n raise:n rake:v rank:n rate:n re-order:s reach:s read:v rearrange:s rebook:s recap:n
    recharge:s recommend:s reconcile:s reconnect:s record:n recycle:s redo:s reduce:s refactor:s refill:s
    refinance:s refresh:s refund:s register:s rehearse:s reheat:s reimburse:s reinstall:s reject:s
    relax:sw release:n remember:sw remind:s remove:s rename:s renegotiate:s renew:s rent:n reorder:s
    reorganize:s repair:v repay:s repeat:n replace:s reply:v report:n repot:s request:n reschedule:s
    research:v reserve:n reset:n resolve:s respond:s rest:nw restart:s restock:s restore:s resubmit:s
    retrieve:s return:v retype:s review:v revise:s reward:n rewrite:s ride:n ring:v rinse:s roll:n rope:n
    rotate:s rsvp:s rub:n rule:n run:n sail:n sample:n sand:n sanitize:s save:s say:sw scale:n scan:v
    schedule:v score:n screen:n screw:n scrub:s seal:n seat:n see:sw seed:n select:s sell:s send:s
    separate:s serve:s service:n set:n sew:s shape:n share:n sharpen:s shave:s shift:n ship:n shop:n
    shovel:s shower:v shred:s sign:v simplify:s sketch:n skip:s sleep:nw slice:n slow:n soak:n solve:s
    sort:v sound:nw space:n speak:s spend:s spot:n spray:n stack:n stage:n stain:n stamp:n stand:nw
    start:v stay:nw steam:n step:n stick:n stitch:s stock:n stop:v store:n straighten:s stream:n stress:nw
    stretch:n strip:n study:v style:n submit:s subscribe:s suit:n summarise:s summarize:s supply:n
    support:n swap:v sweat:n sweep:v swim:n swing:n switch:n sync:n table:n tag:n tailor:n take:s talk:n
    tape:n target:n taste:n tax:n teach:s tell:s test:n text:v thank:s thaw:s thread:n throw:s tidy:s
    tie:n time:n tip:n title:n top:n toss:n touch:n tour:n trace:n track:v trade:n trail:n train:n
    transfer:n translate:s transplant:s trap:n travel:n treat:n trim:v trip:n troubleshoot:s trust:nw
    try:sw tune:n turn:v tutor:n tweak:n type:n unclog:s uninstall:s unload:s unpack:s unplug:s
    unsubscribe:s update:v upgrade:n upload:v use:n vaccinate:s vacuum:s venmo:v verify:s view:n visit:v
    voice:n volunteer:s vote:n wait:nw wake:n walk:v want:w warm:n warn:n wash:v watch:n water:v wax:n
    wean:s wear:n weed:n weigh:n whatsapp:s wipe:v wire:n wish:nw withdraw:s wonder:nw work:n worry:nw
    wrap:v write:s zelle:s zip:n
    """)
}
