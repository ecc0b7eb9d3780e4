#ifndef NUDGY_CSQLITE_SHIM_H
#define NUDGY_CSQLITE_SHIM_H
#include <sqlite3.h>
#endif
