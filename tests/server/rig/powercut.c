/* Preloaded before the C library: writes down, in their order, everything that changes the files of one database and
 * everything that makes them durable; and makes the disk fail while a file says so.
 *
 *   POWERCUT_DATABASE  the database, as an absolute path; also its -wal and -journal. The -shm is rebuilt after a cut.
 *   POWERCUT_LOG       the tape on which it is written down (none: nothing is)
 *   POWERCUT_SICK      while this file exists: "s" in it means that no sync works (EIO), "w" no write (EIO), "f" that
 *                      the disk is full (ENOSPC)
 *
 * One call: kind, file, offset, length (little endian, 4 + 4 + 8 + 8 bytes), then data. A file is a number that is
 * never used again; number 0 is the folder.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { CREATE = 1, UNLINK, RENAME, WRITE, TRUNCATE, SYNC, MARK };
enum { MAIN, WAL, JOURNAL, NAMES };
enum { FOLDER = 0, NOT_OURS = -1, MOST_FDS = 65536 };

static const char *const ENDINGS[NAMES] = {"", "-wal", "-journal"};
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int files[MOST_FDS]; /* by descriptor: the number of the file and 1 more; 0 is not ours */
static int current[NAMES];  /* by name: the number of the file that bears it now; 0 is none */
static int last_file, log_fd = -1;

#define REAL(name, type, ...)                                  \
    static type (*real)(__VA_ARGS__);                          \
    if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static void note(uint32_t kind, uint32_t file, uint64_t offset, uint64_t length, const void *data, size_t bytes) {
    REAL("write", ssize_t, int, const void *, size_t);
    struct { uint32_t kind, file; uint64_t offset, length; } head = {kind, file, offset, length};
    const char *path = getenv("POWERCUT_LOG");
    if (!path) return;
    if (log_fd < 0) log_fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (real(log_fd, &head, sizeof head) != sizeof head) abort();
    if (bytes && real(log_fd, data, bytes) != (ssize_t)bytes) abort();
}

static int sick(const char *with) {
    const char *path = getenv("POWERCUT_SICK");
    char word = 0;
    if (!path) return 0;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
    if (fd < 0) return 0;
    ssize_t got = read(fd, &word, 1);
    close(fd);
    if (got != 1 || !strchr(with, word)) return 0;
    errno = word == 'f' ? ENOSPC : EIO;
    return 1;
}

static int name_of(const char *path) {
    const char *database = getenv("POWERCUT_DATABASE");
    size_t length = database ? strlen(database) : 0;
    if (!length || strncmp(path, database, length)) return NOT_OURS;
    for (int name = 0; name < NAMES; name++)
        if (!strcmp(path + length, ENDINGS[name])) return name;
    return NOT_OURS;
}

static int is_folder(const char *path) {
    const char *database = getenv("POWERCUT_DATABASE");
    const char *end = database ? strrchr(database, '/') : NULL;
    return end && strlen(path) == (size_t)(end - database) && !strncmp(path, database, (size_t)(end - database));
}

static int file_of(int fd) { return fd >= 0 && fd < MOST_FDS ? files[fd] - 1 : NOT_OURS; }

static void opened(int fd, int name, int is_new) {
    if (is_new || !current[name]) {
        current[name] = ++last_file;
        note(CREATE, (uint32_t)last_file, (uint64_t)name, 0, NULL, 0);
    }
    files[fd] = current[name] + 1;
}

static int open_any(const char *call, const char *path, int flags, mode_t mode) {
    int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, call);
    int name = name_of(path), folder = is_folder(path);
    if (name == NOT_OURS && !folder) return real(path, flags, mode);
    pthread_mutex_lock(&one_at_a_time);
    int is_new = access(path, F_OK) != 0;
    int fd = real(path, flags, mode);
    if (fd >= 0 && fd < MOST_FDS && folder) files[fd] = FOLDER + 1;
    else if (fd >= 0 && fd < MOST_FDS) opened(fd, name, is_new);
    if (fd >= 0 && name != NOT_OURS && flags & O_TRUNC) note(TRUNCATE, (uint32_t)current[name], 0, 0, NULL, 0);
    int error = errno;
    pthread_mutex_unlock(&one_at_a_time);
    errno = error;
    return fd;
}

#define OPEN(name)                                     \
    int name(const char *path, int flags, ...) {       \
        va_list more;                                  \
        va_start(more, flags);                         \
        mode_t mode = (mode_t)va_arg(more, unsigned);  \
        va_end(more);                                  \
        return open_any(#name, path, flags, mode);     \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    REAL("close", int, int);
    if (file_of(fd) != NOT_OURS) files[fd] = 0;
    return real(fd);
}

static ssize_t written(int file, off_t offset, const void *data, ssize_t length) {
    if (length > 0) note(WRITE, (uint32_t)file, (uint64_t)offset, (uint64_t)length, data, (size_t)length);
    return length;
}

ssize_t write(int fd, const void *data, size_t length) {
    REAL("write", ssize_t, int, const void *, size_t);
    int file = file_of(fd);
    if (file == NOT_OURS) return real(fd, data, length);
    if (sick("wf")) return -1;
    pthread_mutex_lock(&one_at_a_time);
    off_t offset = lseek(fd, 0, SEEK_CUR);
    ssize_t done = written(file, offset, data, real(fd, data, length));
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

static ssize_t pwrite_any(const char *call, int fd, const void *data, size_t length, off_t offset) {
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, call);
    int file = file_of(fd);
    if (file == NOT_OURS) return real(fd, data, length, offset);
    if (sick("wf")) return -1;
    pthread_mutex_lock(&one_at_a_time);
    ssize_t done = written(file, offset, data, real(fd, data, length, offset));
    pthread_mutex_unlock(&one_at_a_time);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    return pwrite_any("pwrite", fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
    return pwrite_any("pwrite64", fd, data, length, offset);
}

static int truncate_any(const char *call, int fd, off_t length) {
    int (*real)(int, off_t) = (int (*)(int, off_t))dlsym(RTLD_NEXT, call);
    int file = file_of(fd);
    if (file == NOT_OURS) return real(fd, length);
    if (sick("w")) return -1;
    pthread_mutex_lock(&one_at_a_time);
    int failed = real(fd, length);
    if (!failed) note(TRUNCATE, (uint32_t)file, (uint64_t)length, 0, NULL, 0);
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}

int ftruncate(int fd, off_t length) { return truncate_any("ftruncate", fd, length); }
int ftruncate64(int fd, off_t length) { return truncate_any("ftruncate64", fd, length); }

static int sync_any(const char *call, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    int file = file_of(fd);
    if (file == NOT_OURS) return real(fd);
    if (sick("s")) return -1;
    pthread_mutex_lock(&one_at_a_time); /* nothing is written meanwhile, so everything before it is durable */
    int failed = real(fd);
    if (!failed) note(SYNC, (uint32_t)file, 0, 0, NULL, 0);
    pthread_mutex_unlock(&one_at_a_time);
    return failed;
}

int fsync(int fd) { return sync_any("fsync", fd); }
int fdatasync(int fd) { return sync_any("fdatasync", fd); }

int unlink(const char *path) {
    REAL("unlink", int, const char *);
    int name = name_of(path);
    if (name == NOT_OURS) return real(path);
    pthread_mutex_lock(&one_at_a_time);
    int failed = real(path), error = errno;
    if (!failed) {
        current[name] = 0;
        note(UNLINK, FOLDER, (uint64_t)name, 0, NULL, 0);
    }
    pthread_mutex_unlock(&one_at_a_time);
    errno = error;
    return failed;
}

/* SQLite renames nothing. Should it begin to, the test must learn of it: a call that the reader does not know. */
int rename(const char *from, const char *to) {
    REAL("rename", int, const char *, const char *);
    if (name_of(from) != NOT_OURS || name_of(to) != NOT_OURS) note(RENAME, FOLDER, 0, 0, NULL, 0);
    return real(from, to);
}

/* Called by the process itself: a move was acknowledged. */
void powercut_mark(const char *text) {
    pthread_mutex_lock(&one_at_a_time);
    note(MARK, FOLDER, 0, strlen(text), text, strlen(text));
    pthread_mutex_unlock(&one_at_a_time);
}
