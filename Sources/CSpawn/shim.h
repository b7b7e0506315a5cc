#pragma once
#include <spawn.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// What glibc's headers show only to those who ask for GNU's additions.

int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/// Limits another process's resource, softly and hard.
static inline int limit_process(pid_t process, int resource, unsigned long long limit) {
  unsigned long long both[2] = {limit, limit};
  return (int)syscall(SYS_prlimit64, process, resource, both, (void *)0);
}
