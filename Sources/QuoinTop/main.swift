#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The variables that the program follows.
func variables() -> [String: String] {
    var variables: [String: String] = [:]
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        for name in [
            "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG",
        ] {
            if let value = getenv(name) {
                variables[name] = String(cString: value)
            }
        }
    #endif
    return variables
}

let status = TopProgram.run(
    Array(CommandLine.arguments.dropFirst()), environment: variables())
exit(status.rawValue)
