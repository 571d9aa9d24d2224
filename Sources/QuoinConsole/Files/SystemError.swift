import Foundation

/// What the operating system has said about a file that could not be read or written.
///
/// Foundation wraps that into errors of its own, which say less.
package struct SystemError: Error {
    private let error: NSError

    package init(behind error: any Error) {
        let outer = error as NSError
        self.error = outer.userInfo[NSUnderlyingErrorKey] as? NSError ?? outer
    }

    package init(_ code: POSIXErrorCode) {
        error = NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue))
    }

    /// What the call that has just failed has left behind.
    package static var last: SystemError {
        SystemError(behind: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
    }

    /// The reason in words, as in `"No such file or directory"`.
    package var reason: String { error.localizedFailureReason ?? error.localizedDescription }

    /// Whether the other end of a pipe was closed.
    package var isBrokenPipe: Bool { has(.EPIPE) }

    /// Whether something is there already.
    package var isExistence: Bool { has(.EEXIST) }

    /// Whether something on the way is not there.
    package var isAbsence: Bool { has(.ENOENT) }

    private func has(_ code: POSIXErrorCode) -> Bool {
        error.domain == NSPOSIXErrorDomain && error.code == Int(code.rawValue)
    }
}
