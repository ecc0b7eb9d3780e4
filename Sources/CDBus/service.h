#ifndef NUDGY_CDBUS_SERVICE_H
#define NUDGY_CDBUS_SERVICE_H

#include "shim.h"

// What it takes to be asked rather than to ask: for the notification service that the tests bring along. The program
// itself uses none of it.

struct nudgy_dbus_service {
  int (*dbus_bus_request_name)(nudgy_dbus_connection *, const char *, unsigned, nudgy_dbus_error *);
  uint32_t (*dbus_connection_get_unix_fd)(nudgy_dbus_connection *, int *);
  uint32_t (*dbus_connection_send)(nudgy_dbus_connection *, nudgy_dbus_message *, uint32_t *);
  void (*dbus_connection_flush)(nudgy_dbus_connection *);
  uint32_t (*dbus_message_is_method_call)(nudgy_dbus_message *, const char *, const char *);
  nudgy_dbus_message *(*dbus_message_new_method_return)(nudgy_dbus_message *);
  nudgy_dbus_message *(*dbus_message_new_signal)(const char *, const char *, const char *);
};

// Whether all functions were found in `library`, a handle of `dlopen`.
static inline int nudgy_dbus_service_look_up(struct nudgy_dbus_service *dbus, void *library) {
  int found = 1;
#define NUDGY_DBUS_LOOK_UP(name) \
  dbus->name = (__typeof__(dbus->name))dlsym(library, #name); \
  found = found && dbus->name;
  NUDGY_DBUS_LOOK_UP(dbus_bus_request_name)
  NUDGY_DBUS_LOOK_UP(dbus_connection_get_unix_fd)
  NUDGY_DBUS_LOOK_UP(dbus_connection_send)
  NUDGY_DBUS_LOOK_UP(dbus_connection_flush)
  NUDGY_DBUS_LOOK_UP(dbus_message_is_method_call)
  NUDGY_DBUS_LOOK_UP(dbus_message_new_method_return)
  NUDGY_DBUS_LOOK_UP(dbus_message_new_signal)
#undef NUDGY_DBUS_LOOK_UP
  return found;
}

#endif
