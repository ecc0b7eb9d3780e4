/// Sentences as people say them, to be damaged.
enum SeedSentences {
  static let all = [
    "call the dentist tomorrow at 3", "remind me to pay the rent on the 1st of every month",
    "buy milk and eggs and call mom about saturday", "push the report to next friday at half past nine",
    "um so i need to uh call the no wait email the landlord about the sink", "what did I do last week?",
    "every other tuesday at 7 take out the bins until christmas",
    "dishes are done, crossed off groceries too",
    "from december 3 to 5 we are in boston", "the meeting is at 3pm EST on the last friday of the month",
    "in an hour and a half check the oven for 10 minutes", "second tuesday in december at noon",
    "don't let me forget the dentist a week from tuesday", "move it before lunch no i meant next week",
    "1. water the plants\n2. feed the cat\n- call ana at 555-0142",
    "I haven't called yet but I might on the 15th",
    "two days before the end of the month renew the insurance", "skip the gym, not feeling it right now",
    "mon/wed/fri at 6am gym and sundays yoga from 9 to 10:30", "same time next week, or the week after next",
    "december the twenty fifth two thousand and twenty six", "2026-11-27T15:00:00-05:00 or 20261225T0900Z",
    "undo the last three and forget everything except the dentist", "I'm overwhelmed, what's next?",
    "my dentist is Dr. Chen and her number is (212) 555-0142", "what's on my list for this weekend",
    "Call Mom. New line. Buy bread comma cheese comma and wine", "every 15 minutes stretch, starting at 8",
    "the first two weeks of january are free",
    "break down the tax return into small steps by friday at the latest",
    "first thing tomorrow morning text sam that i'm late",
    "both of them, and the other one on thursday the 10th",
  ]
}
