// Past forms of task verbs with the word they come from: what was done, as the task would say it.
extension WordTable {
  static let pastForms = WordTable(
    """
    added:add aired:air answered:answer apologized:apologize applied:apply arranged:arrange asked:ask
    assembled:assemble ate:eat attended:attend backed:back baked:bake bathed:bathe booked:book bought:buy
    brought:bring brushed:brush built:build called:call canceled:cancel cancelled:cancel caught:catch
    changed:change charged:charge checked:check chose:choose chosen:choose cleaned:clean collected:collect
    completed:complete confirmed:confirm contacted:contact cooked:cook copied:copy created:create
    crossed:cross cut:cut debugged:debug decorated:decorate defrosted:defrost deleted:delete
    delivered:deliver deployed:deploy deposited:deposit descaled:descale did:do donated:donate done:do
    downloaded:download drafted:draft drank:drink drawn:draw drew:draw driven:drive dropped:drop
    drove:drive dusted:dust eaten:eat edited:edit emailed:email emptied:empty exercised:exercise faxed:fax
    fed:feed filed:file filled:fill finished:finish fixed:fix flew:fly folded:fold followed:follow
    forwarded:forward found:find framed:frame gave:give given:give gone:go got:get gotten:get grabbed:grab
    graded:grade groomed:groom handed:hand handled:handle helped:help hemmed:hem hung:hang
    inspected:inspect installed:install invited:invite invoiced:invoice ironed:iron knocked:knock
    learned:learn left:leave loaded:load made:make mailed:mail measured:measure merged:merge
    messaged:message met:meet mopped:mop mounted:mount moved:move mowed:mow neutered:neuter oiled:oil
    ordered:order organised:organize organized:organize packed:pack paid:pay painted:paint patched:patch
    phoned:phone picked:pick planned:plan planted:plant plugged:plug polished:polish posted:post
    practiced:practice prepared:prepare prepped:prep presented:present printed:print proofread:proofread
    pruned:prune published:publish put:put raked:rake ran:run rang:ring reached:reach read:read
    recorded:record recycled:recycle refilled:refill refunded:refund registered:register
    reimbursed:reimburse removed:remove renewed:renew rented:rent repaired:repair replaced:replace
    replied:reply repotted:repot rescheduled:reschedule researched:research reserved:reserve
    resolved:resolve restocked:restock returned:return reviewed:review revised:revise rode:ride
    rotated:rotate rsvpd:rsvp rsvped:rsvp sanded:sand saw:see scanned:scan scheduled:schedule
    scrubbed:scrub sealed:seal seen:see sent:send serviced:service set:set settled:settle sewed:sew
    sewn:sew sharpened:sharpen shipped:ship shoveled:shovel showered:shower shredded:shred shut:shut
    signed:sign sold:sell sorted:sort spoke:speak started:start steamed:steam stitched:stitch
    studied:study submitted:submit swam:swim swapped:swap swept:sweep switched:switch tackled:tackle
    talked:talk taught:teach tested:test texted:text thanked:thank threw:throw thrown:throw ticked:tick
    tidied:tidy tipped:tip told:tell took:take tossed:toss tracked:track trained:train
    transferred:transfer translated:translate trimmed:trim tuned:tune turned:turn unloaded:unload
    unpacked:unpack updated:update uploaded:upload used:use vaccinated:vaccinate vacuumed:vacuum
    venmoed:venmo verified:verify visited:visit voted:vote walked:walk washed:wash watched:watch
    watered:water waxed:wax weeded:weed went:go wiped:wipe withdrew:withdraw worked:work wrangled:wrangle
    wrapped:wrap written:write wrote:write
    """)
}
