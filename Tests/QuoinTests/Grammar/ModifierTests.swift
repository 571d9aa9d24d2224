import Quoin
import Testing

@Suite("What follows the relation")
struct ModifierTests {
    private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    private static let directional = DirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)

    static let offsets = [
        StatementCase("a number, on every member", "a.left = b.left + 8", "a.width = b.width + 8") {
            $0.left.width.equalTo($1.b).offset(8)
        },
        StatementCase("a fraction", "a.left = b.left + 0.25") {
            $0.left.equalTo($1.b).offset(0.25)
        },
        StatementCase("a Float", "a.left = b.left - 0.5") {
            $0.left.equalTo($1.b).offset(Float(-0.5))
        },
        StatementCase("an Int32", "a.left = b.left - 5") {
            $0.left.equalTo($1.b).offset(Int32(-5))
        },
        StatementCase(
            "a point, on places", "a.left = b.left + 5", "a.top = b.top + 6",
            "a.centerX = b.centerX + 5", "a.centerY = b.centerY + 6", "a.width = b.width",
            "a.firstBaseline = b.firstBaseline + 6", "a.trailing = b.trailing + 5"
        ) {
            $0.left.top.center.width.firstBaseline.trailing.equalTo($1.b).offset(Point(x: 5, y: 6))
        },
        StatementCase(
            "a size, on sizes", "a.width = b.width + 5", "a.height = b.height + 6",
            "a.left = b.left"
        ) { $0.size.left.equalTo($1.b).offset(Size(width: 5, height: 6)) },
        StatementCase(
            "insets, as they are", "a.top = b.top + 1", "a.left = b.left + 2",
            "a.bottom = b.bottom + 3", "a.right = b.right + 4"
        ) { $0.edges.equalTo($1.b).offset(insets) },
        StatementCase(
            "insets, on directional edges by name", "a.top = b.top + 1",
            "a.leading = b.leading + 2", "a.bottom = b.bottom + 3", "a.trailing = b.trailing + 4"
        ) { $0.directionalEdges.equalTo($1.b).offset(insets) },
        StatementCase(
            "directional insets, on edges by name", "a.top = b.top + 1", "a.left = b.left + 2",
            "a.bottom = b.bottom + 3", "a.right = b.right + 4", "a.trailing = b.trailing + 4"
        ) { $0.edges.trailing.equalTo($1.b).offset(directional) },
    ]

    static let insetCases = [
        StatementCase(
            "a number", "a.top = b.top + 8", "a.left = b.left + 8", "a.bottom = b.bottom - 8",
            "a.right = b.right - 8"
        ) { $0.edges.equalTo($1.b).inset(8) },
        StatementCase(
            "directional edges", "a.top = b.top + 8", "a.leading = b.leading + 8",
            "a.bottom = b.bottom - 8", "a.trailing = b.trailing - 8"
        ) { $0.directionalEdges.equalTo($1.b).inset(8) },
        StatementCase(
            "sizes: minus both sides", "a.width = b.width - 16", "a.height = b.height - 16"
        ) {
            $0.size.equalTo($1.b).inset(8)
        },
        StatementCase(
            "centres and baselines: 0", "a.centerX = b.centerX", "a.centerY = b.centerY",
            "a.firstBaseline = b.firstBaseline", "a.lastBaseline = b.lastBaseline"
        ) { $0.center.firstBaseline.lastBaseline.equalTo($1.b).inset(8) },
        StatementCase(
            "margins", "a.topMargin = b.topMargin + 8", "a.leftMargin = b.leftMargin + 8",
            "a.bottomMargin = b.bottomMargin - 8", "a.rightMargin = b.rightMargin - 8",
            "a.leadingMargin = b.leadingMargin + 8", "a.trailingMargin = b.trailingMargin - 8"
        ) { $0.margins.leadingMargin.trailingMargin.equalTo($1.b).inset(8) },
        StatementCase("a fraction, outward", "a.right = b.right + 0.5") {
            $0.right.equalTo($1.b).inset(-0.5)
        },
        StatementCase("a Float", "a.right = b.right - 1.5") {
            $0.right.equalTo($1.b).inset(Float(1.5))
        },
        StatementCase(
            "insets", "a.top = b.top + 1", "a.left = b.left + 2", "a.bottom = b.bottom - 3",
            "a.right = b.right - 4"
        ) { $0.edges.equalTo($1.b).insets(insets) },
        StatementCase("insets of sizes", "a.width = b.width - 6", "a.height = b.height - 4") {
            $0.size.equalTo($1.b).insets(insets)
        },
        StatementCase(
            "insets on directional edges", "a.leading = b.leading + 2",
            "a.trailing = b.trailing - 4"
        ) {
            $0.directionalHorizontalEdges.equalTo($1.b).insets(insets)
        },
        StatementCase(
            "directional insets", "a.top = b.top + 1", "a.leading = b.leading + 2",
            "a.bottom = b.bottom - 3", "a.trailing = b.trailing - 4"
        ) { $0.directionalEdges.equalTo($1.b).inset(directional) },
        StatementCase("directional insets on edges", "a.left = b.left + 2", "a.right = b.right - 4")
        {
            $0.horizontalEdges.equalTo($1.b).inset(directional)
        },
        StatementCase(
            "directional insets of sizes", "a.width = b.width - 6", "a.height = b.height - 4"
        ) {
            $0.size.equalTo($1.b).inset(directional)
        },
        StatementCase("with a bound", "a.right ≤ b.right - 8") {
            $0.right.lessThanOrEqualTo($1.b).inset(8)
        },
    ]

    static let parts = [
        StatementCase(
            "sizeOffset", "a.width = b.width + 5", "a.height = b.height + 6", "a.left = b.left",
            "a.centerX = b.centerX"
        ) { $0.size.left.centerX.equalTo($1.b).sizeOffset(Size(width: 5, height: 6)) },
        StatementCase(
            "centerOffset", "a.centerX = b.centerX + 5", "a.centerY = b.centerY + 6",
            "a.left = b.left", "a.height = b.height"
        ) { $0.center.left.height.equalTo($1.b).centerOffset(Point(x: 5, y: 6)) },
        StatementCase(
            "centerOffset of margins", "a.centerXWithinMargins = b.centerXWithinMargins + 5",
            "a.centerYWithinMargins = b.centerYWithinMargins + 6"
        ) { $0.centerWithinMargins.equalTo($1.b).centerOffset(Point(x: 5, y: 6)) },
        StatementCase(
            "both", "a.width = b.width + 1", "a.height = b.height + 2",
            "a.centerX = b.centerX + 3", "a.centerY = b.centerY + 4"
        ) {
            $0.size.center.equalTo($1.b).sizeOffset(Size(width: 1, height: 2))
                .centerOffset(Point(x: 3, y: 4))
        },
    ]

    static let multipliers = [
        StatementCase("multipliedBy", "a.width = 0.5 × b.width") {
            $0.width.equalTo($1.b).multipliedBy(0.5)
        },
        StatementCase("by a whole number", "a.width = 3 × b.width", "a.height = 3 × b.height") {
            $0.size.equalTo($1.b).multipliedBy(3)
        },
        StatementCase("by a Float", "a.width = 0.25 × b.width") {
            $0.width.equalTo($1.b).multipliedBy(Float(0.25))
        },
        StatementCase("dividedBy", "a.width = 0.5 × b.width") {
            $0.width.equalTo($1.b).dividedBy(2)
        },
        StatementCase("dividedBy a fraction", "a.width = 4 × b.width") {
            $0.width.equalTo($1.b).dividedBy(0.25)
        },
        StatementCase("dividedBy an Int32", "a.width = 0.25 × b.width") {
            $0.width.equalTo($1.b).dividedBy(Int32(4))
        },
        StatementCase("by an Int32", "a.width = 3 × b.width") {
            $0.width.equalTo($1.b).multipliedBy(Int32(3))
        },
        StatementCase("dividedBy a Float", "a.width = 4 × b.width") {
            $0.width.equalTo($1.b).dividedBy(Float(0.25))
        },
        StatementCase("a place", "a.right = 0.5 × root.right - 4") { make, _ in
            make.right.equalToSuperview().multipliedBy(0.5).offset(-4)
        },
        StatementCase("the last one counts", "a.width = 3 × b.width") {
            $0.width.equalTo($1.b).multipliedBy(2).dividedBy(4).multipliedBy(3)
        },
    ]

    static let priorities = [
        StatementCase("required by itself", "a.left = b.left") { $0.left.equalTo($1.b) },
        StatementCase("by name", "a.left = b.left @750") { $0.left.equalTo($1.b).priority(.high) },
        StatementCase("a number", "a.left = b.left @740") { $0.left.equalTo($1.b).priority(740) },
        StatementCase("a fraction", "a.left = b.left @0.5") { $0.left.equalTo($1.b).priority(0.5) },
        StatementCase("an Int32", "a.left = b.left @7") {
            $0.left.equalTo($1.b).priority(Int32(7))
        },
        StatementCase("a Float", "a.left = b.left @7.5") {
            $0.left.equalTo($1.b).priority(Float(7.5))
        },
        StatementCase("computed", "a.left = b.left @751") {
            $0.left.equalTo($1.b).priority(.high + 1)
        },
        StatementCase("priorityLow", "a.left = b.left @250") {
            $0.left.equalTo($1.b).priorityLow()
        },
        StatementCase("priorityMedium", "a.left = b.left @500") {
            $0.left.equalTo($1.b).priorityMedium()
        },
        StatementCase("priorityHigh", "a.left = b.left @750") {
            $0.left.equalTo($1.b).priorityHigh()
        },
        StatementCase("of every member", "a.width = b.width @250", "a.height = b.height @250") {
            $0.size.equalTo($1.b).priority(.low)
        },
        StatementCase("the last one counts", "a.left = b.left @500") {
            $0.left.equalTo($1.b).priority(.low).priorityHigh().priority(500)
        },
        StatementCase("required in the end", "a.left = b.left") {
            $0.left.equalTo($1.b).priority(.low).priority(.required)
        },
    ]

    static let labels = [
        StatementCase("one member", "gap: a.left = b.left") {
            $0.left.equalTo($1.b).labeled("gap")
        },
        StatementCase("key", "gap: a.left = b.left") { $0.left.equalTo($1.b).key("gap") },
        StatementCase("a composite", "box[0]: a.width = b.width", "box[1]: a.height = b.height") {
            $0.size.equalTo($1.b).labeled("box")
        },
        StatementCase("several targets", "col[0]: a.left = b.left", "col[1]: a.left = c.left") {
            $0.left.equalTo([$1.b, $1.c]).labeled("col")
        },
        StatementCase("the last one counts", "two: a.left = b.left") {
            $0.left.equalTo($1.b).labeled("one").key("two")
        },
    ]

    @Test("Offsets", arguments: offsets)
    func checkOffsets(one: StatementCase) {
        one.check()
    }

    @Test("Insets: towards the inside", arguments: insetCases)
    func checkInsets(one: StatementCase) {
        one.check()
    }

    @Test("Offsets of some members only", arguments: parts)
    func checkParts(one: StatementCase) {
        one.check()
    }

    @Test("Multipliers", arguments: multipliers)
    func checkMultipliers(one: StatementCase) {
        one.check()
    }

    @Test("Priorities", arguments: priorities)
    func checkPriorities(one: StatementCase) {
        one.check()
    }

    @Test("Labels", arguments: labels)
    func checkLabels(one: StatementCase) {
        one.check()
    }
}
