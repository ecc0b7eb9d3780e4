/// Words for people one calls, texts or writes to.
enum PersonWord {
  static func contains(_ word: String) -> Bool {
    WordTable.people.contains(word)
  }
}

extension WordTable {
  static let people = WordTable(
    """
    accountant adam agent alex alice amanda amy ana andrea andrew andy angela ann anna anne annie
    anthony ashley aunt auntie babysitter barber ben beth bill bob boss boyfriend brad brian brother
    caitlin carl carlos carol caroline cathy charlie chloe chris christina cindy claire client coach
    cousin coworker dad daddy dan dana daniel danielle daughter dave david dean dentist diana diane
    doctor doug dr ed electrician ella emily emma eric erica erin ethan eva evan everyone frank fred
    friend gabriel gary george gina girlfriend grace gran grandad grandfather grandma grandmother
    grandpa grandparents granny greg hairdresser hannah harry heather helen henry her him husband ian
    isabel jack jackie jacob jake james jamie jan jane janet jason jean jeff jen jenna jennifer jenny
    jess jessica jill jim joan joe joel john jon jordan jose josh judy julia julian julie justin karen
    kate kathy katie keith kelly ken kevin kids kim kyle landlady landlord laura lauren lawyer leah lee
    lena leo lily linda lisa liz lucas lucy luis luke manager marcus margaret maria marie mark martin
    mary matt max maya megan mel mia michael michelle mike molly mom mommy monica mother mr mrs ms mum
    mummy nana nancy nanny natalie nate nathan neighbor neighbour nephew nick nicole niece nina noah
    nora nurse oliver olivia omar oscar pam papa parents partner pastor pat patricia patrick paul
    pediatrician pete peter pharmacist phil plumber pop priya professor rabbi rachel ray rebecca rick
    rob robert robin roger ron roommate roommates rosa rose roy ruth ryan sally sam samantha sandra sara
    sarah sarge scott sean sergio shannon sharon sister sitter sofia son sophia sophie stephanie steve
    steven sue super susan tara teacher ted tenant teresa therapist thomas tim tina tom tony tutor uncle
    vet victor victoria wendy wife zach zoe
    """)
}
