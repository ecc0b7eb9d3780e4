extension Migration {
  /// What came in from elsewhere, by digest, so that it becomes a task once. Without a reference to tasks: undoing a
  /// creation takes the task away, and what came stays known.
  static let m007Shares = Migration(
    name: "m007_shares",
    script: """
      CREATE TABLE shares (
        digest TEXT PRIMARY KEY,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}
