extension Migration {
  /// When a task has to be begun at the latest: twice its estimate before its deadline, two days at most, so that
  /// what is near can be found without looking at all that was due before.
  static let m008LatestStart = Migration(
    name: "m008_latest_start",
    script: """
      ALTER TABLE tasks ADD COLUMN latest_start INTEGER
        GENERATED ALWAYS AS (deadline - 120000 * min(max(coalesce(minutes, 0), 0), 1440)) VIRTUAL;
      CREATE INDEX tasks_by_latest_start
        ON tasks (latest_start, sort_order, number, deadline, status, snoozed_until, skipped_at)
        WHERE status IN ('active', 'snoozed') AND latest_start IS NOT NULL;
      """)
}
