// Contractions, speech spellings and shorthand with the plain words they stand for, joined by `+`.
// Rules and patterns then need one spelling only: "what's", "whats" and "what is" are one.
extension WordTable {
  static let plainForms = WordTable(
    """
    'cause:because abt:about ain't:is+not aint:is+not appt:appointment aren't:are+not arent:are+not
    b/c:because b4:before bc:because becuz:because calll:call can't:can+not cannot:can+not cant:can+not
    cos:because coulda:could+have couldn't:could+not couldnt:could+not coz:because cuz:because
    didn't:did+not didnt:did+not doesn't:does+not doesnt:does+not doin':doing don't:do+not dont:do+not
    dunno:do+not+know everybody's:everybody+is everyone's:everyone+is everything's:everything+is
    fav:favorite favor:favour favourite:favorite gd:good gimme:give+me gm:good+morning gnight:good+night
    goin':going gonna:going+to gotta:got+to hadn't:had+not hadnt:had+not hafta:have+to hasn't:has+not
    hasnt:has+not hav:have haven't:have+not havent:have+not he'd:he+would he'll:he+will he's:he+is
    here's:here+is hes:he+is how's:how+is hows:how+is i'd:i+would i'll:i+will i'm:i+am i'ma:i+am+going+to
    i've:i+have id:i+would idc:i+do+not+care idk:i+do+not+know im:i+am ima:i+am+going+to imma:i+am+going+to
    isn't:is+not isnt:is+not it'll:it+will it's:it+is ive:i+have kinda:kind+of lemme:let+me let's:let+us
    lets:let+us lst:list luv:love mornin:morning mornin':morning mustn't:must+not needa:need+to
    needn't:need+not nevermind:never+mind nobody's:nobody+is nothing's:nothing+is nvm:never+mind nxt:next
    one's:one+is oughta:ought+to pls:please plss:please plz:please rember:remember remeber:remember
    remindme:remind+me remmeber:remember rmember:remember rn:right+now schedual:schedule she'd:she+would
    she'll:she+will she's:she+is shedule:schedule shes:she+is shoulda:should+have shouldn't:should+not
    shouldnt:should+not snoze:snooze somebody's:somebody+is someone's:someone+is something's:something+is
    sorta:sort+of thanx:thanks that'll:that+will that's:that+is thats:that+is there's:there+is
    theres:there+is they'd:they+would they'll:they+will they're:they+are they've:they+have theyll:they+will
    theyre:they+are theyve:they+have tho:though thru:through thx:thanks tnx:thanks to-dos:to-do todo:to-do
    todos:to-do tryna:trying+to ty:thanks tysm:thanks u:you ur:your w/:with w/o:without wanna:want+to
    wasn't:was+not wasnt:was+not wat:what wat's:what+is wats:what+is we'd:we+would we'll:we+will
    we're:we+are we've:we+have weren't:were+not werent:were+not weve:we+have what's:what+is
    whatcha:what+have+you whatever's:whatever+is whatevers:whatever+is whats:what+is when's:when+is
    whens:when+is where's:where+is wheres:where+is who's:who+is whos:who+is wht:what why's:why+is
    won't:will+not wont:will+not woulda:would+have wouldn't:would+not wouldnt:would+not wut:what
    wuts:what+is y'all:you ya:you yall:you you'd:you+would you'll:you+will you're:you+are you've:you+have
    youll:you+will youre:you+are youve:you+have
    """)
}
