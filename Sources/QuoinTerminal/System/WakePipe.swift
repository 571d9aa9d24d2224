#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

    /// A pipe with something in it as long as somebody has called and was not heard yet.
    ///
    /// It is a pipe since the terminal and signals are waited for in the same way, and at once.
    final class WakePipe: Sendable {
        /// What can be read from after a call; -1 if the system has no more files.
        let reading: Int32
        private let writing: Int32

        init() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                (reading, writing) = (-1, -1)
                return
            }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            (reading, writing) = (ends[0], ends[1])
        }

        deinit {
            guard reading >= 0 else { return }
            close(reading)
            close(writing)
        }

        func fill() {
            // Where it is full, there is a call in it already.
            var byte: UInt8 = 1
            _ = write(writing, &byte, 1)
        }

        /// Takes out what is in it.
        ///
        /// - Returns: whether there was anything.
        func drain() -> Bool {
            var hasAny = false
            var bytes = [UInt8](repeating: 0, count: 512)
            while bytes.withUnsafeMutableBytes({ read(reading, $0.baseAddress, $0.count) }) > 0 {
                hasAny = true
            }
            return hasAny
        }
    }
#endif
