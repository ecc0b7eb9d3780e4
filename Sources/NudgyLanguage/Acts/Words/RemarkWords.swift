// Words that are said in passing: whoever says one of them alone does not ask for a task.
extension WordTable {
  static let remarks = WordTable(
    """
    afk agreed ahem amazing annoying anyone anything anywhere awesome awful beautiful believe blah bleh
    bless boo bored boring bravo brb bro btw buddy bullshit bummer cheers cold congrats congratulations
    cool crazy curious cute damn dang darn delicious disgusting dude dumb eh everyone everything exactly
    exciting false fantastic fascinating forecast funny fyi goodness gosh gracious great gross guess
    haha hahaha hang happy headlines heavens hehe hello here hilarious hmm hooray horoscope horrible hot
    huh hungry hurt idk imagine imo impressive incredible indeed insane interesting jeez jk joking
    kidding kinda lame life lmao lol lovely lucky mate meh meow merry minute minutes moment nah neat
    news nice nobody nonsense nope nothing nvm obviously odd omg oops ouch ow pal people perfect pity
    poor pretend pretty rad ridiculous rofl sad sarcasm scores sec second seconds secs shame shoot sick
    sigh silly sing sis sleepy someone something somewhere sorry sorta strange stupid suppose sweet tasty tbh
    tell terrible testing there think thirsty traffic trivia true ugh ugly unbelievable universe unlucky
    wait warm weather weird whoops wonderful woof world wow wrong wtf yay yeah yep yikes yummy
    """)
}
