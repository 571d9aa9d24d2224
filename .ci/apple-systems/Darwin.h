// What Quoin calls of Apple's C library, with the types that it has there. Structures have another name, since the
// library of this machine has some of the same name; DarwinOverlay.swift gives them their own. The values of macros are as
// they are there, but nobody runs this.

typedef long ssize_t;
typedef unsigned long size_t;
typedef long time_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned short mode_t;

// Files
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0
#define O_NONBLOCK 4
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define EINTR 4
#define EPIPE 32
#define EAGAIN 35
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int close(int);
int pipe(int[2]);
int unlink(const char *);
char *strerror(int);
typedef struct AppleFile FILE;
struct AppleFile { int file; };
FILE *fopen(const char *, const char *);
FILE *fdopen(int, const char *);
FILE *popen(const char *, const char *);
int fclose(FILE *);
int pclose(FILE *);
int fflush(FILE *_Nullable);
int ferror(FILE *);
size_t fread(void *, size_t, size_t, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
int mkstemp(char *);
typedef struct { int file; } DIR;
struct apple_dirent { unsigned long long d_ino; unsigned char d_type; char d_name[1024]; };
DIR *opendir(const char *);
struct apple_dirent *readdir(DIR *);
int closedir(DIR *);
struct apple_stat { mode_t st_mode; uid_t st_uid; off_t st_size; };
int stat(const char *, struct apple_stat *);
struct apple_pollfd { int fd; short events; short revents; };
typedef unsigned int nfds_t;
#define POLLIN 1
#define POLLOUT 4
int poll(struct apple_pollfd *, nfds_t, int);

// Terminals
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct apple_termios {
    tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
    cc_t c_cc[20];
    speed_t c_ispeed, c_ospeed;
};
struct apple_winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
#define TCIFLUSH 1
int isatty(int);
int tcgetattr(int, struct apple_termios *);
int tcsetattr(int, int, const struct apple_termios *);
int tcflush(int, int);
pid_t tcgetpgrp(int);
pid_t getpgrp(void);

// Signals
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGWINCH 28
#define SIGINFO 29
#define SA_ONSTACK 0x0001
typedef unsigned int sigset_t;
typedef void (*sig_t)(int);
union apple_sigaction_u { void (*__sa_handler)(int); };
struct apple_sigaction { union apple_sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int sigaction(int, const struct apple_sigaction *_Nullable, struct apple_sigaction *_Nullable);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
sig_t signal(int, sig_t);
int raise(int);

// Processes, time and memory
char *getenv(const char *);
unsigned alarm(unsigned);
int usleep(unsigned);
int setenv(const char *, const char *, int);
void exit(int) __attribute__((noreturn));
void free(void *);
char *strdup(const char *);
pid_t waitpid(pid_t, int *_Nullable, int);
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawn(
    pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
struct apple_timespec { time_t tv_sec; long tv_nsec; };
typedef enum { AppleClock } clockid_t;
int clock_gettime(clockid_t, struct apple_timespec *);
#define _SC_CLK_TCK 3
#define _SC_PAGESIZE 29
long sysconf(int);
struct apple_rusage { long ru_maxrss; };
#define RUSAGE_SELF 0
int getrusage(int, struct apple_rusage *);
