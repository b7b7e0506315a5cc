#pragma once
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// What glibc's headers show only to those who ask for GNU's additions, or only to C.

int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/// Makes memory for two processes whose size neither of them can change any more; -1 where there is none.
static inline int make_sealed_memory(const char *name, unsigned long long bytes) {
  // MFD_CLOEXEC | MFD_ALLOW_SEALING
  int file = (int)syscall(SYS_memfd_create, name, 3u);
  if (file < 0) return -1;
  // F_ADD_SEALS: F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW
  if (ftruncate(file, (off_t)bytes) != 0 || fcntl(file, 1033, 7) != 0) {
    close(file);
    return -1;
  }
  return file;
}

/// Limits another process's resource, softly and hard.
static inline int bound_process(pid_t process, int resource, unsigned long long soft,
                                unsigned long long hard) {
  unsigned long long both[2] = {soft, hard};
  return (int)syscall(SYS_prlimit64, process, resource, both, (void *)0);
}
