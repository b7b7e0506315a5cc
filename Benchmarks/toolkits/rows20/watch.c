// Starts a program and says from outside when its rows stood on the screen, and what memory it holds.
//
//   watch [--picture FILE] [--user ID HOME] PROGRAM [ARGUMENT...]
//   {"mapped_ms": 31.2, "drawn_ms": 40.9, "cpu_ms": 38.5, "rss_mb": 38.1, "pss_mb": 31.0}
//
// Time counts from right before the fork. A window is mapped when the X server says so, and drawn when
// a strip at its left, asked for twice a millisecond, holds 20 rows of ink with gaps between them.
// Time on processors (of threads that still run) and memory are read a second later, when the program
// has nothing left to do.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dirent.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROWS = 20, LEFT = 4, WIDTH = 112, PATIENCE_MS = 20000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void rest(long microseconds) {
  struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
  nanosleep(&time, NULL);
}

static pid_t start(char **command, const char *user, const char *home) {
  pid_t child = fork();
  if (child != 0) return child;
  if (user) {
    gid_t group = atoi(user);
    if (setgroups(0, NULL) || setgid(group) || setuid(group)) _exit(126);
    setenv("HOME", home, 1);
  }
  execv(command[0], command);
  _exit(127);
}

/// The first window that appears and is as large as a program's; None when it takes too long.
static Window mapped(Display *display, double deadline) {
  while (now() < deadline) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type != MapNotify) continue;
      XWindowAttributes found;
      if (XGetWindowAttributes(display, event.xmap.window, &found) && found.width >= 300 &&
          found.height >= 300)
        return event.xmap.window;
    }
    rest(200);
  }
  return None;
}

/// How many rows of ink, divided by lines of background, a strip at the window's left holds.
static int rows(Display *display, Window window) {
  XWindowAttributes place;
  if (!XGetWindowAttributes(display, window, &place)) return 0;
  int height = place.height;
  XImage *strip = XGetImage(display, window, LEFT, 0, WIDTH, height, AllPlanes, ZPixmap);
  if (!strip) return 0;
  unsigned long paper = XGetPixel(strip, 0, 0) & 0xffffff;
  int count = 0, wasInk = 0;
  for (int y = 0; y < height; y++) {
    int isInk = 0;
    for (int x = 0; x < WIDTH && !isInk; x++) isInk = (XGetPixel(strip, x, y) & 0xffffff) != paper;
    count += isInk && !wasInk;
    wasInk = isInk;
  }
  XDestroyImage(strip);
  return count;
}

static double megabytes(pid_t process, const char *file, const char *key) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/%s", process, file);
  FILE *stream = fopen(path, "r");
  double found = 0;
  while (stream && fgets(line, sizeof line, stream))
    if (!strncmp(line, key, strlen(key))) found = atof(line + strlen(key)) / 1024;
  if (stream) fclose(stream);
  return found;
}

/// The milliseconds that the threads of a process ran so far.
static double busy(pid_t process) {
  char path[320];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *threads = opendir(path);
  double sum = 0;
  for (struct dirent *each; threads && (each = readdir(threads));) {
    if (each->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", process, each->d_name);
    FILE *stream = fopen(path, "r");
    double nanoseconds = 0;
    if (stream && fscanf(stream, "%lf", &nanoseconds) == 1) sum += nanoseconds / 1e6;
    if (stream) fclose(stream);
  }
  if (threads) closedir(threads);
  return sum;
}

static void picture(const char *file) {
  char command[512];
  snprintf(command, sizeof command, "import -window root '%s'", file);
  if (system(command)) fprintf(stderr, "watch: no picture in %s\n", file);
}

int main(int count, char **words) {
  const char *file = NULL, *user = NULL, *home = NULL;
  char **word = words + 1;
  for (; *word && !strncmp(*word, "--", 2); word++) {
    if (!strcmp(*word, "--picture")) file = *++word;
    else if (!strcmp(*word, "--user")) { user = *++word; home = *++word; }
  }
  Display *display = XOpenDisplay(NULL);
  if (count < 2 || !*word || !display) return fprintf(stderr, "watch: no program or no display\n"), 2;
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  double begin = now();
  pid_t child = start(word, user, home);
  double deadline = begin + PATIENCE_MS, shown = 0, drawn = 0;
  Window window = mapped(display, deadline);
  if (window != None) {
    shown = now();
    while (!drawn && now() < deadline) {
      if (rows(display, window) == ROWS) drawn = now();
      else rest(500);
    }
  }
  rest(1000000);
  if (file) picture(file);
  if (drawn)
    printf("{\"mapped_ms\": %.2f, \"drawn_ms\": %.2f, \"cpu_ms\": %.2f, \"rss_mb\": %.2f, "
           "\"pss_mb\": %.2f}\n",
           shown - begin, drawn - begin, busy(child), megabytes(child, "status", "VmRSS:"),
           megabytes(child, "smaps_rollup", "Pss:"));
  else fprintf(stderr, "watch: %s did not show %d rows\n", *word, ROWS);
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  return drawn ? 0 : 1;
}
