#ifndef NUDGY_CEDITLINE_SHIM_H
#define NUDGY_CEDITLINE_SHIM_H

#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// Swift cannot call variadic C functions, nor read the C stream variables safely. Each wrapper below makes
// one such call with fixed argument types and adds nothing.

static inline EditLine *nudgy_el_init(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline int nudgy_el_set_prompt(EditLine *el, char *(*prompt)(EditLine *), char literal_mark) {
  return el_set(el, EL_PROMPT_ESC, prompt, literal_mark);
}

static inline int nudgy_el_set_editor(EditLine *el, const char *mode) {
  return el_set(el, EL_EDITOR, mode);
}

static inline const char *nudgy_el_editor(EditLine *el) {
  const char *mode = NULL;
  el_get(el, EL_EDITOR, &mode);
  return mode ? mode : "";
}

static inline int nudgy_el_set_number(EditLine *el, int operation, int value) {
  return el_set(el, operation, value);
}

static inline int nudgy_el_set_client_data(EditLine *el, void *data) {
  return el_set(el, EL_CLIENTDATA, data);
}

static inline void *nudgy_el_client_data(EditLine *el) {
  void *data = NULL;
  el_get(el, EL_CLIENTDATA, &data);
  return data;
}

static inline int nudgy_el_add_function(
    EditLine *el, const char *name, const char *help, unsigned char (*function)(EditLine *, wint_t)) {
  return el_set(el, EL_ADDFN, name, help, function);
}

static inline int nudgy_el_bind(EditLine *el, const char *key, const char *function) {
  return el_set(el, EL_BIND, key, function, NULL);
}

static inline int nudgy_el_bind_alternate(EditLine *el, const char *key, const char *function) {
  return el_set(el, EL_BIND, "-a", key, function, NULL);
}

static inline int nudgy_el_set_tty(EditLine *el, const char *mode, const char *setting) {
  return el_set(el, EL_SETTY, mode, setting, NULL);
}

static inline int nudgy_el_set_reader(EditLine *el, int (*reader)(EditLine *, wchar_t *)) {
  return el_wset(el, EL_GETCFN, reader);
}

static inline int nudgy_el_set_history(EditLine *el, History *entries) {
  return el_set(el, EL_HIST, history, entries);
}

static inline int nudgy_el_refresh(EditLine *el) {
  return el_set(el, EL_REFRESH);
}

// The C library declares it only under feature macros that a module does not set.
extern int wcwidth(wchar_t character);

static inline int nudgy_cell_width(int character) {
  return wcwidth((wchar_t)character);
}

static inline int nudgy_history_set_size(History *entries, HistEvent *event, int size) {
  return history(entries, event, H_SETSIZE, size);
}

static inline int nudgy_history_enter(History *entries, HistEvent *event, const char *line) {
  return history(entries, event, H_ENTER, line);
}

static inline int nudgy_history_clear(History *entries, HistEvent *event) {
  return history(entries, event, H_CLEAR);
}

#endif
