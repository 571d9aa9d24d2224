// What Apple's C library has in Swift that a header cannot say, and the names of its structures.
@_exported import Darwin
@_exported import MacTypes

public typealias termios = apple_termios
public typealias winsize = apple_winsize
public typealias sigaction = apple_sigaction
public typealias pollfd = apple_pollfd
public typealias timespec = apple_timespec
public typealias dirent = apple_dirent
public typealias stat = apple_stat
public typealias rusage = apple_rusage

public var errno: Int32 {
    get { 0 }
    set {}
}
public let CLOCK_MONOTONIC = AppleClock
public let CLOCK_PROCESS_CPUTIME_ID = AppleClock
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { { _ in } }
public let TIOCGWINSZ: UInt = 0x4008_7468
public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
