import Quoin

/// `format:N`: views in a row, each with a width and a gap, from the top to the bottom of their root.
final class FormatScreen: Screen {
    private static let width = 10.0
    private static let gap = 3.0
    private static let height = 100.0
    private static let margin = 8.0

    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: height))
    private let views: [View]
    private let names: [String: any LayoutItem]
    private let format: String

    /// Makes the views, and no constraint between them.
    init(withoutConstraints count: Int) {
        views = (0..<count).map { _ in View.constrained() }
        var names: [String: any LayoutItem] = [:]
        for (index, view) in views.enumerated() {
            root.addSubview(view)
            names["v\(index + 1)"] = view
        }
        self.names = names
        let row = (1...count).map { "[v\($0)(\(Int(Self.width)))]" }
        format = "|-" + row.joined(separator: "-\(Int(Self.gap))-") + "\nV:|[v1..\(count)]|"
    }

    /// Reads one format of two lines that says everything.
    func constrainWithFormat() throws(VisualFormatError) {
        try root.visualConstraints(format, views: names)
    }

    /// Makes the same constraints with anchors.
    func constrainWithAnchors() {
        var constraints: [LayoutConstraint] = []
        var previous: View?
        for view in views {
            if let previous {
                constraints.append(
                    view.leading.constraint(equalTo: previous.trailing, constant: Self.gap))
            } else {
                constraints.append(view.leading.constraint(equalTo: root.leadingMargin))
            }
            constraints.append(view.width.constraint(equalToConstant: Self.width))
            constraints.append(view.top.constraint(equalTo: root.top))
            constraints.append(view.bottom.constraint(equalTo: root.bottom))
            previous = view
        }
        LayoutConstraint.activate(constraints)
    }

    func check() throws(MeasurementError) {
        for index in Set([0, views.count / 2, views.count - 1]) {
            try views[index].check(
                "view \(index + 1)", x: Self.margin + Double(index) * (Self.width + Self.gap), y: 0,
                width: Self.width, height: Self.height)
        }
    }
}
