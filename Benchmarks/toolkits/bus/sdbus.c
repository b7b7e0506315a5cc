// The median of COUNT calls of the session bus's daemon over one connection of sd-bus, in microseconds: what
// busctl does for each call once it is connected. Waits in place, on one thread.
//
//   cc -O2 sdbus.c -ldl -o sdbus && ./sdbus 2000
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct { const char *name, *message; int need_free; } Error;
typedef int (*Open)(void **);
typedef int (*Call)(void *, const char *, const char *, const char *, const char *, Error *, void **,
                    const char *, ...);
typedef void *(*Unref)(void *);

static int ascending(const void *a, const void *b) {
  long one = *(const long *)a, other = *(const long *)b;
  return (one > other) - (one < other);
}

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000L + time.tv_nsec;
}

int main(int count, char **words) {
  int rounds = count > 1 ? atoi(words[1]) : 2000;
  void *library = dlopen("libsystemd.so.0", RTLD_NOW), *bus = NULL;
  if (!library || rounds < 1) return 1;
  Call call = (Call)dlsym(library, "sd_bus_call_method");
  Unref unref = (Unref)dlsym(library, "sd_bus_message_unref");
  if (((Open)dlsym(library, "sd_bus_open_user"))(&bus) < 0) return 1;
  long *times = calloc(rounds, sizeof *times);
  for (int round = 0; round < rounds; round++) {
    long start = now();
    void *reply = NULL;
    const char *name = "org.freedesktop.DBus";
    if (call(bus, name, "/org/freedesktop/DBus", name, "GetNameOwner", NULL, &reply, "s", name) < 0)
      return 1;
    unref(reply);
    times[round] = now() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  printf("%.1f\n", times[rounds / 2] / 1000.0);
  return 0;
}
