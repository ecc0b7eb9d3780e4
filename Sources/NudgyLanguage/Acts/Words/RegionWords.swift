// States and countries, as they stand after the name of a town: "Portland, Oregon".
extension WordTable {
  static let regions = WordTable(
    """
    alabama alaska alberta argentina arizona arkansas australia austria az belgium brazil british-columbia
    ca california canada chile china co colombia colorado connecticut croatia ct dc delaware denmark egypt
    england finland fl florida france ga georgia germany greece hawaii holland hungary idaho il illinois
    india indiana indonesia iowa ireland italy japan kansas kentucky kenya korea ky louisiana ma maine
    manitoba maryland massachusetts md mexico mi michigan minnesota mississippi missouri mn montana morocco
    nc nebraska netherlands nevada new-hampshire new-jersey new-mexico new-york new-zealand nj
    north-carolina north-dakota norway nova-scotia ny ohio oklahoma ontario oregon pa pennsylvania peru
    poland portugal quebec queensland rhode-island sc scotland south-carolina south-dakota spain sweden
    switzerland tennessee texas thailand tn turkey tx uk us usa utah va vermont victoria vietnam virginia
    wa wales washington west-virginia wi wisconsin wyoming
    """)
}
