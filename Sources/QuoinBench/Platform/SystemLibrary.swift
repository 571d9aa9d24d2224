// The system's C library under whichever name it goes. It is used in place of Foundation, which
// would add its own megabytes to every peak that is reported.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Darwin)
    @_exported import Darwin
#endif
