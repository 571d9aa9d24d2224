/// A command that runs to its end while this process waits.
enum ChildProcess {
    /// What a finished command left behind.
    struct Result {
        let status: Int32
        let output: String
        /// Whether it was killed, rather than having come to its end.
        var wasKilled = false
    }

    /// Runs a command with the given arguments, reading from a file where one is given.
    ///
    /// - Returns: The exit status with what was written to standard output, or `nil` if the
    ///   command could not be started or was killed.
    static func run(_ command: String, _ arguments: [String], input: String? = nil) -> Result? {
        let result = runToAnyEnd(command, arguments, input: input)
        return result?.wasKilled == false ? result : nil
    }

    /// Runs a command like ``run(_:_:input:)``, and also returns what one has written that was killed.
    static func runToAnyEnd(
        _ command: String, _ arguments: [String], input: String? = nil
    ) -> Result? {
        let words = ([command] + arguments).map(quoted).joined(separator: " ")
        let line = words + " < " + quoted(input ?? "/dev/null")
        fflush(nil)
        guard let stream = popen(line, "r") else { return nil }
        let output = TextFile.readToEnd(stream)
        let waitStatus = pclose(stream)
        guard let output, waitStatus >= 0 else { return nil }
        // The shell ends with 128 and more where what it ran was killed.
        let status = waitStatus >> 8
        return Result(
            status: status, output: output, wasKilled: waitStatus & 0x7f != 0 || status > 128)
    }

    /// The word so that a shell takes it as it is.
    private static func quoted(_ word: String) -> String {
        let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
        return "'" + pieces.joined(separator: "'\\''") + "'"
    }
}
