import QuoinKit
import QuoinTesting
import XCTest

/// The same in XCTest.
final class XCTestExpectationTests: XCTestCase {
    /// What was recorded as a failure while failures were expected; nil while they are not.
    private var failures: [(message: String, line: Int)]?

    #if os(Linux)
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            guard failures == nil else {
                failures?.append((description, lineNumber))
                return
            }
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber,
                expected: expected)
        }
    #else
        override func record(_ issue: XCTIssue) {
            guard failures == nil else {
                let line = issue.sourceCodeContext.location?.lineNumber ?? 0
                failures?.append((issue.compactDescription, line))
                return
            }
            super.record(issue)
        }
    #endif

    func testIsQuietWhereTheLayoutIsAsItWasRecorded() {
        expectLayout(Card().view, matches: "card")
    }

    func testRecordsAFailureAtTheLineThatExpectsTheLayout() {
        let card = Card()
        card.note.frame.size.height = 21
        failures = []
        let line = #line + 1
        expectLayout(card.view, matches: "card")
        let found = failures
        failures = nil
        XCTAssertEqual(found?.count, 1)
        XCTAssertEqual(found?.first?.line, line)
        XCTAssertTrue(found?.first?.message.contains("note is 3 taller") ?? false)
    }

    func testRecordsAFailureForABadName() {
        failures = []
        expectLayout(Card().view, matches: "../card")
        let found = failures
        failures = nil
        XCTAssertEqual(found?.count, 1)
    }

    func testRecordsFindingsAsOneFailure() {
        let card = Card()
        let box = View()
        box.name = "box"
        card.view.addSubview(box)
        box.makeConstraints { make in
            make.left.top.equalToSuperview().inset(10)
        }
        failures = []
        expectNoFindings(card.view)
        let found = failures
        failures = nil
        XCTAssertEqual(found?.count, 1)
        XCTAssertTrue(found?.first?.message.contains("box has no width") ?? false)
    }
}
