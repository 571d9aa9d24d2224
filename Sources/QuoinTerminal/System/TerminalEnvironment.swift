#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The variables of the process that say what its terminal can do.
enum TerminalEnvironment {
    static var variables: [String: String] {
        var variables: [String: String] = [:]
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            for name in [
                "TERM", "COLORTERM", "NO_COLOR", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG",
            ] {
                if let value = getenv(name) {
                    variables[name] = String(cString: value)
                }
            }
        #endif
        return variables
    }
}
