extension Migration {
  /// The journal: each call that changed tasks is an entry, each task it touched a change with both images.
  ///
  /// An entry is `done`, `undone` (and can be redone), or `final` (undone, then overtaken by a new change).
  static let m002Journal = Migration(
    name: "m002_journal",
    script: """
      CREATE TABLE journal_entries (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        turn TEXT NOT NULL,
        at INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'final'))
      ) STRICT;
      CREATE INDEX journal_entries_by_state ON journal_entries (state, id);

      CREATE TABLE journal_changes (
        entry INTEGER NOT NULL REFERENCES journal_entries (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        change TEXT NOT NULL,
        before TEXT,
        after TEXT,
        PRIMARY KEY (entry, position)
      ) STRICT, WITHOUT ROWID;
      """)
}
