// Past forms of task verbs with the word they come from: what was done, as the task would say it.
extension WordTable {
  static let pastForms = WordTable(
    """
    added:add addressed:address aired:air answered:answer apologized:apologize appealed:appeal
    applied:apply approved:approve archived:archive arranged:arrange asked:ask assembled:assemble
    assigned:assign ate:eat attended:attend babysat:babysit backed:back bagged:bag baked:bake
    balanced:balance bathed:bathe begun:begin booked:book bought:buy bound:bind boxed:box brought:bring
    brushed:brush budgeted:budget built:build called:call canceled:cancel cancelled:cancel cashed:cash
    caught:catch caulked:caulk changed:change charged:charge checked:check chopped:chop chose:choose
    chosen:choose claimed:claim cleaned:clean clocked:clock coached:coach collected:collect
    completed:complete composted:compost confirmed:confirm contacted:contact cooked:cook copied:copy
    created:create crossed:cross cut:cut dealt:deal debugged:debug decorated:decorate defrosted:defrost
    deleted:delete delivered:deliver deployed:deploy deposited:deposit descaled:descale did:do
    disinfected:disinfect disputed:dispute donated:donate done:do downloaded:download drafted:draft
    drained:drain drank:drink drawn:draw dressed:dress drew:draw dried:dry drilled:drill driven:drive
    dropped:drop drove:drive dug:dig dusted:dust eaten:eat edited:edit emailed:email emptied:empty
    enrolled:enroll escorted:escort exercised:exercise faxed:fax fed:feed fertilized:fertilize
    fetched:fetch filed:file filled:fill finished:finish fixed:fix flew:fly flown:fly folded:fold
    followed:follow forwarded:forward found:find framed:frame gave:give given:give gone:go got:get
    gotten:get grabbed:grab graded:grade greased:grease groomed:groom hammered:hammer handed:hand
    handled:handle harvested:harvest hauled:haul helped:help hemmed:hem hiked:hike hired:hire
    hoovered:hoover hosted:host hung:hang informed:inform inspected:inspect installed:install
    insured:insure interviewed:interview invited:invite invoiced:invoice ironed:iron jogged:jog
    journaled:journal knocked:knock labeled:label labelled:label laminated:laminate learned:learn
    left:leave lent:lend loaded:load logged:log made:make mailed:mail measured:measure
    medicated:medicate meditated:meditate memorized:memorize mended:mend merged:merge messaged:message
    met:meet mopped:mop mounted:mount moved:move mowed:mow negotiated:negotiate neutered:neuter
    notified:notify oiled:oil ordered:order organised:organize organized:organize outlined:outline
    packed:pack paid:pay painted:paint patched:patch peeled:peel phoned:phone photocopied:photocopy
    picked:pick planned:plan planted:plant plugged:plug polished:polish posted:post practiced:practice
    practised:practice prepared:prepare prepped:prep presented:present primed:prime printed:print
    proofread:proofread pruned:prune published:publish put:put raked:rake ran:run rang:ring
    reached:reach read:read rebooked:rebook rebooted:reboot reconciled:reconcile recorded:record
    recycled:recycle redeemed:redeem redid:redo redone:redo refilled:refill refinanced:refinance
    refunded:refund refused:refuse registered:register rehearsed:rehearse reimbursed:reimburse
    rejected:reject relabeled:relabel reminded:remind removed:remove renewed:renew rented:rent
    reordered:reorder repaid:repay repaired:repair replaced:replace replied:reply reported:report
    repotted:repot reprinted:reprint requested:request rescheduled:reschedule rescued:rescue
    researched:research resent:resend reserved:reserve reset:reset resolved:resolve responded:respond
    restarted:restart restocked:restock resubmitted:resubmit retook:retake returned:return
    reviewed:review revised:revise rewritten:rewrite rewrote:rewrite rinsed:rinse rode:ride
    rotated:rotate rsvpd:rsvp rsvped:rsvp sanded:sand sanitized:sanitize saw:see scanned:scan
    scheduled:schedule screwed:screw scrubbed:scrub sealed:seal seen:see sent:send serviced:service
    set:set settled:settle sewed:sew sewn:sew sharpened:sharpen shipped:ship shoveled:shovel
    showered:shower shown:show shredded:shred shut:shut signed:sign sketched:sketch soaked:soak
    sold:sell sorted:sort spoke:speak spoken:speak squeezed:squeeze stacked:stack stamped:stamp
    started:start steamed:steam stitched:stitch stocked:stock stored:store stretched:stretch
    studied:study submitted:submit subscribed:subscribe summarized:summarize sung:sing swam:swim
    swapped:swap swept:sweep switched:switch synced:sync tackled:tackle taken:take talked:talk
    taped:tape taught:teach tested:test texted:text thanked:thank threw:throw thrown:throw ticked:tick
    tidied:tidy tightened:tighten tipped:tip told:tell took:take topped:top torn:tear tossed:toss
    tracked:track trained:train transferred:transfer translated:translate trimmed:trim tucked:tuck
    tuned:tune turned:turn tutored:tutor unclogged:unclog unloaded:unload unpacked:unpack
    unplugged:unplug unsubscribed:unsubscribe updated:update uploaded:upload used:use
    vaccinated:vaccinate vacuumed:vacuum venmoed:venmo vented:vent verified:verify visited:visit
    voted:vote walked:walk washed:wash watched:watch watered:water waxed:wax weeded:weed went:go
    wiped:wipe withdrew:withdraw woke:wake woken:wake worked:work worn:wear wrangled:wrangle
    wrapped:wrap written:write wrote:write
    """)
}
