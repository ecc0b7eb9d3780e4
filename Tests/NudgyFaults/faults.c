// NUDGY_FAULT=KIND:N:ACTION lets the Nth call of a kind on files below NUDGY_FAULT_ROOT fail.
//
//   KIND    write (write, pwrite), sync (fsync, fdatasync), name (rename, link), make (open that may create, mkdir,
//           ftruncate), alloc (memory that SQLite asks for; files play no part)
//   ACTION  error: the call fails, with half of the bytes written before where it writes
//           kill:  the process is killed there, half-way through a write
//
// When it has happened, the file NUDGY_FAULT_MARK exists.

#define _GNU_SOURCE
#include "NudgyFaults.h"

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static char kind[16];
static long wanted;
static int kills;
static const char *root;
static size_t root_length;
static const char *mark;
static atomic_long seen;
static uintptr_t sqlite_start, sqlite_end;

static int find_sqlite(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "libsqlite3")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD || !(info->dlpi_phdr[i].p_flags & PF_X)) continue;
    sqlite_start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    sqlite_end = sqlite_start + info->dlpi_phdr[i].p_memsz;
  }
  return 1;
}

__attribute__((constructor)) static void begin(void) {
  const char *fault = getenv("NUDGY_FAULT");
  root = getenv("NUDGY_FAULT_ROOT");
  mark = getenv("NUDGY_FAULT_MARK");
  char action[16] = "";
  if (!fault || !root || sscanf(fault, "%15[^:]:%ld:%15s", kind, &wanted, action) != 3) {
    wanted = 0;
    return;
  }
  root_length = strlen(root);
  kills = strcmp(action, "kill") == 0;
  dl_iterate_phdr(find_sqlite, NULL);
}

#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static void note(void) {
  if (!mark) return;
  int descriptor = (int)((__typeof__(open) *)dlsym(RTLD_NEXT, "open"))(mark, O_CREAT | O_WRONLY, 0600);
  if (descriptor >= 0) close(descriptor);
}

static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

static int is_ours(const char *path) { return strncmp(path, root, root_length) == 0; }

static int is_open_ours(int descriptor) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_ours(path);
}

/// Whether this very call is the one that fails.
static int is_due(const char *call) {
  if (wanted == 0 || strcmp(kind, call) != 0) return 0;
  if (atomic_fetch_add(&seen, 1) + 1 != wanted) return 0;
  note();
  return 1;
}

static int fails(int code) {
  if (kills) die();
  errno = code;
  return -1;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  REAL(write);
  if (wanted && strcmp(kind, "write") == 0 && is_open_ours(descriptor) && is_due("write")) {
    if (count > 1) real(descriptor, bytes, count / 2);
    return fails(ENOSPC);
  }
  return real(descriptor, bytes, count);
}

static ssize_t write_at(
    ssize_t (*real)(int, const void *, size_t, off_t), int descriptor, const void *bytes, size_t count,
    off_t offset) {
  if (wanted && strcmp(kind, "write") == 0 && is_open_ours(descriptor) && is_due("write")) {
    if (count > 1) real(descriptor, bytes, count / 2, offset);
    return fails(ENOSPC);
  }
  return real(descriptor, bytes, count, offset);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  REAL(pwrite);
  return write_at(real, descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  REAL(pwrite64);
  return write_at(real, descriptor, bytes, count, offset);
}

int fsync(int descriptor) {
  REAL(fsync);
  return wanted && is_open_ours(descriptor) && is_due("sync") ? fails(EIO) : real(descriptor);
}

int fdatasync(int descriptor) {
  REAL(fdatasync);
  return wanted && is_open_ours(descriptor) && is_due("sync") ? fails(EIO) : real(descriptor);
}

int rename(const char *from, const char *to) {
  REAL(rename);
  return wanted && is_ours(to) && is_due("name") ? fails(EIO) : real(from, to);
}

int link(const char *from, const char *to) {
  REAL(link);
  return wanted && is_ours(to) && is_due("name") ? fails(EIO) : real(from, to);
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  return wanted && is_ours(path) && is_due("make") ? fails(ENOSPC) : real(path, mode);
}

int ftruncate(int descriptor, off_t size) {
  REAL(ftruncate);
  return wanted && is_open_ours(descriptor) && is_due("make") ? fails(ENOSPC) : real(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) {
  REAL(ftruncate64);
  return wanted && is_open_ours(descriptor) && is_due("make") ? fails(ENOSPC) : real(descriptor, size);
}

static mode_t mode_of(int flags, va_list more) { return flags & O_CREAT ? (mode_t)va_arg(more, int) : 0; }

int open(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = mode_of(flags, more);
  va_end(more);
  REAL(open);
  return wanted && (flags & O_CREAT) && is_ours(path) && is_due("make") ? fails(ENOSPC) : real(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = mode_of(flags, more);
  va_end(more);
  REAL(open64);
  return wanted && (flags & O_CREAT) && is_ours(path) && is_due("make") ? fails(ENOSPC) : real(path, flags, mode);
}

extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *memory, size_t size);

/// Only what SQLite asks for: Swift ends the program when it gets no memory, which no program can answer.
static int is_refused(void *caller) {
  uintptr_t place = (uintptr_t)caller;
  return wanted && sqlite_start <= place && place < sqlite_end && is_due("alloc");
}

void *malloc(size_t size) {
  if (is_refused(__builtin_return_address(0))) {
    if (kills) die();
    return NULL;
  }
  return __libc_malloc(size);
}

void *realloc(void *memory, size_t size) {
  if (is_refused(__builtin_return_address(0))) {
    if (kills) die();
    return NULL;
  }
  return __libc_realloc(memory, size);
}

#endif
