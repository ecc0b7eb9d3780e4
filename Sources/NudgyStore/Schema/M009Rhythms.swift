extension Migration {
  /// What repeats rings again and again while it stands open, long after the day that is written with it; and what is
  /// pressed for rings on after its return.
  static let m009Rhythms = Migration(
    name: "m009_rhythms",
    script: """
      CREATE INDEX tasks_by_rhythm ON tasks (deadline, number)
        WHERE status IN ('active', 'snoozed') AND recurrence IS NOT NULL AND deadline IS NOT NULL;
      CREATE INDEX tasks_by_pressed_return ON tasks (snoozed_until, number)
        WHERE status = 'snoozed' AND pressure IS NOT NULL AND pressure <> 'gentle';
      """)
}
