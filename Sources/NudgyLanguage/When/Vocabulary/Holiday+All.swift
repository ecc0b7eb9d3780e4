import NudgyCore

extension Holiday {
  /// In the order of the year; what moves with Easter at the end.
  static let all: [Holiday] = [
    Holiday(.fixed(1, 1), "new years day, new years, new year, new year day"),
    Holiday(.fixed(1, 6), "epiphany sunday, feast of the epiphany, three kings day"),
    Holiday(
      .nth(3, .monday, month: 1), "martin luther king day, martin luther king jr day, mlk day, mlk jr day"),
    Holiday(.fixed(1, 25), "burns night"), Holiday(.fixed(1, 26), "australia day"),
    Holiday(.fixed(2, 2), "groundhog day, candlemas"),
    Holiday(.nth(2, .sunday, month: 2), "super bowl sunday, superbowl sunday"),
    Holiday(.fixed(2, 14), "valentines day, valentine day, valentines"),
    Holiday(.nth(3, .monday, month: 2), "presidents day, president day, washingtons birthday"),
    Holiday(.fixed(2, 29), "leap day"), Holiday(.fixed(3, 8), "international womens day, womens day"),
    Holiday(.fixed(3, 14), "pi day"),
    Holiday(.fixed(3, 17), "st patricks day, saint patricks day, st paddys day, st pattys day, paddys day"),
    Holiday(.fixed(3, 20), "first day of spring, spring equinox, vernal equinox"),
    Holiday(.fixed(3, 25), "annunciation"), Holiday(.fixed(4, 1), "april fools day, april fools"),
    Holiday(.fixed(4, 15), "tax day"), Holiday(.fixed(4, 22), "earth day"),
    Holiday(.fixed(4, 25), "anzac day"), Holiday(.fixed(5, 1), "may day"),
    Holiday(.fixed(5, 4), "star wars day"), Holiday(.fixed(5, 5), "cinco de mayo"),
    Holiday(.nth(2, .sunday, month: 5), "mothers day"),
    Holiday(.before(.monday, month: 5, day: 24), "victoria day"),
    Holiday(.nth(-1, .monday, month: 5), "memorial day"), Holiday(.fixed(6, 14), "flag day"),
    Holiday(.fixed(6, 19), "juneteenth"), Holiday(.nth(3, .sunday, month: 6), "fathers day"),
    Holiday(.fixed(6, 21), "first day of summer, summer solstice"), Holiday(.fixed(7, 1), "canada day"),
    Holiday(.fixed(7, 4), "independence day, fourth of july, 4th of july"),
    Holiday(.fixed(7, 14), "bastille day"), Holiday(.fixed(8, 15), "assumption day"),
    Holiday(.nth(1, .monday, month: 9), "labor day, labour day"),
    Holiday(.nth(1, .monday, month: 9, plus: 6), "grandparents day"), Holiday(.fixed(9, 11), "patriot day"),
    Holiday(.fixed(9, 23), "first day of fall, first day of autumn, fall equinox, autumnal equinox"),
    Holiday(.fixed(9, 29), "michaelmas"),
    Holiday(.nth(2, .monday, month: 10), "columbus day, indigenous peoples day, canadian thanksgiving"),
    Holiday(.fixed(10, 31), "halloween, holloween, all hallows eve"),
    Holiday(.fixed(11, 1), "all saints day, all hallows day"),
    Holiday(.fixed(11, 2), "all souls day, day of the dead, dia de los muertos"),
    Holiday(.nth(1, .monday, month: 11, plus: 1), "election day"),
    Holiday(.fixed(11, 5), "bonfire night, guy fawkes night, guy fawkes day"),
    Holiday(.fixed(11, 11), "veterans day, veteran day, remembrance day, armistice day"),
    Holiday(.nth(4, .thursday, month: 11), "thanksgiving day, thanksgiving, thanksgivin, turkey day"),
    Holiday(.nth(4, .thursday, month: 11, plus: 1), "black friday"),
    Holiday(.nth(4, .thursday, month: 11, plus: 2), "small business saturday"),
    Holiday(.nth(4, .thursday, month: 11, plus: 4), "cyber monday"),
    Holiday(.nth(4, .thursday, month: 11, plus: 5), "giving tuesday"),
    Holiday(
      .before(.sunday, month: 12, day: 3),
      "advent sunday, first advent, first of advent, first advent sunday, first sunday of advent, first sunday in advent, "
        + "1st advent, 1st of advent, 1st sunday of advent, 1st sunday in advent"),
    Holiday(
      .before(.sunday, month: 12, day: 10),
      "second advent, second of advent, second sunday of advent, second sunday in advent, 2nd advent, 2nd sunday of advent"
    ),
    Holiday(
      .before(.sunday, month: 12, day: 17),
      "third advent, third of advent, third sunday of advent, third sunday in advent, 3rd advent, 3rd sunday of advent"
    ),
    Holiday(
      .before(.sunday, month: 12, day: 24),
      "fourth advent, fourth of advent, fourth sunday of advent, fourth sunday in advent, 4th advent, 4th sunday of advent"
    ),
    Holiday(.fixed(12, 6), "st nicholas day, saint nicholas day"),
    Holiday(.fixed(12, 21), "first day of winter, winter solstice"),
    Holiday(.fixed(12, 24), "christmas eve, xmas eve"),
    Holiday(.fixed(12, 25), "christmas day, xmas day, christmas, xmas"),
    Holiday(.fixed(12, 26), "boxing day, st stephens day, kwanzaa"),
    Holiday(.fixed(12, 31), "new years eve, new year eve, nye"),
    Holiday(.easter(-47), "mardi gras, fat tuesday, shrove tuesday, pancake day, pancake tuesday"),
    Holiday(.easter(-46), "ash wednesday"), Holiday(.easter(-7), "palm sunday"),
    Holiday(.easter(-3), "maundy thursday, holy thursday"), Holiday(.easter(-2), "good friday"),
    Holiday(.easter(-1), "holy saturday, easter saturday, easter eve"),
    Holiday(.easter(0), "easter sunday, easter day, easter"), Holiday(.easter(1), "easter monday"),
    Holiday(.easter(39), "ascension day, ascension thursday"),
    Holiday(.easter(49), "pentecost, whit sunday, whitsun"),
    Holiday(.easter(50), "whit monday, pentecost monday"), Holiday(.easter(56), "trinity sunday"),
    Holiday(.easter(60), "corpus christi day, feast of corpus christi"),
  ]
}
