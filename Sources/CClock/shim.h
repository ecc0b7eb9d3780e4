#ifndef NUDGY_CCLOCK_SHIM_H
#define NUDGY_CCLOCK_SHIM_H

// A timer on the wall clock, for Linux: it goes on while the machine sleeps, and tells when the clock was set. Swift's
// Glibc does not know of it.

#if defined(__linux__)
#include <sys/timerfd.h>
#include <time.h>

// A descriptor that can be polled, or -1.
static inline int nudgy_timer_make(void) {
  return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

// 0 when the timer is set to the moment, in the past or ahead.
static inline int nudgy_timer_set(int timer, long seconds, long nanoseconds) {
  struct itimerspec moment = {{0, 0}, {seconds, nanoseconds}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &moment, 0);
}
#else
static inline int nudgy_timer_make(void) { return -1; }
static inline int nudgy_timer_set(int timer, long seconds, long nanoseconds) { return -1; }
#endif

#endif
