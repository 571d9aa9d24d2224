import QuoinLayout
import TestSupport
import Testing

/// A view with margins of its own and baselines away from its edges.
private final class LetteredView: View {
    override var firstBaselineOffsetFromTop: Double { 11 }
    override var lastBaselineOffsetFromBottom: Double { 7 }
}

/// Where an attribute of a view is, as far from the view's upper left corner.
struct AttributePlace: Sendable, CustomTestStringConvertible {
    let attribute: LayoutAttribute
    /// For reading from left to right.
    let distance: Double
    /// For reading from right to left.
    let mirrored: Double

    var testDescription: String { "\(attribute)" }

    init(_ attribute: LayoutAttribute, _ distance: Double, mirrored: Double? = nil) {
        self.attribute = attribute
        self.distance = distance
        self.mirrored = mirrored ?? distance
    }

    /// For a view of 120 × 80 with the margins top 1, left 2, bottom 3, right 4.
    static let all = [
        AttributePlace(.left, 0), AttributePlace(.right, 120), AttributePlace(.centerX, 60),
        AttributePlace(.leading, 0, mirrored: 120), AttributePlace(.trailing, 120, mirrored: 0),
        AttributePlace(.leftMargin, 2), AttributePlace(.rightMargin, 116),
        AttributePlace(.leadingMargin, 2, mirrored: 116),
        AttributePlace(.trailingMargin, 116, mirrored: 2),
        AttributePlace(.centerXWithinMargins, (2 + 116) / 2),
        AttributePlace(.top, 0), AttributePlace(.bottom, 80), AttributePlace(.centerY, 40),
        AttributePlace(.topMargin, 1), AttributePlace(.bottomMargin, 77),
        AttributePlace(.centerYWithinMargins, (1 + 77) / 2),
        AttributePlace(.firstBaseline, 11), AttributePlace(.lastBaseline, 80 - 7),
    ]

    func distance(isMirrored: Bool) -> Double { isMirrored ? mirrored : distance }

    var isVertical: Bool {
        switch attribute {
        case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
            .firstBaseline, .lastBaseline:
            true
        default: false
        }
    }
}

@Suite("Where attributes are")
struct AnchorPlaceTests {
    private let window = Window(frame: Rect(0, 0, 400, 300))
    private let reports: Reports

    init() {
        window.name = "window"
        reports = Reports(of: window)
    }

    private func addTarget(to superview: View, _ frame: Rect) -> View {
        let target = LetteredView()
        target.name = "target"
        target.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(target)
        target.pin(to: frame)
        target.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return target
    }

    /// Where a probe of no size comes that a constraint puts on the attribute.
    private func place(
        of one: AttributePlace, of target: View, probeIn superview: View
    ) throws -> Point {
        let probe = superview.addFree("probe")
        let constraint = try LayoutConstraint(
            item: probe, attribute: one.isVertical ? .centerY : .centerX, relatedBy: .equal,
            toItem: target, attribute: one.attribute)
        constraint.isActive = true
        window.layoutIfNeeded()
        expectTrue(reports.messages.isEmpty)
        return probe.frame.origin
    }

    private func expect(
        _ place: Point, _ expected: Double, _ attribute: LayoutAttribute,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isHorizontal = place.x != 0
        let found = isHorizontal ? place.x : place.y
        expectTrue(
            abs(found - expected) < 1e-6, "\(attribute) at \(place), not \(expected)",
            sourceLocation: sourceLocation)
        expectTrue(isHorizontal ? place.y == 0 : place.x == 0, sourceLocation: sourceLocation)
    }

    @Test("On a sibling", arguments: AttributePlace.all, [false, true])
    func sibling(one: AttributePlace, isMirrored: Bool) throws {
        window.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        // As far from the left as from the top.
        let target = addTarget(to: window, Rect(30, 30, 120, 80))
        let found = try place(of: one, of: target, probeIn: window)
        expect(found, 30 + one.distance(isMirrored: isMirrored), one.attribute)
    }

    @Test("On the superview", arguments: AttributePlace.all, [false, true])
    func superview(one: AttributePlace, isMirrored: Bool) throws {
        window.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let target = addTarget(to: window, Rect(30, 30, 120, 80))
        let found = try place(of: one, of: target, probeIn: target)
        expect(found, one.distance(isMirrored: isMirrored), one.attribute)
    }

    @Test("On a view deep in another branch", arguments: AttributePlace.all)
    func otherBranch(one: AttributePlace) throws {
        let branch = window.addPinned("branch", Rect(50, 50, 300, 200))
        let twig = branch.addPinned("twig", Rect(5, 5, 250, 150))
        let target = addTarget(to: twig, Rect(30, 30, 120, 80))
        let found = try place(of: one, of: target, probeIn: window)
        expect(found, 50 + 5 + 30 + one.distance, one.attribute)
    }

    @Test("On a subview: the superview follows it", arguments: AttributePlace.all)
    func subview(one: AttributePlace) throws {
        let holder = window.addFree("holder")
        let target = addTarget(to: holder, Rect(30, 30, 120, 80))
        let edge: LayoutAttribute =
            one.isVertical ? .bottom : one.distance == one.mirrored ? .right : .trailing
        let constraint = try LayoutConstraint(
            item: holder, attribute: edge, relatedBy: .equal, toItem: target,
            attribute: one.attribute)
        constraint.isActive = true
        window.layoutIfNeeded()
        let size = holder.frame.size
        let extent = one.isVertical ? size.height : size.width
        expectTrue(abs(extent - 30 - one.distance) < 1e-6, "\(holder.frame)")
    }

    @Test("Sizes", arguments: [(LayoutAttribute.width, 120.0), (.height, 80)])
    func sizes(attribute: LayoutAttribute, extent: Double) throws {
        let target = addTarget(to: window, Rect(30, 40, 120, 80))
        let probe = window.addFree("probe")
        LayoutConstraint.activate([
            try LayoutConstraint(
                item: probe, attribute: .width, relatedBy: .equal, toItem: target,
                attribute: attribute, constant: 1),
            try LayoutConstraint(
                item: probe, attribute: .height, relatedBy: .equal, toItem: target,
                attribute: attribute, multiplier: 0.5),
        ])
        window.layoutIfNeeded()
        QuoinLayoutTests.expect(probe, at: Rect(0, 0, extent + 1, extent / 2))
    }

    @Test("A place times a multiplier counts from the upper left corner of the common superview")
    func multiplier() {
        let beside = window.addPinned("beside", Rect(100, 20, 100, 30))
        let box = window.addFree("box")
        LayoutConstraint.activate([
            // 0.75 × 200 + 5, 0.5 × 400, 2 × 50 − 25 and 0.7 × 300 − 70.
            box.left.constraint(equalTo: beside.right, multiplier: 0.75, constant: 5),
            box.right.constraint(equalTo: window.right, multiplier: 0.5),
            box.top.constraint(equalTo: beside.bottom, multiplier: 2, constant: -25),
            box.bottom.constraint(equalTo: window.bottom, multiplier: 0.7, constant: -70),
        ])
        window.layoutIfNeeded()
        QuoinLayoutTests.expect(box, at: Rect(155, 75, 45, 65))
    }

    @Test("A multiplier on a place deep in the tree is one of the place in the common superview")
    func deepMultiplier() {
        let branch = window.addPinned("branch", Rect(50, 60, 100, 100))
        let leaf = branch.addPinned("leaf", Rect(10, 20, 30, 40))
        let box = window.addFree("box")
        LayoutConstraint.activate([
            // 2 × (50 + 10 + 30), and 0.5 × (60 + 20).
            box.left.constraint(equalTo: leaf.right, multiplier: 2),
            box.top.constraint(equalTo: leaf.top, multiplier: 0.5),
        ])
        window.layoutIfNeeded()
        QuoinLayoutTests.expect(box, at: Rect(180, 40, 0, 0))
    }
}
