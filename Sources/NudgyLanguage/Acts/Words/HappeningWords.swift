// Verbs that make a statement of what stands before them: "my phone *died*", "time *flies*".
extension WordTable {
  static let happenings = WordTable(
    """
    arrived arrives barked barks became becomes began begins breaks broke called came canceled cancelled
    comes crashed cried died dies emailed ended ends exploded falls feels fell flies forgot goes grew grows
    happened happens hated hates hit hurts jumped knew knows laughed liked likes lived lives looks loses
    lost loved loves mattered matters moved needed needs quit rained rains rocks rules said say says scored
    screamed seems showed sleeps slept smells snowed snows sounds steals stinks stole stopped sucks tastes
    texted thinks thought wanted wants went wins won works yelled
    """)
}
