#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

    /// The signals by which the process itself has gone wrong, after which it cannot go on: the terminal is
    /// put back first.
    package enum CaughtFaults {
        static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

        /// What handlers need is known from here on.
        static func begin(input: Int32, output: Int32, settings: termios) {
            let isNew = memory.pointee.output < 0
            memory.pointee.input = input
            memory.pointee.output = output
            memory.pointee.settings = settings
            // Made now, for a handler must not.
            _ = lastWords.count
            guard isNew else { return }
            for (index, signal) in signals.enumerated() {
                var action = sigaction.calling { putBackAndFail($0) }
                sigaction(signal, &action, memory.pointee.before + index)
            }
        }

        /// Leaves faults to what was done with them before.
        static func end() {
            guard memory.pointee.output >= 0 else { return }
            for (index, signal) in signals.enumerated() {
                sigaction(signal, memory.pointee.before + index, nil)
            }
            memory.pointee.output = -1
        }

        /// Puts the terminal back from a handler, which may call but a few functions, if it shows a program.
        static func putBack() {
            guard memory.pointee.output >= 0 else { return }
            tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.settings)
            // A terminal that takes nothing would have the process wait for ever.
            var descriptor = pollfd(fd: memory.pointee.output, events: Int16(POLLOUT), revents: 0)
            guard poll(&descriptor, 1, 0) > 0 else { return }
            lastWords.withUnsafeBytes { bytes in
                _ = write(memory.pointee.output, bytes.baseAddress, bytes.count)
            }
        }
    }

    /// What is needed to put the terminal back when nothing else works any more. It is set before the
    /// handlers are that read it, by the thread that shows the program.
    private struct FaultMemory {
        var input: Int32 = -1
        var output: Int32 = -1
        var settings = termios()
        let before = UnsafeMutablePointer<sigaction>.allocate(capacity: CaughtFaults.signals.count)
    }

    nonisolated(unsafe) private let memory: UnsafeMutablePointer<FaultMemory> = {
        let memory = UnsafeMutablePointer<FaultMemory>.allocate(capacity: 1)
        memory.initialize(to: FaultMemory())
        return memory
    }()

    private let lastWords = Array(ScreenCodes.leave.utf8)

    private func putBackAndFail(_ signal: Int32) {
        CaughtFaults.putBack()
        // Whoever reports faults, as Swift's runtime may, does so now, where it can be read.
        CaughtFaults.end()
        raise(signal)
    }

    extension sigaction {
        /// Calls a function, with all other signals put off meanwhile, on the stack for signals if there is
        /// one: the other may be full.
        static func calling(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
            var action = sigaction()
            sigfillset(&action.sa_mask)
            action.sa_flags = numericCast(SA_ONSTACK)
            #if canImport(Glibc)
                action.__sigaction_handler.sa_handler = handler
            #elseif canImport(Musl)
                action.__sa_handler.sa_handler = handler
            #else
                action.__sigaction_u.__sa_handler = handler
            #endif
            return action
        }

        /// Whether the signal is not even delivered.
        var isIgnoring: Bool { isHandled(by: SIG_IGN) }

        /// Whether the signal does what it does where nobody has said anything of it.
        var isUsual: Bool { isHandled(by: SIG_DFL) }

        /// Whether that is called.
        func isHandled(by other: (@convention(c) (Int32) -> Void)?) -> Bool {
            #if canImport(Glibc)
                let handler = __sigaction_handler.sa_handler
            #elseif canImport(Musl)
                let handler = __sa_handler.sa_handler
            #else
                let handler = __sigaction_u.__sa_handler
            #endif
            return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(other, to: Int.self)
        }
    }
#endif
