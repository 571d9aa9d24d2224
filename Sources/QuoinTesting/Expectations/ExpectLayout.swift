import QuoinKit

/// Expects a view to be laid out as it was recorded.
///
/// ```swift
/// let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 56))
/// expectLayout(card, matches: "card")
/// ```
///
/// The view is laid out first. The first run records names, types and frames of all that is in it as text, in
/// `__Layouts__/CardTests/card.txt` beside `CardTests.swift`, and fails: read the record before you commit it.
/// From then on the layout is compared with it. A failure says what moved, and where there is a picture of
/// before and now. With `QUOIN_RECORD=1` in the environment what has changed is recorded anew, and fails too.
///
/// It works in tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - view: What is laid out.
///   - name: What the record is called; fit for the name of a file.
///   - fileID: The test's file, for the failure.
///   - filePath: Where that file is; records stand beside it.
///   - line: The test's line, for the failure.
///   - column: The place in it.
public func expectLayout(
    _ view: View, matches name: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let expectation = LayoutExpectation(testFile: "\(filePath)", mode: .present)
    if let message = expectation.failure(of: view, named: name) {
        FailurePlace(fileID: fileID, filePath: filePath, line: line, column: column)
            .record(message)
    }
}
