#pragma once
#include <spawn.h>
#include <sys/syscall.h>
#include <unistd.h>

// What glibc's headers show only to those who ask for GNU's additions.

int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

/// Has a started program begin a session of its own: it outlives who started it.
static const short begin_session = 0x80;

/// A descriptor that becomes readable when a process has ended; -1 where the kernel has none.
static inline int open_process(pid_t process) { return (int)syscall(434, process, 0); }
