#ifndef NUDGY_CSQLITE_SHIM_H
#define NUDGY_CSQLITE_SHIM_H
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift cannot import. SQLite copies the bytes before this returns.
// A null pointer would bind NULL, and an empty Swift string may have one.
static inline int nudgy_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text ? text : "", count, SQLITE_TRANSIENT);
}

// sqlite3_db_config is variadic. Leaves the write-ahead log alone when the last connection closes.
static inline int nudgy_sqlite3_keep_log_on_close(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
#endif
