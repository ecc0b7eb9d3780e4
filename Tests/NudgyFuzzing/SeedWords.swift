/// Words that rules look for, so that nonsense reaches deep into them.
enum SeedWords {
  static let all = """
    the a an in on at by until from to next last this every other friday monday sat sun may march december 5 15th 3/5 \
    17:30 5pm 5.30 half quarter past of and or after before day week weekend month year hour minutes two first second \
    third end early late mid morning night tomorrow today tonight yesterday christmas new year's eve noon midnight for \
    within - , / . : ago from now daily twice times weekday q1 spring 2027 000 1730 00:00 24:00 99/99 31 february 30th \
    ½ mwf later than no same time sharp est utc +2 utc-5 20261225 2026-w50 2026-045 2026-12 '28 thousand hundred \
    nineteen ninety nine fortnight weekends alternate except starting latest earliest between through dozen oclock \
    call mom buy milk and eggs remind me to done with the dishes push everything except it them both number 3 what \
    when did i don't not never cancel snooze skip drop undo no wait actually um uh like you know so then also plus \
    dentist report taxes gym because if should could might have to need gotta wanna let's please thanks 555-0142 \
    ana@example.org https://example.org $40 #12 10% 2x4 24/7 " ' ( ) ! ? 😀 é 中 \u{200B} \u{301} 999999999 1e9 0
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
}
