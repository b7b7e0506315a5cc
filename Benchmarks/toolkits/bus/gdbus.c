// The median of COUNT calls of the session bus's daemon over one connection of GDBus, in microseconds.
//
//   cc -O2 gdbus.c $(pkg-config --cflags --libs gio-2.0) -o gdbus && ./gdbus 2000
#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
  gint64 one = *(const gint64 *)a, other = *(const gint64 *)b;
  return (one > other) - (one < other);
}

int main(int count, char **words) {
  int rounds = count > 1 ? atoi(words[1]) : 2000;
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus || rounds < 1) return 1;
  gint64 *times = g_new(gint64, rounds);
  for (int round = 0; round < rounds; round++) {
    gint64 start = g_get_monotonic_time();
    GVariant *reply = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "GetNameOwner", g_variant_new("(s)", "org.freedesktop.DBus"), G_VARIANT_TYPE("(s)"),
        G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
    if (!reply) return 1;
    g_variant_unref(reply);
    times[round] = g_get_monotonic_time() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  printf("%ld\n", (long)times[rounds / 2]);
  return 0;
}
