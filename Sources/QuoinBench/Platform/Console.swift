/// Standard output and standard error.
enum Console {
    /// Writes a text to standard output at once. Where that cannot be done, nobody would hear of the rest: the command
    /// ends.
    static func print(_ text: String = "", terminator: String = "\n") {
        // What others have printed stands before it.
        fflush(nil)
        guard let error = deliver(text + terminator, to: STDOUT_FILENO) else { return }
        // Who closes a pipe has seen enough. That is no failure.
        guard error != EPIPE else { exit(0) }
        complain("cannot write the result: \(String(cString: strerror(error)))")
        exit(74)
    }

    /// Says what is wrong on standard error.
    static func complain(_ message: String) {
        // There is nobody to tell when even this fails.
        _ = deliver("quoin-bench: \(message)\n", to: STDERR_FILENO)
    }

    /// Writes a whole text to an open file.
    ///
    /// - Returns: The number of the system's error, or `nil` if all is written.
    static func deliver(_ text: String, to file: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                write(file, bytes.baseAddress, bytes.count)
            }
            guard count > 0 || errno == EINTR else { return errno }
            rest = rest.dropFirst(max(0, count))
        }
        return nil
    }
}
