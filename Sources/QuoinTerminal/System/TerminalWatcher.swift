#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

    /// A small process that puts the terminal back when this one is gone without having done so, whatever
    /// has ended it.
    ///
    /// It waits for a line from a pipe, which costs nothing. The pipe ends with the process that holds the
    /// other end, and with that the watcher.
    struct TerminalWatcher {
        private let process: pid_t
        private let pipe: Int32

        /// Starts one for a terminal; nil where there is nothing to start.
        init?(of terminal: Int32) {
            guard let orders = Self.makePipe() else { return nil }
            guard let answers = Self.makePipe() else {
                close(orders.reading)
                close(orders.writing)
                return nil
            }
            defer {
                close(orders.reading)
                close(answers.reading)
            }
            let started = Self.start(
                input: orders.reading, output: answers.writing, terminal: terminal)
            close(answers.writing)
            guard let started, Self.isReady(answers.reading) else {
                // It ends by itself: nobody holds the other end.
                close(orders.writing)
                if let started { Self.await(started) }
                return nil
            }
            process = started
            pipe = orders.writing
        }

        /// What the process does. The terminal's settings are put back only if they are as the program has
        /// left them: a shell that has taken over may have others.
        private static let script = """
            trap '' HUP INT QUIT TERM TSTP TTIN TTOU USR1 USR2 ALRM PIPE
            first=$(stty -g <&2) || exit
            echo ready
            exec >&-
            shows=
            while IFS= read -r order; do
                case $order in
                    shows) shows=$(stty -g <&2) ;;
                    rests) shows= ;;
                    ends) exit ;;
                esac
            done
            [ -n "$shows" ] || exit
            printf '%b' '\(ScreenCodes.leave.split(separator: "\u{1B}").map { "\\033" + $0 }.joined())' >&2
            [ "$shows" != "$(stty -g <&2)" ] || stty "$first" <&2
            """

        /// The program shows its screen.
        func shows() { send("shows\n") }
        /// The terminal is as it was, for now.
        func rests() { send("rests\n") }

        /// Ends the process, when the terminal is as it was.
        func end() {
            send("ends\n")
            close(pipe)
            Self.await(process)
        }

        private func send(_ order: StaticString) {
            _ = write(pipe, order.utf8Start, order.utf8CodeUnitCount)
        }

        // MARK: Starting

        private static func makePipe() -> (reading: Int32, writing: Int32)? {
            var ends: [Int32] = [-1, -1]
            guard Self.systemPipe(&ends) == 0 else { return nil }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
            return (ends[0], ends[1])
        }

        private static func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
            #if canImport(Glibc)
                Glibc.pipe(ends)
            #elseif canImport(Musl)
                Musl.pipe(ends)
            #else
                Darwin.pipe(ends)
            #endif
        }

        private static func start(input: Int32, output: Int32, terminal: Int32) -> pid_t? {
            #if canImport(Darwin)
                var files: posix_spawn_file_actions_t?
                var attributes: posix_spawnattr_t?
            #else
                var files = posix_spawn_file_actions_t()
                var attributes = posix_spawnattr_t()
            #endif
            posix_spawn_file_actions_init(&files)
            posix_spawnattr_init(&attributes)
            defer {
                posix_spawn_file_actions_destroy(&files)
                posix_spawnattr_destroy(&attributes)
            }
            // The terminal first, for it may be one of those that are replaced.
            posix_spawn_file_actions_adddup2(&files, terminal, 2)
            posix_spawn_file_actions_adddup2(&files, input, 0)
            posix_spawn_file_actions_adddup2(&files, output, 1)
            // What ends all processes of a command spares this one, which is in a group of its own.
            posix_spawnattr_setflags(
                &attributes, numericCast(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
            posix_spawnattr_setpgroup(&attributes, 0)
            var none = sigset_t()
            sigemptyset(&none)
            posix_spawnattr_setsigmask(&attributes, &none)
            let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
            var process: pid_t = 0
            let status = withArguments(["sh", "-c", script]) { arguments in
                withArguments(["PATH=" + path]) { environment in
                    posix_spawn(&process, "/bin/sh", &files, &attributes, arguments, environment)
                }
            }
            return status == 0 ? process : nil
        }

        private static func withArguments<Result>(
            _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
        ) -> Result {
            let copies = texts.map { strdup($0) }
            defer { copies.forEach { free($0) } }
            return body(copies + [nil])
        }

        /// Whether the process says that it has seen the settings of the terminal.
        private static func isReady(_ file: Int32) -> Bool {
            var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 2_000) > 0 else { return false }
            var byte: UInt8 = 0
            return read(file, &byte, 1) == 1
        }

        private static func await(_ process: pid_t) {
            while waitpid(process, nil, 0) < 0, errno == EINTR {}
        }
    }
#endif
