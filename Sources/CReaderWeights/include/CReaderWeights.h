#ifndef NUDGY_CREADERWEIGHTS_H
#define NUDGY_CREADERWEIGHTS_H
#include <stddef.h>

// What the reader learnt, as Tools/Reader/export.py wrote it; read where it lies, nothing is loaded.
const unsigned char *nudgy_reader_weights(void);
size_t nudgy_reader_weights_size(void);
#endif
