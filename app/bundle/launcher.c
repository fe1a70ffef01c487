/* The one file that people download: it carries the folder of a bundle behind itself, packed.
 *
 * The first start unpacks the folder where caches are kept, under the checksum of what is packed; every start runs the
 * program in it. Nobody ever sees half a folder, for it gets its name when it is whole; of two first starts one waits
 * for the other; and folders of other versions are removed, unless a program out of them is still running.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zstd.h>

#define MARK "VOLTIGE1"
#define SUM 32
#define UNPACKING ".unpacking"

/* The end of the file, after what is packed; app/bundle/launcher.py writes it. */
struct trailer {
    uint64_t size;
    char sum[SUM];
    char mark[8];
};

static char self[PATH_MAX];

static _Noreturn void refuse(const char *format, ...)
{
    va_list words;
    va_start(words, format);
    fputs("voltige: ", stderr);
    vfprintf(stderr, format, words);
    fputc('\n', stderr);
    exit(1);
}

static void join(char *path, const char *folder, const char *name)
{
    if (snprintf(path, PATH_MAX, "%s/%s", folder, name) >= PATH_MAX)
        refuse("%s: the path is too long", folder);
}

/* Open ourselves where the packed folder begins. */
static int packed(struct trailer *trailer)
{
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (length < 0 || file < 0)
        refuse("this file can't be read: %s", strerror(errno));
    off_t end = lseek(file, -(off_t)sizeof *trailer, SEEK_END);
    if (end < 0 || read(file, trailer, sizeof *trailer) != sizeof *trailer || memcmp(trailer->mark, MARK, sizeof trailer->mark)
        || trailer->size > (uint64_t)end || lseek(file, end - (off_t)trailer->size, SEEK_SET) < 0)
        refuse("%s is not whole; please download it again", self);
    return file;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place)
{
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void remove_all(const char *folder)
{
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static int write_all(int to, const char *bytes, size_t count)
{
    while (count) {
        ssize_t written = write(to, bytes, count);
        if (written < 0)
            return -1;
        bytes += written, count -= (size_t)written;
    }
    return 0;
}

/* Unpack what is left of a file into a pipe; whether all of it is sound. */
static int decompress(int from, uint64_t size, int to)
{
    static char in[1 << 17], out[1 << 17];
    ZSTD_DStream *stream = ZSTD_createDStream();
    size_t more = 1;
    while (size) {
        ssize_t count = read(from, in, size < sizeof in ? size : sizeof in);
        if (count <= 0)
            return 0;
        size -= (uint64_t)count;
        ZSTD_inBuffer input = {in, (size_t)count, 0};
        while (input.pos < input.size) {
            ZSTD_outBuffer output = {out, sizeof out, 0};
            more = ZSTD_decompressStream(stream, &output, &input);
            if (ZSTD_isError(more) || write_all(to, out, output.pos))
                return 0;
        }
    }
    return more == 0;
}

/* Unpack the folder into another that is there; refuse, and leave nothing, where that fails. */
static void unpack(int file, uint64_t size, const char *folder)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC))
        refuse("it can't be unpacked: %s", strerror(errno));
    pid_t tar = fork();
    if (tar == 0) {
        /* One sentence is enough where it fails, and it is ours. */
        dup2(ends[0], STDIN_FILENO), dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
        execlp("tar", "tar", "-x", "-o", "-C", folder, "-f", "-", (char *)NULL);
        execl("/bin/tar", "tar", "-x", "-o", "-C", folder, "-f", "-", (char *)NULL);
        _exit(127);
    }
    close(ends[0]);
    signal(SIGPIPE, SIG_IGN);
    int sound = tar > 0 && decompress(file, size, ends[1]);
    close(ends[1]);
    signal(SIGPIPE, SIG_DFL);
    int ended = 1;
    if (tar > 0)
        waitpid(tar, &ended, 0);
    if (!sound || ended) {
        remove_all(folder);
        if (WIFEXITED(ended) && WEXITSTATUS(ended) == 127)
            refuse("it can't be unpacked without tar, which is missing");
        refuse("it could not be unpacked to %s; is the disk full, or the download not whole?", folder);
    }
}

static int make_folders(char *path)
{
    for (char *at = path + 1; (at = strchr(at, '/')); *at++ = '/') {
        *at = 0;
        mkdir(path, 0700);
    }
    mkdir(path, 0700);
    return access(path, W_OK | X_OK);
}

/* The place of the unpacked folders among a person's caches, or a safe one where all programs leave things. */
static void find_caches(char *folder)
{
    const char *named = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (named && *named == '/') {
        join(folder, named, "Voltige/bundles");
        if (!make_folders(folder))
            return;
    } else if (home && *home == '/') {
        join(folder, home, ".cache/Voltige/bundles");
        if (!make_folders(folder))
            return;
    }
    struct stat status;
    snprintf(folder, PATH_MAX, "/tmp/voltige-%u", (unsigned)geteuid());
    mkdir(folder, 0700);
    /* Anybody may have made it before us. */
    if (lstat(folder, &status) || !S_ISDIR(status.st_mode) || status.st_uid != geteuid() || status.st_mode & 022)
        refuse("there is no folder to unpack it to; --extract DIR unpacks it to one that you choose");
}

/* Hold a folder as long as we, or the program that we become, are running; -1 if it is not there. */
static int hold(const char *folder)
{
    struct stat held, there;
    int file = open(folder, O_RDONLY | O_DIRECTORY);
    if (file < 0)
        return -1;
    flock(file, LOCK_SH);
    /* Whoever had it before may have removed it. */
    if (!fstat(file, &held) && !stat(folder, &there) && held.st_ino == there.st_ino)
        return file;
    close(file);
    return -1;
}

/* Remove the folders of other versions that no running program holds. */
static void clean(const char *caches, const char *ours)
{
    DIR *listed = opendir(caches);
    for (struct dirent *entry; listed && (entry = readdir(listed));) {
        char path[PATH_MAX];
        if (entry->d_name[0] == '.' || !strcmp(entry->d_name, ours))
            continue;
        join(path, caches, entry->d_name);
        int file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (file >= 0 && !flock(file, LOCK_EX | LOCK_NB))
            remove_all(path);
        if (file >= 0)
            close(file);
    }
    if (listed)
        closedir(listed);
}

/* Unpack the folder unless somebody has, and hold it. */
static void prepare(int file, const struct trailer *trailer, const char *caches, const char *folder)
{
    char lock[PATH_MAX], unpacking[PATH_MAX];
    if (hold(folder) >= 0)
        return;
    join(lock, caches, ".lock");
    join(unpacking, caches, UNPACKING);
    int alone = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (alone < 0 || flock(alone, LOCK_EX))
        refuse("%s: %s", lock, strerror(errno));
    if (hold(folder) < 0) {
        /* What a start left that was killed. */
        remove_all(unpacking);
        if (mkdir(unpacking, 0700))
            refuse("%s: %s", unpacking, strerror(errno));
        unpack(file, trailer->size, unpacking);
        /* A name must not outlive a power cut that what it names does not. */
        int disk = open(unpacking, O_RDONLY | O_CLOEXEC);
        syncfs(disk);
        close(disk);
        if (rename(unpacking, folder) || hold(folder) < 0)
            refuse("%s: %s", folder, strerror(errno));
        clean(caches, strrchr(folder, '/') + 1);
    }
    close(alone);
}

static int extract(int file, const struct trailer *trailer, const char *folder)
{
    if (mkdir(folder, 0755))
        refuse("%s: %s", folder, errno == EEXIST ? "it is there already" : strerror(errno));
    unpack(file, trailer->size, folder);
    printf("%s\n", folder);
    return 0;
}

int main(int count, char **words)
{
    struct trailer trailer;
    char caches[PATH_MAX], folder[PATH_MAX], program[PATH_MAX];
    const char *called = strrchr(words[0], '/') ? strrchr(words[0], '/') + 1 : words[0];
    int file = packed(&trailer);
    int is_cli = !strcmp(called, "voltige-cli");
    if (count > 1 && !strcmp(words[1], "--extract")) {
        if (count != 3)
            refuse("--extract wants the name of one folder");
        return extract(file, &trailer, words[2]);
    }
    if (count > 1 && !strcmp(words[1], "--cli"))
        is_cli = 1, words++;
    find_caches(caches);
    char sum[SUM + 1] = {0};
    memcpy(sum, trailer.sum, SUM);
    join(folder, caches, sum);
    prepare(file, &trailer, caches, folder);
    join(program, folder, is_cli ? "voltige-cli" : "voltige");
    words[0] = program;
    /* A menu entry starts this file, for the folder goes when the next version comes. */
    setenv("VOLTIGE_FILE", self, 1);
    execv(program, words);
    refuse("%s: %s; --extract DIR unpacks it to a folder that you choose", program, strerror(errno));
}
