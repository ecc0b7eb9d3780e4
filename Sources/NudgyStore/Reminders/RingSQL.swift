/// The statements of rings, each over an index in its order.
///
/// Parameters of those that find tasks: `?1` and `?2` the window, `?3` limit.
enum RingSQL {
  static let dueBetween = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline > ?1 AND deadline <= ?2
    ORDER BY deadline LIMIT ?3
    """

  /// Those rung for ahead of their deadline, and long after it.
  static let pressingBetween = """
    SELECT number FROM tasks INDEXED BY tasks_by_pressure
    WHERE status IN ('active', 'snoozed') AND pressure IS NOT NULL AND pressure <> 'gentle'
      AND deadline > ?1 AND deadline <= ?2
    ORDER BY deadline LIMIT ?3
    """

  /// `?1` how firmly, `?2` the latest deadline, `?3` limit.
  static let pressingBy = """
    SELECT number FROM tasks INDEXED BY tasks_by_pressure
    WHERE status IN ('active', 'snoozed') AND pressure IS NOT NULL AND pressure <> 'gentle'
      AND pressure = ?1 AND deadline <= ?2
    ORDER BY deadline, number LIMIT ?3
    """

  /// Those without a deadline: `?1` how firmly, `?3` limit.
  static let pressingUndated = """
    SELECT number FROM tasks INDEXED BY tasks_by_pressure
    WHERE status IN ('active', 'snoozed') AND pressure IS NOT NULL AND pressure <> 'gentle'
      AND pressure = ?1 AND deadline IS NULL AND ?2 IS NOT NULL
    ORDER BY number LIMIT ?3
    """

  static let backBetween = """
    SELECT number FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until > ?1 AND snoozed_until <= ?2
    ORDER BY snoozed_until LIMIT ?3
    """

  static let pressedBackBetween = """
    SELECT number FROM tasks INDEXED BY tasks_by_pressed_return
    WHERE status = 'snoozed' AND pressure IS NOT NULL AND pressure <> 'gentle'
      AND snoozed_until > ?1 AND snoozed_until <= ?2
    ORDER BY snoozed_until LIMIT ?3
    """

  /// What repeats and has come round at least once by then; `?1` is the end of the window, `?2` limit. What came
  /// round last comes first, as it is the likeliest to be wanted where there are too many.
  static let rhythmsUpTo = """
    SELECT number FROM tasks INDEXED BY tasks_by_rhythm
    WHERE status IN ('active', 'snoozed') AND recurrence IS NOT NULL AND deadline IS NOT NULL AND deadline <= ?1
    ORDER BY deadline DESC LIMIT ?2
    """

  static let askedBetween = """
    SELECT task FROM reminder_times WHERE at > ?1 AND at <= ?2 ORDER BY at LIMIT ?3
    """

  /// `?1` touched before, `?2` now, `?3` limit. What has a day to come is not forgotten.
  static let untouched = """
    SELECT number FROM tasks INDEXED BY tasks_by_touch
    WHERE status IN ('active', 'snoozed') AND touched_at <= ?1
      AND (status = 'active' OR snoozed_until <= ?2) AND (deadline IS NULL OR deadline < ?2)
    ORDER BY touched_at, number LIMIT ?3
    """

  /// `?4`: what was told later than this was told by a clock that ran ahead, and is told anew in its own time.
  static let told = """
    SELECT 1 FROM rings WHERE task = ?1 AND kind = ?2 AND moment = ?3 AND told <= ?4
    """

  static let lastTold = "SELECT max(told) FROM rings WHERE task = ?1 AND told <= ?2"

  /// `?4` now, `?5` the end of the lease, `?6` the latest end that a lease taken by now can have: a later one was
  /// taken before the clock was set back. `?7` as `?4` of `told`.
  static let claim = """
    INSERT INTO rings (task, kind, moment, lease) VALUES (?1, ?2, ?3, ?5)
    ON CONFLICT (task, kind, moment) DO UPDATE SET lease = ?5, told = NULL, route = NULL
      WHERE (told IS NULL OR told > ?7) AND (lease <= ?4 OR lease > ?6)
    RETURNING 1
    """

  static let noteTold = """
    UPDATE rings SET told = ?4, route = ?5 WHERE task = ?1 AND kind = ?2 AND moment = ?3 AND told IS NULL
    """

  static let release = "DELETE FROM rings WHERE task = ?1 AND kind = ?2 AND moment = ?3 AND told IS NULL"

  static let checkIns = """
    SELECT task, kind, told FROM rings INDEXED BY rings_by_time
    WHERE told >= ?1 AND told <= ?2 AND kind IN ('stale', 'endOfDay', 'links') ORDER BY told
    """

  /// All but the newest `?1` of what was told. It is counted, not dated: a clock that ran years ahead for a minute
  /// would otherwise forget what was told this week.
  static let forgetOld = """
    DELETE FROM rings WHERE told < (
      SELECT told FROM rings INDEXED BY rings_by_time WHERE told IS NOT NULL ORDER BY told DESC LIMIT 1 OFFSET ?1)
    """
}
