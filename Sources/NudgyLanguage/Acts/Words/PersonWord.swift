/// Words for people one calls, texts or writes to.
enum PersonWord {
  static func contains(_ word: String) -> Bool {
    WordTable.people.contains(word)
  }
}

extension WordTable {
  static let people = WordTable(
    """
    aaron abby abigail accountant adam adrian agent aiden alan albert alejandro alex alexis alfred ali
    alice alicia alison allison alyssa amanda amy ana andrea andrew andy angela anita ann anna anne annie
    anthony anton antonio ariana arthur ashley ashok aunt auntie aunties babysitter barb barbara barber
    beatrice becca becky ben bernard bernice bert beth bethany betty beverly bill bob bobby bonnie boss
    boyfriend brad brandon brenda brendan brett brian bridget broker brother bruce bryan caitlin caleb
    calvin cameron camila carl carla carlos carly carmen carol caroline carolyn casey cassie cathy cecilia
    chad charlie chef cheryl chester chloe chris christina christine christopher cindy claire clara
    claudia client coach colin connie connor contractor corey courtney cousin coworker cpa craig curtis
    custodian cynthia dad daddy dalia damian dan dana daniel danielle danny darlene darren daryl daughter
    dave david dean debbie deborah debra delia denise dennis dentist derek desmond devin devon diana diane
    diego dietitian dispatcher doctor dolores dominic donna donnie doris dorothy doug dougie douglas dr
    duncan dustin dylan ed eddie edgar edith eduardo edward eileen elaine eleanor electrician elena eli
    elijah elizabeth ella ellen elliot elsa emilia emilio emily emma enrique eric erica erin ernie esther
    ethan ethel eugene eva evan evelyn everyone ezra fatima felix fernando fiona francis frank frankie
    fred freddie friend gabriel gail gary gavin gemma geoff george gerald gerry gina ginny girlfriend
    gloria grace graham gran grandad granddaughter grandfather grandkids grandma grandmother grandpa
    grandparents grandson granny greg greta gus gwen hairdresser handyman hank hannah harold harriet harry
    heather hector heidi helen henry her him hugo husband hygienist ian ida inlaws inspector irene isaac
    isabel isabella ivan jack jackie jacob jada jake jamal james jamie jan jane janet jared jasmine jason
    javier jayden jean jeff jeffrey jen jenna jennifer jenny jerome jerry jess jesse jessica jill jim
    jimmy jo joan joanna joanne jocelyn jodi joe joel joey john johnny jon jonah jonathan jordan jorge
    jose joseph josh joshua joyce juan juanita judith judy julia julian julie justin karen karl kate
    kathleen kathryn kathy katie kayla keisha keith kelly kelsey ken kendra kenny kevin kids kim kimberly
    kirsten kristen kristin kurt kyle landlady landlord larry latoya laura lauren lawrence lawyer leah lee
    leila lena lenny leo leon leonard leslie levi liam lila lillian lily linda lindsay lindsey lisa liz
    lois lola lorenzo lori lorraine louis louise luca lucas lucia lucille lucy luis luke luna lydia lyle
    mabel maggie malik mama mamma manager manny marc marcia marco marcus marcy margaret marge margie margot maria
    marie marilyn marina mario marisa marisol marjorie mark marlene marsha marta martin marty marvin mary
    mateo matt matthew maureen maurice max maxine maya megan mel meredith mia michael michelle midwife
    miguel mike mikey mila mildred milo mindy miranda miriam mitch mohammed moira molly mom mommy monica
    mother mr mrs ms mum mummy muriel myra nadia nadine nana nancy nanny naomi natalie nate nathan
    neighbor neighbour nell nephew nick nico nicole niece nikki nina noah nora norma norman nurse olga
    oliver olivia omar orthodontist oscar otis owen pablo pam pamela papa parents partner pastor pat
    patricia patrick paul paula pauline pediatrician pedro peggy penelope perry pete peter pharmacist phil
    phoebe phyllis pilar plumber polly pop principal priya priyanka professor rabbi rachel rafael raj
    ralph ramon randy raul ravi ray raymond realtor rebecca receptionist regina renee rhonda ricardo
    richard rick ricky rita rob robert roberta roberto robin rodney rodrigo roger roland ron ronald ronnie
    roommate roommates rosa rose rosie ross roxanne roy rudy russell ruth ryan sabrina sally salma sam
    samantha samir sandra sanjay sara sarah sarge saul scott sean sergio shane shannon sharon shaun shawn
    sheila shelby sheldon shelley sherri shirley sidney simon simone sister sitter sofia son sonia sonya
    sophia sophie spencer stacey stacy stan stella stepdad stephanie stephen stepmom stepson steve steven
    stewart stuart sue super susan sylvia tamara tammy tanya tara tasha teacher ted tenant teresa terrance
    terry tessa thea thelma theo therapist theresa thomas tiffany tim timmy timothy tina toby todd tom
    tommy tony tracy travis trevor tricia trish trisha tutor tyler tyrone uncle valerie vanessa vera
    veronica vet vicky victor victoria vince vincent vivian walt walter wanda wayne wendy wes wesley
    whitney wife wilma winnie xavier yolanda yusuf yvette yvonne zach zack zara zoe zoey
    """)
}
