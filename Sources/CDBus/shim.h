#ifndef NUDGY_CDBUS_SHIM_H
#define NUDGY_CDBUS_SHIM_H

#include <dlfcn.h>
#include <stdint.h>

// libdbus is neither linked nor needed to build: it is loaded when something rings, where there is one. These are the
// few functions of it that are called, with the types of its stable interface (D-Bus API 1.0); what the caller
// provides room for is larger here than there.

typedef struct nudgy_dbus_connection nudgy_dbus_connection;
typedef struct nudgy_dbus_message nudgy_dbus_message;

typedef struct { const char *name; const char *message; void *room[14]; } nudgy_dbus_error;
typedef struct { void *room[32]; } nudgy_dbus_iterator;

struct nudgy_dbus {
  uint32_t (*dbus_threads_init_default)(void);
  void (*dbus_error_init)(nudgy_dbus_error *);
  void (*dbus_error_free)(nudgy_dbus_error *);
  nudgy_dbus_connection *(*dbus_bus_get_private)(int, nudgy_dbus_error *);
  void (*dbus_connection_set_exit_on_disconnect)(nudgy_dbus_connection *, uint32_t);
  void (*dbus_connection_close)(nudgy_dbus_connection *);
  void (*dbus_connection_unref)(nudgy_dbus_connection *);
  nudgy_dbus_message *(*dbus_connection_send_with_reply_and_block)(
      nudgy_dbus_connection *, nudgy_dbus_message *, int, nudgy_dbus_error *);
  uint32_t (*dbus_connection_read_write)(nudgy_dbus_connection *, int);
  nudgy_dbus_message *(*dbus_connection_pop_message)(nudgy_dbus_connection *);
  void (*dbus_bus_add_match)(nudgy_dbus_connection *, const char *, nudgy_dbus_error *);
  nudgy_dbus_message *(*dbus_message_new_method_call)(
      const char *, const char *, const char *, const char *);
  void (*dbus_message_unref)(nudgy_dbus_message *);
  uint32_t (*dbus_message_is_signal)(nudgy_dbus_message *, const char *, const char *);
  const char *(*dbus_message_get_sender)(nudgy_dbus_message *);
  void (*dbus_message_iter_init_append)(nudgy_dbus_message *, nudgy_dbus_iterator *);
  uint32_t (*dbus_message_iter_append_basic)(nudgy_dbus_iterator *, int, const void *);
  uint32_t (*dbus_message_iter_open_container)(
      nudgy_dbus_iterator *, int, const char *, nudgy_dbus_iterator *);
  uint32_t (*dbus_message_iter_close_container)(nudgy_dbus_iterator *, nudgy_dbus_iterator *);
  uint32_t (*dbus_message_iter_init)(nudgy_dbus_message *, nudgy_dbus_iterator *);
  int (*dbus_message_iter_get_arg_type)(nudgy_dbus_iterator *);
  void (*dbus_message_iter_recurse)(nudgy_dbus_iterator *, nudgy_dbus_iterator *);
  void (*dbus_message_iter_get_basic)(nudgy_dbus_iterator *, void *);
  uint32_t (*dbus_message_iter_next)(nudgy_dbus_iterator *);
};

// Whether all functions were found in `library`, a handle of `dlopen`.
static inline int nudgy_dbus_look_up(struct nudgy_dbus *dbus, void *library) {
  int found = 1;
#define NUDGY_DBUS_LOOK_UP(name) \
  dbus->name = (__typeof__(dbus->name))dlsym(library, #name); \
  found = found && dbus->name;
  NUDGY_DBUS_LOOK_UP(dbus_threads_init_default)
  NUDGY_DBUS_LOOK_UP(dbus_error_init)
  NUDGY_DBUS_LOOK_UP(dbus_error_free)
  NUDGY_DBUS_LOOK_UP(dbus_bus_get_private)
  NUDGY_DBUS_LOOK_UP(dbus_connection_set_exit_on_disconnect)
  NUDGY_DBUS_LOOK_UP(dbus_connection_close)
  NUDGY_DBUS_LOOK_UP(dbus_connection_unref)
  NUDGY_DBUS_LOOK_UP(dbus_connection_send_with_reply_and_block)
  NUDGY_DBUS_LOOK_UP(dbus_connection_read_write)
  NUDGY_DBUS_LOOK_UP(dbus_connection_pop_message)
  NUDGY_DBUS_LOOK_UP(dbus_bus_add_match)
  NUDGY_DBUS_LOOK_UP(dbus_message_new_method_call)
  NUDGY_DBUS_LOOK_UP(dbus_message_unref)
  NUDGY_DBUS_LOOK_UP(dbus_message_is_signal)
  NUDGY_DBUS_LOOK_UP(dbus_message_get_sender)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_init_append)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_append_basic)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_open_container)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_close_container)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_init)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_get_arg_type)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_recurse)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_get_basic)
  NUDGY_DBUS_LOOK_UP(dbus_message_iter_next)
#undef NUDGY_DBUS_LOOK_UP
  return found;
}

#endif
