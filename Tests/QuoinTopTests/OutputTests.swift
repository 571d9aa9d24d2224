import Foundation
import TestSupport
import Testing

@testable import QuoinTop

/// What becomes of a screen that cannot be written.
@Suite("One screen, written")
struct OutputTests {
    @Test("says why it could not be written")
    func failure() {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        var complaints: [String] = []
        let status = TopProgram.say("a screen", to: file) { complaints.append($0) }
        expectEqual(status, .outputFailed)
        expectEqual(complaints, ["cannot write the result: Bad file descriptor"])
    }

    @Test("says nothing where it was")
    func success() {
        let file = open("/dev/null", O_WRONLY)
        defer { close(file) }
        var complaints: [String] = []
        expectEqual(TopProgram.say("a screen", to: file) { complaints.append($0) }, .fine)
        expectEqual(complaints, [])
    }
}
