import QuoinInspect
import QuoinKit

/// Expects that nothing is wrong with a layout: that it has no findings.
///
/// ```swift
/// let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 56))
/// expectNoFindings(card)
/// ```
///
/// The view is laid out first. A failure says what is wrong and what would mend it, as `findings()`
/// of QuoinInspect tells it. It works in tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - view: What is looked at, with all that is in it.
///   - kinds: What is as it is on purpose, and is not told.
///   - fileID: The test's file, for the failure.
///   - filePath: Where that file is.
///   - line: The test's line, for the failure.
///   - column: The place in it.
public func expectNoFindings(
    _ view: View, except kinds: Set<LayoutFinding.Kind> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = FailurePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if let message = FindingsExpectation(exceptions: kinds).failure(of: view, on: nil) {
        place.record(message)
    }
}

/// Expects that nothing is wrong with a layout on any of some devices, in any direction of reading and size of
/// text.
///
/// ```swift
/// expectNoFindings(
///     on: Device.catalogue, in: [.leftToRight, .rightToLeft], text: TextSizeCategory.allCases
/// ) {
///     View()
/// }
/// ```
///
/// - Parameters:
///   - devices: Whose screens are filled.
///   - orientations: How they are held.
///   - directions: In which directions is read.
///   - sizes: How large text is.
///   - kinds: What is as it is on purpose, and is not told.
///   - fileID: The test's file, for the failure.
///   - filePath: Where that file is.
///   - line: The test's line, for the failure.
///   - column: The place in it.
///   - build: Makes the view, anew for each variant. It fills the window.
public func expectNoFindings(
    on devices: [Device], held orientations: [Device.Orientation] = [.portrait],
    in directions: [LayoutDirection] = [.leftToRight], text sizes: [TextSizeCategory] = [.normal],
    except kinds: Set<LayoutFinding.Kind> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ build: () -> View
) {
    let place = FailurePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let variants = LayoutVariant.all(on: devices, held: orientations, in: directions, text: sizes)
    expectNoFindings(in: variants, except: kinds, at: place) { $0.window(showing: build) }
}

/// The same for a controller's view, with its bars and safe areas.
public func expectNoFindings(
    on devices: [Device], held orientations: [Device.Orientation] = [.portrait],
    in directions: [LayoutDirection] = [.leftToRight], text sizes: [TextSizeCategory] = [.normal],
    except kinds: Set<LayoutFinding.Kind> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ build: () -> ViewController
) {
    let place = FailurePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let variants = LayoutVariant.all(on: devices, held: orientations, in: directions, text: sizes)
    expectNoFindings(in: variants, except: kinds, at: place) { $0.window(showing: build()) }
}

private func expectNoFindings(
    in variants: [LayoutVariant], except kinds: Set<LayoutFinding.Kind>, at place: FailurePlace,
    _ window: (LayoutVariant) -> Window
) {
    let expectation = FindingsExpectation(exceptions: kinds)
    for variant in variants {
        if let message = expectation.failure(of: window(variant), on: variant) {
            place.record(message)
        }
    }
    if variants.isEmpty {
        place.record("nothing is looked at: there is no variant to see")
    }
}
