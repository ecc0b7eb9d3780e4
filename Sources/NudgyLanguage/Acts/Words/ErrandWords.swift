// Single words that are something to do by themselves, beside those with a picture.
extension WordTable {
  static let errands = WordTable(
    """
    abs accountant agenda alarms anniversary antibiotics apartment appointment assignment audit babysitter
    backups batteries bills bins bleach blinds booking boots brakes breakfast brunch budget cardio carpet
    carwash catlitter childcare chiropractor chores claim claims cleaning cleanup closet clothes compost
    concert contract cooking costumes daycare declutter dentist deodorant deposition dermatologist detergent
    diapers dishes dishwasher dmv doctor donations driveway drycleaning dusting electrician electricity
    email emails errands essay estimate exam expenses eyebrows facetime facial feedback fertilizer filters
    fitness flashcards flossing flowers foil followup forms fridge furnace garage garbage gardening gas gift
    gifts grading groceries gutters gym haircut hairdresser heating homework hoovering housework hygiene
    immunization inbox inspection insulation insurance interview inventory invitations invoice invoices
    ironing jogging journaling kitchen laundry lawn lease lecture lessons library licence license lightbulb
    linens litter loan lunch mail maintenance manicure mattress mechanic medication medicine meditation meds
    meeting memo midterm milk mopping mortgage mot mulch nails napkins newsletter notes nursery oil optician
    optometrist orthodontist outline packing painting paperwork parking passport passports payroll pedicure
    permit petrol pharmacy physio pilates pills plumber plumbing podcast portfolio posters prescription
    prescriptions presentation proposal pruning quiz quote rain-coat reading receipts recipe recital
    recycling refund registration rehearsal reimbursement renewal rent rental repairs report reports
    reservation resume revision running sanitizer schedule school screenplay seedlings sermon shampoo
    shopping shower showering skincare slides soap spreadsheet spreadsheets stamps standup storage strategy
    stretching studying sunscreen supplies survey sweeping swimming syllabus taxes teeth therapy thermostat
    thesis tickets tidying timesheet timesheets tires toilet toiletries toothpaste towels tracking training
    transcript trash travel tuition tutoring tyres utilities vaccination vaccine vacuum vacuuming vet visa
    vitamins volunteering wallpaper warranty washing website wedding weeding weeds wheels wifi windows
    workout wrapping writing yard yoga
    """)
}
