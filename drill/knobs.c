/* Preloaded into the server: commits that wait as on a slow disk, and a clock that jumps.
   The file named by DRILL_KNOBS holds two 64-bit numbers: microseconds for each sync, seconds added to the clock. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int64_t none[2];
static volatile int64_t *knobs = none;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("DRILL_KNOBS");
    int file = name ? open(name, O_RDONLY) : -1;
    if (file < 0) return;
    void *seen = mmap(0, 16, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (seen != MAP_FAILED) knobs = seen;
}

int fsync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fsync");
    if (knobs[0]) usleep(knobs[0]);
    return real(file);
}

int fdatasync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
    if (knobs[0]) usleep(knobs[0]);
    return real(file);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int told = real(clock, at);
    if (clock == CLOCK_REALTIME) at->tv_sec += knobs[1];
    return told;
}
