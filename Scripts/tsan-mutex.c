// Tells the thread sanitizer what Synchronization's `Mutex` does where it cannot look.
//
//   lock, unlock (free)       inlined into our code: atomics the sanitizer sees
//   _lockSlow, _unlockSlow    in libswiftSynchronization, which is not instrumented: it misses
//                             that one thread waited for the other, and reports a race
//
// Scripts/sanitize preloads this library; it calls the real functions and says "acquired" and
// "released" beside them. Without the sanitizer in the program it changes nothing.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

static void tell(const char *function, void *mutex) {
  void (*call)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, function);
  if (call) call(mutex);
}

// Synchronization._MutexHandle._lockSlow(UInt32)
SWIFT void $s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF(
    uint32_t thread, SELF void *mutex) {
  typedef SWIFT void (*Function)(uint32_t, SELF void *);
  ((Function)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"))(
      thread, mutex);
  tell("__tsan_acquire", mutex);
}

// Synchronization._MutexHandle._tryLockSlow() -> Bool
SWIFT bool $s15Synchronization12_MutexHandleV12_tryLockSlowSbyF(SELF void *mutex) {
  typedef SWIFT bool (*Function)(SELF void *);
  bool locked = ((Function)dlsym(
      RTLD_NEXT, "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"))(mutex);
  if (locked) tell("__tsan_acquire", mutex);
  return locked;
}

// Synchronization._MutexHandle._unlockSlow()
SWIFT void $s15Synchronization12_MutexHandleV11_unlockSlowyyF(SELF void *mutex) {
  typedef SWIFT void (*Function)(SELF void *);
  tell("__tsan_release", mutex);
  ((Function)dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"))(mutex);
}
