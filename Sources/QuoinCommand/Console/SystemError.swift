import Foundation

/// What the operating system has said about a file that could not be read or written.
///
/// Foundation wraps that into errors of its own, which say less.
struct SystemError {
    private let error: NSError

    init(behind error: any Error) {
        let outer = error as NSError
        self.error = outer.userInfo[NSUnderlyingErrorKey] as? NSError ?? outer
    }

    /// The reason in words, as in `"No such file or directory"`.
    var reason: String { error.localizedFailureReason ?? error.localizedDescription }

    /// Whether the other end of a pipe was closed.
    var isBrokenPipe: Bool {
        error.domain == NSPOSIXErrorDomain && error.code == Int(POSIXErrorCode.EPIPE.rawValue)
    }
}
