import QuoinInspect
import QuoinKit

/// Expects a view to be laid out as it was recorded on each of some devices, in each direction of reading and
/// size of text.
///
/// ```swift
/// expectLayout(
///     on: [.named("iPhone SE"), .named("iPad Pro 11-inch")].compactMap { $0 },
///     in: [.leftToRight, .rightToLeft], text: [.normal, .doubled], matches: "sign-in"
/// ) {
///     View()
/// }
/// ```
///
/// Each variant has a record of its own, as in `sign-in.iphone-se.right-to-left.text-33.txt`; what a variant
/// has as most people do is not mentioned.
///
/// - Parameters:
///   - devices: Whose screens are filled.
///   - orientations: How they are held.
///   - directions: In which directions is read.
///   - sizes: How large text is.
///   - name: What the records' names begin with; fit for the name of a file.
///   - fileID: The test's file, for the failure.
///   - filePath: Where that file is; records stand beside it.
///   - line: The test's line, for the failure.
///   - column: The place in it.
///   - build: Makes the view, anew for each variant. It fills the window.
public func expectLayout(
    on devices: [Device], held orientations: [Device.Orientation] = [.portrait],
    in directions: [LayoutDirection] = [.leftToRight], text sizes: [TextSizeCategory] = [.normal],
    matches name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ build: () -> View
) {
    let place = FailurePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let variants = LayoutVariant.all(
        on: devices, held: orientations, in: directions, text: sizes)
    expect(variants, toMatch: name, at: place) { $0.window(showing: build) }
}

/// Expects a controller's view to be laid out as it was recorded on each of some devices, in each direction of
/// reading and size of text.
///
/// As with a view, each variant has a record of its own; the window shows a controller, with its bars and safe
/// areas.
public func expectLayout(
    on devices: [Device], held orientations: [Device.Orientation] = [.portrait],
    in directions: [LayoutDirection] = [.leftToRight], text sizes: [TextSizeCategory] = [.normal],
    matches name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ build: () -> ViewController
) {
    let place = FailurePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let variants = LayoutVariant.all(
        on: devices, held: orientations, in: directions, text: sizes)
    expect(variants, toMatch: name, at: place) { $0.window(showing: build()) }
}

private func expect(
    _ variants: [LayoutVariant], toMatch name: String, at place: FailurePlace,
    _ window: (LayoutVariant) -> Window
) {
    guard !variants.isEmpty else {
        place.record("nothing is expected of \(PrintableName(name)): there is no variant to see")
        return
    }
    do {
        _ = try RecordName(name)
    } catch {
        place.record("\(error)")
        return
    }
    let expectation = LayoutExpectation(testFile: "\(place.filePath)", mode: .present)
    // Devices of one's own may have names that differ in nothing that the name of a file has.
    var counts: [String: Int] = [:]
    for variant in variants {
        let count = counts[variant.label, default: 0] + 1
        counts[variant.label] = count
        let record = "\(name).\(variant.label)\(count > 1 ? ".\(count)" : "")"
        if let message = expectation.failure(of: window(variant), named: record) {
            place.record(message)
        }
    }
}
