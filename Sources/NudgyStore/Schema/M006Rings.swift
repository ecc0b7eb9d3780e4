extension Migration {
  /// When tasks are to be told of, and which moments were.
  static let m006Rings = Migration(
    name: "m006_rings",
    script: """
      ALTER TABLE tasks ADD COLUMN reminders TEXT NOT NULL DEFAULT '[]';
      -- The moments that `reminders` comes to, in milliseconds; written with the task.
      ALTER TABLE tasks ADD COLUMN reminder_times TEXT NOT NULL DEFAULT '[]';
      CREATE TABLE reminder_times (
        at INTEGER NOT NULL,
        task INTEGER NOT NULL,
        PRIMARY KEY (at, task)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX reminder_times_by_task ON reminder_times (task);
      CREATE TRIGGER reminder_times_on_insert AFTER INSERT ON tasks WHEN new.reminder_times <> '[]' BEGIN
        INSERT OR IGNORE INTO reminder_times (at, task) SELECT value, new.number FROM json_each(new.reminder_times);
      END;
      CREATE TRIGGER reminder_times_on_update AFTER UPDATE OF reminder_times ON tasks
      WHEN old.reminder_times <> new.reminder_times BEGIN
        DELETE FROM reminder_times WHERE task = old.number;
        INSERT OR IGNORE INTO reminder_times (at, task) SELECT value, new.number FROM json_each(new.reminder_times);
      END;
      CREATE TRIGGER reminder_times_on_delete AFTER DELETE ON tasks WHEN old.reminder_times <> '[]' BEGIN
        DELETE FROM reminder_times WHERE task = old.number;
      END;

      -- Tasks that are rung for long before they are due, or long after.
      CREATE INDEX tasks_by_pressure ON tasks (deadline, number)
        WHERE status IN ('active', 'snoozed') AND pressure IS NOT NULL AND pressure <> 'gentle';

      -- A moment is told once over all routes and processes. Who is about to tell it holds a lease, which ends.
      CREATE TABLE rings (
        task INTEGER NOT NULL,
        kind TEXT NOT NULL,
        moment INTEGER NOT NULL,
        lease INTEGER NOT NULL,
        told INTEGER,
        route TEXT,
        PRIMARY KEY (task, kind, moment)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX rings_by_time ON rings (told, kind, task, moment);
      -- What passed before anything could ring is not told now.
      INSERT INTO kept_values (key, value)
        SELECT 'rings.until', max(updated_at) / 1000.0 FROM tasks WHERE true HAVING max(updated_at) IS NOT NULL;
      """)
}
