/// What people and animals are to one another.
extension WordTable {
  static let relations = WordTable(
    """
    accountant advisor assistant aunt baby babysitter barber bestie boss boyfriend bro brother buddy bunny
    caregiver carer caretaker cat children chiropractor cleaner client coach colleague counsellor counselor cousin
    coworker dad daughter dentist doctor dog ex father fiance fiancee fiancé flatmate friend gardener girlfriend
    goddaughter godfather godmother godson goldfish granddaughter grandkids grandma grandpa grandparents grandson
    granny great-aunt hairdresser hamster housekeeper housemate husband in-law intern kid kids kitten landlady
    landlord landlords lawyer manager mechanic mentor midwife mom mother mum nan nana nanny neighbor neighbour
    nephew niece nurse optometrist papa parents parrot partner pediatrician physio plumber professor psychiatrist
    psychologist pup puppy realtor roommate sis sister son sponsor stepbrother stepdad stepdaughter stepmom
    stepsister stepson student supervisor surgeon teacher tenant therapist trainer tutor twin uncle vet wife
    """)
}
