#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

    /// The signals that end, stop or inform the process, delivered through a pipe instead, so that it can
    /// tidy up first.
    ///
    /// A second one that ends the process, while the first waits, ends it at once: the program may hang.
    package struct CaughtSignals {
        /// What was done with each of them before.
        private var before: [(signal: Int32, action: sigaction)] = []
        private let reading: Int32
        private let writing: Int32

        /// Those that nobody expects to end or to change anything, and those that stop a process that uses
        /// the terminal from the background, which is right.
        private static let harmless =
            [SIGKILL, SIGSTOP, SIGCHLD, SIGURG, SIGTTIN, SIGTTOU] + harmlessHere

        /// Those without which what is shown would not be right; they are taken even from a program that has
        /// something done about them.
        private static let needed = [SIGWINCH, SIGCONT, SIGTSTP]

        // Which signals there are, and which of them nobody hears of who has not asked.
        #if canImport(Darwin)
            private static let last: Int32 = 31
            private static let harmlessHere = [SIGIO, SIGINFO]
        #else
            private static let last: Int32 = 64
            private static let harmlessHere: [Int32] = []
        #endif

        /// Begins to take signals, but for those that the process was told to take no notice of, and those that
        /// it does something about itself.
        package init() throws(TerminalError) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .refused(Int(errno)) }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            (reading, writing) = (ends[0], ends[1])
            post.pointee = SignalPost(file: writing, isEnding: false)
            for signal in 1...Self.last
            where !Self.harmless.contains(signal) && !CaughtFaults.signals.contains(signal) {
                var old = sigaction()
                guard sigaction(signal, nil, &old) == 0,
                    old.isUsual || Self.needed.contains(signal) && !old.isIgnoring
                else { continue }
                var action = sigaction.calling { deliver($0) }
                if signal == SIGPIPE {
                    // Writing then fails, which is told.
                    action = sigaction.ignoring
                }
                if sigaction(signal, &action, &old) == 0 {
                    before.append((signal, old))
                }
            }
        }

        /// What can be read from when a signal has come.
        package var file: Int32 { reading }

        /// The signals that have come and were not taken yet.
        package func take() -> [Int32] {
            var signals: [UInt8] = Array(repeating: 0, count: 64)
            let count = signals.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
            return count > 0 ? signals.prefix(count).map { Int32($0) } : []
        }

        /// Leaves signals to what was done with them before.
        package mutating func end() {
            for (signal, action) in before {
                var action = action
                sigaction(signal, &action, nil)
            }
            before = []
            post.pointee.file = -1
            close(reading)
            close(writing)
        }

        /// Stops the process or ends it, as a signal does that nobody has taken.
        package static func submit(to signal: Int32) {
            var action = sigaction()
            var old = sigaction()
            sigaction(signal, &action, &old)
            raise(signal)
            sigaction(signal, &old, nil)
        }
    }

    /// All that a handler knows.
    private struct SignalPost {
        var file: Int32 = -1
        /// Whether a signal came that ends the process.
        var isEnding = false
    }

    nonisolated(unsafe) private let post: UnsafeMutablePointer<SignalPost> = {
        let post = UnsafeMutablePointer<SignalPost>.allocate(capacity: 1)
        post.initialize(to: SignalPost())
        return post
    }()

    private func deliver(_ signal: Int32) {
        let number = errno
        defer { errno = number }
        if signal != SIGWINCH, signal != SIGCONT, signal != SIGTSTP {
            guard !post.pointee.isEnding else {
                CaughtFaults.putBack()
                var action = sigaction()
                sigaction(signal, &action, nil)
                raise(signal)
                return
            }
            post.pointee.isEnding = true
        }
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(post.pointee.file, &byte, 1)
    }

    extension sigaction {
        fileprivate static var ignoring: sigaction {
            var action = calling { _ in }
            #if canImport(Glibc)
                action.__sigaction_handler.sa_handler = SIG_IGN
            #elseif canImport(Musl)
                action.__sa_handler.sa_handler = SIG_IGN
            #else
                action.__sigaction_u.__sa_handler = SIG_IGN
            #endif
            return action
        }
    }
#endif
