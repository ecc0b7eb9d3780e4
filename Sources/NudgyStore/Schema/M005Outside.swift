extension Migration {
  /// The journal also holds changes to what is not in the store: `kind` is `task`, or who can put the images back.
  static let m005Outside = Migration(
    name: "m005_outside",
    script: """
      ALTER TABLE journal_changes ADD COLUMN kind TEXT NOT NULL DEFAULT 'task';
      CREATE INDEX journal_changes_outside ON journal_changes (kind) WHERE kind <> 'task';
      """)
}
