import Quoin
import TestSupport
import Testing

@Suite("Sizes, points and insets as targets")
struct PartTargetTests {
    private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    private static let directional = DirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)

    static let sizes = [
        StatementCase("equal", "a.width = 30", "a.height = 20") { make, _ in
            make.size.equalTo(Size(width: 30, height: 20))
        },
        StatementCase("at most", "a.width ≤ 30", "a.height ≤ 20") { make, _ in
            make.size.lessThanOrEqualTo(Size(width: 30, height: 20))
        },
        StatementCase("at least", "a.width ≥ 30", "a.height ≥ 20") { make, _ in
            make.size.greaterThanOrEqualTo(Size(width: 30, height: 20))
        },
        StatementCase("of the width alone", "a.width = 30") { make, _ in
            make.width.equalTo(Size(width: 30, height: 20))
        },
        StatementCase("of height and width", "a.height = 20", "a.width = 30") { make, _ in
            make.height.width.equalTo(Size(width: 30, height: 20))
        },
    ]

    static let points = [
        StatementCase("equal", "a.centerX = root.centerX + 5", "a.centerY = root.centerY - 6") {
            make, _ in make.center.equalTo(Point(x: 5, y: -6))
        },
        StatementCase("at most", "a.centerX ≤ root.centerX + 5", "a.centerY ≤ root.centerY - 6") {
            make, _ in make.center.lessThanOrEqualTo(Point(x: 5, y: -6))
        },
        StatementCase("at least", "a.centerX ≥ root.centerX + 5", "a.centerY ≥ root.centerY - 6") {
            make, _ in make.center.greaterThanOrEqualTo(Point(x: 5, y: -6))
        },
        StatementCase(
            "of the margins' centre", "a.centerXWithinMargins = root.centerXWithinMargins + 5",
            "a.centerYWithinMargins = root.centerYWithinMargins + 6"
        ) { make, _ in make.centerWithinMargins.equalTo(Point(x: 5, y: 6)) },
    ]

    static let edges = [
        StatementCase(
            "edges", "a.top = root.top + 1", "a.left = root.left + 2", "a.bottom = root.bottom - 3",
            "a.right = root.right - 4"
        ) { make, _ in make.edges.equalTo(insets) },
        StatementCase(
            "edges, at most", "a.top ≤ root.top + 1", "a.left ≤ root.left + 2",
            "a.bottom ≤ root.bottom - 3", "a.right ≤ root.right - 4"
        ) { make, _ in make.edges.lessThanOrEqualTo(insets) },
        StatementCase(
            "edges, at least", "a.top ≥ root.top + 1", "a.left ≥ root.left + 2",
            "a.bottom ≥ root.bottom - 3", "a.right ≥ root.right - 4"
        ) { make, _ in make.edges.greaterThanOrEqualTo(insets) },
        StatementCase("horizontal edges", "a.left = root.left + 2", "a.right = root.right - 4") {
            make, _ in make.horizontalEdges.equalTo(insets)
        },
        StatementCase("vertical edges", "a.top = root.top + 1", "a.bottom = root.bottom - 3") {
            make, _ in make.verticalEdges.equalTo(insets)
        },
        StatementCase(
            "directional edges, by name", "a.top = root.top + 1", "a.leading = root.leading + 2",
            "a.bottom = root.bottom - 3", "a.trailing = root.trailing - 4"
        ) { make, _ in make.directionalEdges.equalTo(insets) },
        StatementCase(
            "margins", "a.topMargin = root.topMargin + 1", "a.leftMargin = root.leftMargin + 2",
            "a.bottomMargin = root.bottomMargin - 3", "a.rightMargin = root.rightMargin - 4"
        ) { make, _ in make.margins.equalTo(insets) },
        StatementCase("a mixture", "a.left = root.left + 2", "a.top = root.top + 1") { make, _ in
            make.left.top.equalTo(insets)
        },
        StatementCase(
            "a mixture with sizes: the superview's, minus both sides", "a.left = root.left + 2",
            "a.width = root.width - 6", "a.height = root.height - 4"
        ) { make, _ in make.left.size.equalTo(insets) },
    ]

    static let directionalEdges = [
        StatementCase(
            "directional edges", "a.top = root.top + 1", "a.leading = root.leading + 2",
            "a.bottom = root.bottom - 3", "a.trailing = root.trailing - 4"
        ) { make, _ in make.directionalEdges.equalTo(directional) },
        StatementCase(
            "directional edges, at most", "a.leading ≤ root.leading + 2",
            "a.trailing ≤ root.trailing - 4"
        ) { make, _ in make.directionalHorizontalEdges.lessThanOrEqualTo(directional) },
        StatementCase(
            "directional edges, at least", "a.top ≥ root.top + 1", "a.bottom ≥ root.bottom - 3"
        ) { make, _ in make.directionalVerticalEdges.greaterThanOrEqualTo(directional) },
        StatementCase(
            "edges, by name", "a.top = root.top + 1", "a.left = root.left + 2",
            "a.bottom = root.bottom - 3", "a.right = root.right - 4"
        ) { make, _ in make.edges.equalTo(directional) },
    ]

    @Test("A size: width and height", arguments: sizes)
    func checkSizes(one: StatementCase) {
        one.check()
    }

    @Test("A point: how far the centre is from the superview's", arguments: points)
    func checkPoints(one: StatementCase) {
        one.check()
    }

    @Test("Insets: top and left plus, bottom and right minus", arguments: edges)
    func checkEdges(one: StatementCase) {
        one.check()
    }

    @Test("Directional insets: leading plus, trailing minus", arguments: directionalEdges)
    func checkDirectionalEdges(one: StatementCase) {
        one.check()
    }

    @Test("The frames are those that arithmetic gives")
    func frames() {
        expectTrue(Stage().frame { $0.edges.equalTo(Self.insets) }.isAbout(Rect(2, 1, 314, 476)))
        // The middle of the root is (160, 240).
        let frame = Stage().frame { make in
            make.center.equalTo(Point(x: 5, y: -6))
            make.size.equalTo(Size(width: 30, height: 20))
        }
        expectTrue(frame.isAbout(Rect(150, 224, 30, 20)))
    }

    @Test("From right to left, leading insets are at the right")
    func direction() {
        for isDirectional in [false, true] {
            let stage = Stage()
            stage.root.semanticContentAttribute = .forceRightToLeft
            let frame = stage.frame { make in
                if isDirectional {
                    make.directionalEdges.equalTo(Self.directional)
                } else {
                    make.directionalEdges.equalTo(Self.insets)
                }
            }
            // 2 at the right and 4 at the left.
            expectTrue(frame.isAbout(Rect(4, 1, 314, 476)))
        }
    }

    @Test("An offset and an inset are added part by part")
    func added() {
        let said = Stage().said { make in
            make.edges.equalTo(Self.insets).inset(10)
            make.size.equalTo(Size(width: 30, height: 20)).offset(Size(width: 1, height: 2))
            make.center.equalTo(Point(x: 5, y: 6)).centerOffset(Point(x: 10, y: 20))
        }
        expectEqual(
            said,
            [
                "a.top = root.top + 11", "a.left = root.left + 12", "a.bottom = root.bottom - 13",
                "a.right = root.right - 14", "a.width = 31", "a.height = 22",
                "a.centerX = root.centerX + 15", "a.centerY = root.centerY + 26",
            ])
    }
}
