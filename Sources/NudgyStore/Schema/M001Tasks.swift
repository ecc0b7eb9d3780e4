extension Migration {
  /// Tasks and how many there are of each status.
  ///
  /// Times are milliseconds since 1970. The columns after `resources` are derived from those before:
  /// - `deadline`: the last moment at which the task is on time;
  /// - `touched_at`: the last change, or the end of a snooze when that is later;
  /// - `title_key`: the title's folded words, for exact titles and completion;
  /// - `words`: the folded words of title, notes and contact, for the search index.
  static let m001Tasks = Migration(
    name: "m001_tasks",
    script: """
      CREATE TABLE tasks (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        notes TEXT,
        emoji TEXT,
        status TEXT NOT NULL CHECK (status IN ('active', 'snoozed', 'done', 'dropped')),
        source TEXT NOT NULL,
        source_url TEXT,
        source_preview TEXT,
        source_text TEXT,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        completed_at INTEGER,
        due_at INTEGER,
        due_is_all_day INTEGER NOT NULL,
        due_zone TEXT,
        snoozed_until INTEGER,
        recurrence TEXT,
        sort_order INTEGER NOT NULL,
        skip_count INTEGER NOT NULL,
        skipped_at INTEGER,
        snooze_count INTEGER NOT NULL,
        action TEXT,
        target TEXT,
        contact TEXT,
        draft_subject TEXT,
        draft_body TEXT,
        draft_at INTEGER,
        category TEXT,
        priority TEXT,
        pressure TEXT,
        load TEXT,
        energy TEXT,
        minutes INTEGER,
        actual_minutes INTEGER,
        steps TEXT NOT NULL,
        resources TEXT NOT NULL,
        deadline INTEGER,
        touched_at INTEGER NOT NULL,
        title_key TEXT NOT NULL,
        words TEXT NOT NULL
      ) STRICT;

      -- The undated queue; the columns after the order let rows be passed over without reading them.
      CREATE INDEX tasks_by_queue ON tasks (status, sort_order, number, deadline, skipped_at);
      CREATE INDEX tasks_by_deadline
        ON tasks (deadline, sort_order, number, status, snoozed_until, skipped_at)
        WHERE status IN ('active', 'snoozed');
      CREATE INDEX tasks_by_return ON tasks (snoozed_until, sort_order, number, deadline)
        WHERE status = 'snoozed';
      CREATE INDEX tasks_by_touch ON tasks (touched_at, number) WHERE status IN ('active', 'snoozed');
      CREATE INDEX tasks_by_completion ON tasks (completed_at, number) WHERE status = 'done';
      CREATE INDEX tasks_by_drop ON tasks (updated_at, number) WHERE status = 'dropped';
      CREATE INDEX tasks_by_title ON tasks (status, title_key, number);

      CREATE TABLE task_counts (
        status TEXT PRIMARY KEY,
        count INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      INSERT INTO task_counts VALUES ('active', 0), ('snoozed', 0), ('done', 0), ('dropped', 0);

      CREATE TRIGGER tasks_counted_on_insert AFTER INSERT ON tasks BEGIN
        UPDATE task_counts SET count = count + 1 WHERE status = new.status;
      END;
      CREATE TRIGGER tasks_counted_on_delete AFTER DELETE ON tasks BEGIN
        UPDATE task_counts SET count = count - 1 WHERE status = old.status;
      END;
      CREATE TRIGGER tasks_counted_on_update AFTER UPDATE OF status ON tasks
      WHEN old.status <> new.status BEGIN
        UPDATE task_counts SET count = count - 1 WHERE status = old.status;
        UPDATE task_counts SET count = count + 1 WHERE status = new.status;
      END;
      """)
}
