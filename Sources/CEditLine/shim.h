#ifndef NUDGY_CEDITLINE_SHIM_H
#define NUDGY_CEDITLINE_SHIM_H
#include <histedit.h>
#endif
