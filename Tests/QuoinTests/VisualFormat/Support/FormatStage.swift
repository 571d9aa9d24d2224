import Quoin
import TestSupport
import Testing

/// A root of 320 by 480 to which formats are applied, and the views a to e, and v1 to v9, in it.
struct FormatStage {
    let root: View
    let views: [String: View]
    let guide = LayoutGuide(identifier: "guide")
    let reports: Reports

    init(width: Double = 320, height: Double = 480) {
        root = View("root", Rect(0, 0, width, height))
        let names = ["a", "b", "c", "d", "e"] + (1...9).map { "v\($0)" }
        var views: [String: View] = [:]
        for name in names {
            views[name] = root.add(name)
        }
        self.views = views
        root.addLayoutGuide(guide)
        reports = Reports(of: root)
    }

    /// The views and the guide, by their names.
    var items: [String: any LayoutItem] {
        var items = views.mapValues { $0 as any LayoutItem }
        items["guide"] = guide
        return items
    }

    /// A view, which is none of these if the name is not one of theirs.
    subscript(name: String) -> View { views[name] ?? View("nobody") }

    /// Applies a format to the root.
    @discardableResult
    func apply(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try root.visualConstraints(format, options: options, metrics: metrics, views: items)
    }

    /// Applies a format to the root and lays it out.
    func layOut(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(VisualFormatError) {
        try apply(format, options: options, metrics: metrics)
        root.layoutIfNeeded()
        expectEqual(reports.messages, [], sourceLocation: sourceLocation)
    }

    /// What the constraints of a format say.
    func said(
        _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]
    ) throws(VisualFormatError) -> [String] {
        try apply(format, options: options, metrics: metrics).map { "\($0)" }
    }

    /// Expects where a view is from side to side.
    func expect(
        _ name: String, x: Double, width: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = self[name].frame
        expectTrue(
            abs(frame.minX - x) < 1e-6 && abs(frame.width - width) < 1e-6,
            "\(name): x \(frame.minX), width \(frame.width), not \(x), \(width)",
            sourceLocation: sourceLocation)
    }

    /// Expects where a view is from top to bottom.
    func expect(
        _ name: String, y: Double, height: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = self[name].frame
        expectTrue(
            abs(frame.minY - y) < 1e-6 && abs(frame.height - height) < 1e-6,
            "\(name): y \(frame.minY), height \(frame.height), not \(y), \(height)",
            sourceLocation: sourceLocation)
    }
}
