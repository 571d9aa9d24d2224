import Quoin
import TestSupport
import Testing

@Suite("Anchors as targets")
struct AnchorTargetTests {
    static let sides = [
        StatementCase("left to left", "a.left = b.left") { $0.left.equalTo($1.b.left) },
        StatementCase("left to right", "a.left = b.right") { $0.left.equalTo($1.b.right) },
        StatementCase("left to the middle", "a.left = b.centerX") {
            $0.left.equalTo($1.b.centerX)
        },
        StatementCase("right to a margin", "a.right ≤ b.leftMargin") {
            $0.right.lessThanOrEqualTo($1.b.leftMargin)
        },
        StatementCase("a margin to a middle", "a.rightMargin ≥ b.centerXWithinMargins") {
            $0.rightMargin.greaterThanOrEqualTo($1.b.centerXWithinMargins)
        },
        StatementCase("both to one", "a.left = b.right", "a.right = b.right") {
            $0.left.right.equalTo($1.b.right)
        },
        StatementCase("left to a guide's right", "a.left = guide.right") {
            $0.left.equalTo($1.guide.right)
        },
        StatementCase("left and centerX to left", "a.left = b.left", "a.centerX = b.left") {
            $0.left.centerX.equalTo($1.b.left)
        },
        StatementCase("centerX and left to left", "a.centerX = b.left", "a.left = b.left") {
            $0.centerX.left.equalTo($1.b.left)
        },
        StatementCase("edges from side to side", "a.left = b.centerX", "a.right = b.centerX") {
            $0.horizontalEdges.equalTo($1.b.centerX)
        },
    ]

    static let readingEdges = [
        StatementCase("leading to leading", "a.leading = b.leading") {
            $0.leading.equalTo($1.b.leading)
        },
        StatementCase("leading to trailing", "a.leading = b.trailing") {
            $0.leading.equalTo($1.b.trailing)
        },
        StatementCase("leading to the middle", "a.leading = b.centerX") {
            $0.leading.equalTo($1.b.centerX)
        },
        StatementCase("trailing to a margin", "a.trailing ≤ b.leadingMargin") {
            $0.trailing.lessThanOrEqualTo($1.b.leadingMargin)
        },
        StatementCase("a margin to a margin", "a.trailingMargin ≥ b.trailingMargin") {
            $0.trailingMargin.greaterThanOrEqualTo($1.b.trailingMargin)
        },
        StatementCase("with the middle", "a.trailing = b.leading", "a.centerX = b.leading") {
            $0.trailing.centerX.equalTo($1.b.leading)
        },
        StatementCase(
            "directional edges", "a.leading = guide.trailing", "a.trailing = guide.trailing"
        ) {
            $0.directionalHorizontalEdges.equalTo($1.guide.trailing)
        },
    ]

    static let middles = [
        StatementCase("to a middle", "a.centerX = b.centerX") { $0.centerX.equalTo($1.b.centerX) },
        StatementCase("to left", "a.centerX = b.left") { $0.centerX.equalTo($1.b.left) },
        StatementCase("to leading", "a.centerX ≤ b.leading") {
            $0.centerX.lessThanOrEqualTo($1.b.leading)
        },
        StatementCase("to trailing", "a.centerX ≥ b.trailing") {
            $0.centerX.greaterThanOrEqualTo($1.b.trailing)
        },
        StatementCase("to a margin", "a.centerX = b.rightMargin") {
            $0.centerX.equalTo($1.b.rightMargin)
        },
        StatementCase(
            "two of them", "a.centerX = b.right", "a.centerXWithinMargins = b.right"
        ) { $0.centerX.centerXWithinMargins.equalTo($1.b.right) },
    ]

    static let verticals = [
        StatementCase("top to bottom", "a.top = b.bottom") { $0.top.equalTo($1.b.bottom) },
        StatementCase("top to a baseline", "a.top = b.firstBaseline") {
            $0.top.equalTo($1.b.firstBaseline)
        },
        StatementCase("a baseline to a baseline", "a.firstBaseline ≥ b.lastBaseline") {
            $0.firstBaseline.greaterThanOrEqualTo($1.b.lastBaseline)
        },
        StatementCase("the middle to the top", "a.centerY = b.top") {
            $0.centerY.equalTo($1.b.top)
        },
        StatementCase("bottom to a margin", "a.bottom ≤ b.bottomMargin") {
            $0.bottom.lessThanOrEqualTo($1.b.bottomMargin)
        },
        StatementCase("a margin to a middle", "a.topMargin = b.centerYWithinMargins") {
            $0.topMargin.equalTo($1.b.centerYWithinMargins)
        },
        StatementCase("several", "a.top = b.top", "a.centerY = b.top", "a.lastBaseline = b.top") {
            $0.top.centerY.baseline.equalTo($1.b.top)
        },
        StatementCase("to a guide", "a.top = guide.bottom") { $0.top.equalTo($1.guide.bottom) },
    ]

    static let dimensions = [
        StatementCase("width to height", "a.width = 2 × b.height") {
            $0.width.equalTo($1.b.height).multipliedBy(2)
        },
        StatementCase("size to a width", "a.width ≤ b.width", "a.height ≤ b.width") {
            $0.size.lessThanOrEqualTo($1.b.width)
        },
        StatementCase("height to the view's own width", "a.height ≥ a.width") {
            $0.height.greaterThanOrEqualTo($1.a.width)
        },
        StatementCase("width to a guide's height", "a.width = guide.height") {
            $0.width.equalTo($1.guide.height)
        },
    ]

    static let several = [
        StatementCase("sides", "a.left ≥ b.right", "a.left ≥ c.right") {
            $0.left.greaterThanOrEqualTo([$1.b.right, $1.c.right])
        },
        StatementCase("reading edges", "a.leading = b.trailing", "a.leading = c.leading") {
            $0.leading.equalTo([$1.b.trailing, $1.c.leading])
        },
        StatementCase("middles", "a.centerX ≤ b.centerX", "a.centerX ≤ c.centerX") {
            $0.centerX.lessThanOrEqualTo([$1.b.centerX, $1.c.centerX])
        },
        StatementCase("left to middles", "a.left = b.centerX", "a.left = c.centerX") {
            $0.left.equalTo([$1.b.centerX, $1.c.centerX])
        },
        StatementCase("verticals", "a.top ≥ b.bottom", "a.top ≥ c.firstBaseline") {
            $0.top.greaterThanOrEqualTo([$1.b.bottom, $1.c.firstBaseline])
        },
        StatementCase(
            "sizes", "a.width = b.height", "a.width = c.width", "a.height = b.height",
            "a.height = c.width"
        ) { $0.size.equalTo([$1.b.height, $1.c.width]) },
        StatementCase("sides from above", "a.right ≤ b.left", "a.right ≤ c.right") {
            $0.right.lessThanOrEqualTo([$1.b.left, $1.c.right])
        },
        StatementCase(
            "reading edges from above", "a.trailing ≤ b.leading", "a.trailing ≤ c.trailing"
        ) { $0.trailing.lessThanOrEqualTo([$1.b.leading, $1.c.trailing]) },
        StatementCase("reading edges from below", "a.leading ≥ b.trailing", "a.leading ≥ c.leading")
        { $0.leading.greaterThanOrEqualTo([$1.b.trailing, $1.c.leading]) },
        StatementCase("a middle to sides", "a.centerX = b.left", "a.centerX = c.right") {
            $0.centerX.equalTo([$1.b.left, $1.c.right])
        },
        StatementCase("middles from below", "a.centerX ≥ b.centerX", "a.centerX ≥ c.centerX") {
            $0.centerX.greaterThanOrEqualTo([$1.b.centerX, $1.c.centerX])
        },
        StatementCase("equal verticals", "a.centerY = b.bottom", "a.centerY = c.firstBaseline") {
            $0.centerY.equalTo([$1.b.bottom, $1.c.firstBaseline])
        },
        StatementCase("sizes from above", "a.width ≤ b.height", "a.width ≤ c.width") {
            $0.width.lessThanOrEqualTo([$1.b.height, $1.c.width])
        },
        StatementCase(
            "sizes from below", "a.width ≥ b.width", "a.width ≥ a.height", "a.height ≥ b.width",
            "a.height ≥ a.height"
        ) { $0.size.greaterThanOrEqualTo([$1.b.width, $1.a.height]) },
    ]

    @Test(
        "One of the same family",
        arguments: [sides, readingEdges, middles, verticals, dimensions].flatMap { $0 })
    func checkSingle(one: StatementCase) {
        one.check()
    }

    @Test("Several: one constraint for each", arguments: several)
    func checkSeveral(one: StatementCase) {
        one.check()
    }

    @Test("The frames are those that arithmetic gives")
    func frames() {
        let stage = Stage()
        // b: x 40 to 140, y 60 to 140; c: x 200 to 260, y 300 to 420.
        let frame = stage.frame { make in
            make.left.equalTo(stage.b.right).offset(8)
            make.right.equalTo(stage.c.centerX)
            make.top.equalTo(stage.b.centerY)
            make.bottom.equalTo(stage.c.top).offset(-10)
        }
        expectTrue(frame.isAbout(Rect(148, 100, 230 - 148, 290 - 100)))
    }

    @Test("Leading and trailing follow the direction of reading")
    func direction() {
        let stage = Stage()
        stage.root.semanticContentAttribute = .forceRightToLeft
        // From right to left, trailing of b is its left edge: 40.
        let frame = stage.frame { make in
            make.leading.equalTo(stage.b.trailing).offset(8)
            make.top.equalTo(stage.b)
            make.size.equalTo(10)
        }
        expectTrue(frame.isAbout(Rect(40 - 8 - 10, 60, 10, 10)))
    }
}
