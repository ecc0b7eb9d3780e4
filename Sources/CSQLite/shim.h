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

// Bytes of the database (log 0) or of its write-ahead log (log 1) as they lie on the disk, read through SQLite's own
// descriptors: closing another one would drop the locks that SQLite holds on the file (how POSIX locks behave).
// What lies beyond the end reads as zeros, with SQLITE_IOERR_SHORT_READ.
static inline int nudgy_sqlite3_read(sqlite3 *database, int log, void *bytes, int count, sqlite3_int64 offset) {
  sqlite3_file *file = 0;
  int what = log ? SQLITE_FCNTL_JOURNAL_POINTER : SQLITE_FCNTL_FILE_POINTER;
  int code = sqlite3_file_control(database, "main", what, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, bytes, count, offset);
}
#endif
