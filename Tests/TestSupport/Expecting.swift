import Testing

// They are functions for the sake of time: to expand `#expect` and to check its types takes the compiler ten
// milliseconds, and twenty where two values are compared, which is five to ten times as long, and there are more than
// ten thousand of them here.

/// Records an issue where a condition does not hold, as `#expect(condition)` does.
public func expectTrue(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !condition else { return }
    expectTrue(
        false, comment(),
        sourceLocation: SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue there where a condition does not hold: where the caller of a check stands.
public func expectTrue(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: Testing.SourceLocation
) {
    guard !condition else { return }
    Issue.record(
        comment() ?? "What is expected here does not hold.", sourceLocation: sourceLocation)
}

/// Records an issue where what was found is not what was expected, as `#expect(found == expected)` does.
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
