import QuoinInspect
import QuoinKit

/// Expects something that has a view, such as a `UIView` or a `UIViewController` of `QuoinUIKit`, to be laid out
/// as it was recorded. All else is as for a view.
///
///     expectLayout(ProfileController(), matches: "profile")
public func expectLayout(
    _ subject: some LayoutSubject, matches name: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    // What hears of a layout is the subject, and only it may keep itself.
    withExtendedLifetime(subject) {
        let view: View = subject.subjectView
        expectLayout(
            view, matches: name, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// Expects that nothing is wrong with the layout of something that has a view, such as a `UIView` or a
/// `UIViewController` of `QuoinUIKit`. All else is as for a view.
///
///     expectNoFindings(ProfileController())
public func expectNoFindings(
    _ subject: some LayoutSubject, except kinds: Set<LayoutFinding.Kind> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    withExtendedLifetime(subject) {
        let view: View = subject.subjectView
        expectNoFindings(
            view, except: kinds, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
