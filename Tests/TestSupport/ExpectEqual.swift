import Testing

/// Records an issue where what was found is not what was expected, as `#expect(found == expected)` does.
///
/// It is a function for the sake of time: to expand the macro and to check its types takes the compiler twenty
/// milliseconds a comparison, ten times as long, and there are thousands of them here.
public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    expectEqual(
        found, expected, comment(),
        sourceLocation: SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue there where what was found is not what was expected: where the caller of a check stands.
public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: Testing.SourceLocation
) {
    guard found != expected else { return }
    var message = "Expected \(expected), found \(found)."
    if let comment = comment() {
        message += " \(comment)"
    }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
}
