#include "CReaderWeights.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const _Alignas(16) unsigned char weights[] = {
#embed "weights.bin"
};

const unsigned char *nudgy_reader_weights(void) { return weights; }
size_t nudgy_reader_weights_size(void) { return sizeof weights; }
