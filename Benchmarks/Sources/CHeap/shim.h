// What glibc says of its heap; its module for Swift leaves this header out.
#include <malloc.h>
