extension Migration {
  /// What was said, what was dumped, and small values that outlive a process.
  static let m003Conversation = Migration(
    name: "m003_conversation",
    script: """
      CREATE TABLE messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        conversation TEXT NOT NULL,
        turn TEXT NOT NULL,
        role TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX messages_by_conversation ON messages (conversation, id);

      CREATE TABLE brain_dumps (
        id TEXT PRIMARY KEY,
        transcript TEXT NOT NULL,
        processed_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      -- Without a reference to tasks: undoing a creation takes the task away, the dump remembers it was there.
      CREATE TABLE brain_dump_tasks (
        dump TEXT NOT NULL REFERENCES brain_dumps (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (dump, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE kept_values (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}
