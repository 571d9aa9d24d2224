#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Where in a test something was expected, and how whoever runs the test hears that it is not so.
struct FailurePlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Records a failure with Swift Testing or XCTest, whichever runs the test.
    func record(_ message: String) {
        var isRecorded = false
        #if canImport(Testing)
            // Work that a test has split off is nobody's test. It may be the one's or the other's.
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line),
                    column: Int(column)))
            isRecorded = Test.current != nil
        #endif
        #if canImport(XCTest)
            if !isRecorded {
                XCTFail(message, file: filePath, line: line)
                isRecorded = true
            }
        #endif
        if !isRecorded {
            print("\(filePath):\(line): \(message)")
        }
    }
}
