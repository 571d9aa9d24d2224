#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

    /// A terminal that shows a program instead of lines for a while, and is then as it was before.
    ///
    /// While it does, keys are not shown and come one by one, the cursor is hidden, and the other screen is
    /// in use that terminals have for this.
    package struct TerminalDevice {
        package let input: Int32
        package let output: Int32
        private let settings: termios
        private let options: TerminalOptions

        /// Takes the terminal that is both input and output.
        package init(
            input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
            options: TerminalOptions = TerminalOptions()
        ) throws(TerminalError) {
            guard isatty(output) == 1 else { throw .noTerminal("standard output") }
            var settings = termios()
            guard isatty(input) == 1, tcgetattr(input, &settings) == 0 else {
                throw .noTerminal("standard input")
            }
            self.input = input
            self.output = output
            self.settings = settings
            self.options = options
        }

        /// The size that it has now, or that of the terminals of old.
        package var size: TerminalSize { TerminalSize(of: output) ?? .usual }

        // MARK: Screens

        /// Shows the other screen. Whatever goes wrong with the process from now on, the terminal is put
        /// back.
        package func enter() throws(TerminalError) {
            CaughtFaults.begin(input: input, output: output, settings: settings)
            var raw = settings
            // Keys come as they are typed: none ends a line, stops the output or is turned into another.
            raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
            raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
            if options.takesSignalKeys {
                raw.c_lflag &= ~tcflag_t(ISIG)
            }
            raw.set(VMIN, to: 1)
            raw.set(VTIME, to: 0)
            guard set(raw) else {
                let number = Int(errno)
                CaughtFaults.end()
                throw .refused(number)
            }
            write(
                Array(
                    (ScreenCodes.enter + ScreenCodes.paste
                        + (options.usesMouse ? ScreenCodes.mouse : "")
                        + (options.reportsFocus ? ScreenCodes.focus : "")).utf8))
        }

        /// Puts the terminal back as it was.
        package func leave() {
            // A process in the background would be stopped for it.
            let isMine = tcgetpgrp(output) == getpgrp()
            if isMine {
                // Keys that nobody has read are not meant for the shell.
                tcflush(input, TCIFLUSH)
                set(settings)
            }
            write(Array(ScreenCodes.leave.utf8), patience: Self.patience)
            CaughtFaults.end()
        }

        /// Gives the terminal settings. A process in the background is stopped for it, and tries again when it
        /// goes on: it may be in the foreground then.
        ///
        /// - Returns: whether the terminal has taken them; if not, the system has set its error.
        @discardableResult
        private func set(_ settings: termios) -> Bool {
            var settings = settings
            while tcsetattr(input, TCSANOW, &settings) != 0 {
                guard errno == EINTR else { return false }
            }
            return true
        }

        /// How long, in milliseconds, a terminal may take no output until the program ends without it.
        private static let patience: Int32 = 500

        // MARK: Reading and writing

        /// Writes bytes, as far as the terminal takes them before a signal comes.
        ///
        /// - Parameters:
        ///   - other: a file that can be read from when a signal came before.
        ///   - patience: how long, in milliseconds, the terminal may take nothing; for ever if it is negative.
        /// - Returns: whether all of them were written.
        @discardableResult
        package func write(
            _ bytes: [UInt8], unless other: Int32 = -1, patience: Int32 = -1
        ) -> Bool {
            var rest = bytes[...]
            while !rest.isEmpty {
                guard waitForOutput(unless: other, milliseconds: patience) else { return false }
                let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
                guard count >= 0 || errno == EAGAIN || errno == EINTR else { return false }
                // A part is taken where a signal comes meanwhile, or where the terminal is not waited for.
                rest = rest.dropFirst(max(0, count))
            }
            return true
        }

        /// Waits until the terminal takes something.
        ///
        /// - Returns: whether it does; false if a signal came first, which must be heeded, for the terminal may
        ///   take no more, ever.
        private func waitForOutput(unless other: Int32, milliseconds: Int32) -> Bool {
            var descriptors = [
                pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: other, events: Int16(POLLIN), revents: 0),
            ]
            var count = poll(&descriptors, 2, milliseconds)
            while count < 0, errno == EINTR, other >= 0 {
                // If it is one that must be heeded, there is something in that file now.
                count = poll(&descriptors, 2, milliseconds)
            }
            return count > 0 && descriptors[1].revents == 0
        }

        /// The bytes that have come; nil if the terminal is gone.
        package func read() -> [UInt8]? {
            var isGone = false
            let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
                let result = systemRead(input, buffer.baseAddress, buffer.count)
                count = max(0, result)
                isGone = result == 0 || result < 0 && errno != EINTR && errno != EAGAIN
            }
            return isGone ? nil : bytes
        }

        /// Waits until something comes, from the terminal or another file, or a signal.
        ///
        /// - Parameters:
        ///   - milliseconds: how long at most; for ever if it is negative.
        ///   - others: files that are waited for, too; those below 0 are none.
        /// - Returns: whether bytes have come, or the terminal is gone.
        package func waitForInput(milliseconds: Int32, or others: Int32...) -> Bool {
            var descriptors = ([input] + others).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&descriptors, numericCast(descriptors.count), milliseconds) > 0 else {
                return false
            }
            return descriptors[0].revents != 0
        }
    }

    extension TerminalSize {
        /// That of a terminal, if it knows.
        package init?(of file: Int32) {
            var size = winsize()
            guard ioctl(file, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
                size.ws_row > 0
            else { return nil }
            self.init(columns: Int(size.ws_col), lines: Int(size.ws_row))
        }
    }

    extension termios {
        /// Sets one of the control characters.
        fileprivate mutating func set(_ position: Int32, to value: UInt8) {
            withUnsafeMutableBytes(of: &c_cc) { $0[Int(position)] = value }
        }
    }

    private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        read(file, bytes, count)
    }

    private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        write(file, bytes, count)
    }
#endif
