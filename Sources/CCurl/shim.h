#ifndef NUDGY_CCURL_SHIM_H
#define NUDGY_CCURL_SHIM_H

#include <curl/curl.h>
#include <dlfcn.h>

// Nothing links libcurl: with the thirty libraries behind it, loading it takes about 9 ms, which every command
// that needs no model would pay. The functions are looked up when the first request is made, in a table whose
// types come from curl's own header. The wrappers below call through the table with fixed argument types,
// as Swift can call neither variadic functions nor pointers to them, and add nothing.

#define NUDGY_CURL_FUNCTIONS(each) \
  each(curl_global_init) \
  each(curl_easy_init) \
  each(curl_easy_cleanup) \
  each(curl_easy_setopt) \
  each(curl_slist_append) \
  each(curl_slist_free_all) \
  each(curl_multi_init) \
  each(curl_multi_cleanup) \
  each(curl_multi_setopt) \
  each(curl_multi_add_handle) \
  each(curl_multi_remove_handle) \
  each(curl_multi_perform) \
  each(curl_multi_poll) \
  each(curl_multi_wakeup) \
  each(curl_multi_info_read)

#define NUDGY_CURL_FIELD(name) __typeof__(&name) name;
struct nudgy_curl {
  NUDGY_CURL_FUNCTIONS(NUDGY_CURL_FIELD)
};
#undef NUDGY_CURL_FIELD

// Whether all functions were found in `library`, a handle of `dlopen`. curl_multi_wakeup came last, in 7.68.
static inline int nudgy_curl_look_up(struct nudgy_curl *curl, void *library) {
  int found = 1;
#define NUDGY_CURL_LOOK_UP(name) \
  curl->name = (__typeof__(&name))dlsym(library, #name); \
  found = found && curl->name;
  NUDGY_CURL_FUNCTIONS(NUDGY_CURL_LOOK_UP)
#undef NUDGY_CURL_LOOK_UP
  return found;
}

static inline CURLcode nudgy_curl_global_init(const struct nudgy_curl *curl) {
  return curl->curl_global_init(CURL_GLOBAL_DEFAULT);
}

static inline CURL *nudgy_curl_easy_init(const struct nudgy_curl *curl) {
  return curl->curl_easy_init();
}

static inline void nudgy_curl_easy_cleanup(const struct nudgy_curl *curl, CURL *easy) {
  curl->curl_easy_cleanup(easy);
}

static inline CURLcode nudgy_curl_set_number(
    const struct nudgy_curl *curl, CURL *easy, CURLoption option, long value) {
  return curl->curl_easy_setopt(easy, option, value);
}

// curl copies the text.
static inline CURLcode nudgy_curl_set_text(
    const struct nudgy_curl *curl, CURL *easy, CURLoption option, const char *value) {
  return curl->curl_easy_setopt(easy, option, value);
}

// Copies the body; its size has to be known first.
static inline CURLcode nudgy_curl_set_body(
    const struct nudgy_curl *curl, CURL *easy, const void *bytes, size_t count) {
  CURLcode code = curl->curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code ? code : curl->curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes);
}

// The list has to outlive the handle's transfer.
static inline CURLcode nudgy_curl_set_headers(
    const struct nudgy_curl *curl, CURL *easy, struct curl_slist *headers) {
  return curl->curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

typedef size_t (*nudgy_curl_callback)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode nudgy_curl_set_callbacks(
    const struct nudgy_curl *curl, CURL *easy, nudgy_curl_callback header, nudgy_curl_callback body,
    void *context) {
  curl->curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  curl->curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
  curl->curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
  return curl->curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
}

// A lookup of a name that hangs would otherwise hold up all transfers when its own is given up. Since 7.87;
// earlier libraries answer that they do not know it.
static inline CURLcode nudgy_curl_abandon_lookups(const struct nudgy_curl *curl, CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  return curl->curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
  return CURLE_OK;
#endif
}

static inline struct curl_slist *nudgy_curl_append(
    const struct nudgy_curl *curl, struct curl_slist *list, const char *text) {
  return curl->curl_slist_append(list, text);
}

static inline void nudgy_curl_free_list(const struct nudgy_curl *curl, struct curl_slist *list) {
  curl->curl_slist_free_all(list);
}

static inline CURLM *nudgy_curl_multi_init(const struct nudgy_curl *curl) {
  return curl->curl_multi_init();
}

static inline void nudgy_curl_multi_cleanup(const struct nudgy_curl *curl, CURLM *multi) {
  curl->curl_multi_cleanup(multi);
}

static inline CURLMcode nudgy_curl_multi_set_number(
    const struct nudgy_curl *curl, CURLM *multi, CURLMoption option, long value) {
  return curl->curl_multi_setopt(multi, option, value);
}

static inline CURLMcode nudgy_curl_multi_add(const struct nudgy_curl *curl, CURLM *multi, CURL *easy) {
  return curl->curl_multi_add_handle(multi, easy);
}

static inline void nudgy_curl_multi_remove(const struct nudgy_curl *curl, CURLM *multi, CURL *easy) {
  curl->curl_multi_remove_handle(multi, easy);
}

static inline void nudgy_curl_multi_perform(const struct nudgy_curl *curl, CURLM *multi) {
  int running = 0;
  curl->curl_multi_perform(multi, &running);
}

static inline void nudgy_curl_multi_poll(const struct nudgy_curl *curl, CURLM *multi, int milliseconds) {
  curl->curl_multi_poll(multi, NULL, 0, milliseconds, NULL);
}

static inline void nudgy_curl_multi_wakeup(const struct nudgy_curl *curl, CURLM *multi) {
  curl->curl_multi_wakeup(multi);
}

// The next transfer that has ended, with its result; NULL when there is none.
static inline CURL *nudgy_curl_multi_ended(const struct nudgy_curl *curl, CURLM *multi, CURLcode *result) {
  int waiting = 0;
  CURLMsg *message = NULL;
  while ((message = curl->curl_multi_info_read(multi, &waiting))) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

#endif
