extension Migration {
  /// Full-text indexes of the open and of the closed tasks, and a vocabulary to find misspelled words in.
  ///
  /// Two indexes, so that a look-up among open tasks costs nothing for years of done ones. They hold no text
  /// of their own (`content=''`): triggers hand over `tasks.words`, old and new, which is plain ASCII made by
  /// `WordFolder`. Deleting from such an index needs the very words it was given; they stand in the row.
  static let m004Search = Migration(
    name: "m004_search",
    script: """
      CREATE VIRTUAL TABLE open_words USING fts5 (
        words, content='', columnsize=0, detail=none, tokenize='ascii');
      CREATE VIRTUAL TABLE closed_words USING fts5 (
        words, content='', columnsize=0, detail=none, tokenize='ascii');
      INSERT INTO open_words (rowid, words)
        SELECT number, words FROM tasks WHERE status IN ('active', 'snoozed');
      INSERT INTO closed_words (rowid, words)
        SELECT number, words FROM tasks WHERE status IN ('done', 'dropped');

      CREATE TRIGGER open_words_on_insert AFTER INSERT ON tasks
      WHEN new.status IN ('active', 'snoozed') BEGIN
        INSERT INTO open_words (rowid, words) VALUES (new.number, new.words);
      END;
      CREATE TRIGGER closed_words_on_insert AFTER INSERT ON tasks
      WHEN new.status IN ('done', 'dropped') BEGIN
        INSERT INTO closed_words (rowid, words) VALUES (new.number, new.words);
      END;
      CREATE TRIGGER open_words_on_delete AFTER DELETE ON tasks
      WHEN old.status IN ('active', 'snoozed') BEGIN
        INSERT INTO open_words (open_words, rowid, words) VALUES ('delete', old.number, old.words);
      END;
      CREATE TRIGGER closed_words_on_delete AFTER DELETE ON tasks
      WHEN old.status IN ('done', 'dropped') BEGIN
        INSERT INTO closed_words (closed_words, rowid, words) VALUES ('delete', old.number, old.words);
      END;
      CREATE TRIGGER words_on_update_old AFTER UPDATE OF status, words ON tasks
      WHEN old.words <> new.words
        OR (old.status IN ('active', 'snoozed')) <> (new.status IN ('active', 'snoozed')) BEGIN
        INSERT INTO open_words (open_words, rowid, words)
          SELECT 'delete', old.number, old.words WHERE old.status IN ('active', 'snoozed');
        INSERT INTO closed_words (closed_words, rowid, words)
          SELECT 'delete', old.number, old.words WHERE old.status IN ('done', 'dropped');
        INSERT INTO open_words (rowid, words)
          SELECT new.number, new.words WHERE new.status IN ('active', 'snoozed');
        INSERT INTO closed_words (rowid, words)
          SELECT new.number, new.words WHERE new.status IN ('done', 'dropped');
      END;

      -- Every distinct word of letters ever indexed. Words are never taken out: one too many finds nothing.
      CREATE TABLE vocabulary (
        id INTEGER PRIMARY KEY,
        word TEXT NOT NULL UNIQUE,
        initial TEXT NOT NULL,
        length INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX vocabulary_by_initial ON vocabulary (initial, length, word);
      CREATE VIRTUAL TABLE vocabulary_trigrams USING fts5 (
        word, content='vocabulary', content_rowid='id', columnsize=0, detail=none, tokenize='trigram');
      CREATE TRIGGER vocabulary_on_insert AFTER INSERT ON vocabulary BEGIN
        INSERT INTO vocabulary_trigrams (rowid, word) VALUES (new.id, new.word);
      END;
      """)
}
