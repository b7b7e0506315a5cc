// How often memory was asked for, counted in the program that links this: its tests gate on it.

#include <stdbool.h>

/// Whether calls are counted: not under a sanitizer, which has a malloc of its own.
bool allocations_are_counted(void);

/// How often the calling thread has called malloc, which Swift's objects, closures and arrays come from.
unsigned long allocations_of_this_thread(void);
