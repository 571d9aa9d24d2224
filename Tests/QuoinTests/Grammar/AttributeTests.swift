import Quoin
import TestSupport
import Testing

@Suite("The attributes of a statement")
struct AttributeTests {
    static let single = [
        StatementCase("left", "a.left = b.left") { $0.left.equalTo($1.b) },
        StatementCase("right", "a.right = b.right") { $0.right.equalTo($1.b) },
        StatementCase("top", "a.top = b.top") { $0.top.equalTo($1.b) },
        StatementCase("bottom", "a.bottom = b.bottom") { $0.bottom.equalTo($1.b) },
        StatementCase("leading", "a.leading = b.leading") { $0.leading.equalTo($1.b) },
        StatementCase("trailing", "a.trailing = b.trailing") { $0.trailing.equalTo($1.b) },
        StatementCase("width", "a.width = b.width") { $0.width.equalTo($1.b) },
        StatementCase("height", "a.height = b.height") { $0.height.equalTo($1.b) },
        StatementCase("centerX", "a.centerX = b.centerX") { $0.centerX.equalTo($1.b) },
        StatementCase("centerY", "a.centerY = b.centerY") { $0.centerY.equalTo($1.b) },
        StatementCase("firstBaseline", "a.firstBaseline = b.firstBaseline") {
            $0.firstBaseline.equalTo($1.b)
        },
        StatementCase("lastBaseline", "a.lastBaseline = b.lastBaseline") {
            $0.lastBaseline.equalTo($1.b)
        },
        StatementCase("baseline is the last one", "a.lastBaseline = b.lastBaseline") {
            $0.baseline.equalTo($1.b)
        },
    ]

    static let margins = [
        StatementCase("leftMargin", "a.leftMargin = b.leftMargin") { $0.leftMargin.equalTo($1.b) },
        StatementCase("rightMargin", "a.rightMargin = b.rightMargin") {
            $0.rightMargin.equalTo($1.b)
        },
        StatementCase("topMargin", "a.topMargin = b.topMargin") { $0.topMargin.equalTo($1.b) },
        StatementCase("bottomMargin", "a.bottomMargin = b.bottomMargin") {
            $0.bottomMargin.equalTo($1.b)
        },
        StatementCase("leadingMargin", "a.leadingMargin = b.leadingMargin") {
            $0.leadingMargin.equalTo($1.b)
        },
        StatementCase("trailingMargin", "a.trailingMargin = b.trailingMargin") {
            $0.trailingMargin.equalTo($1.b)
        },
        StatementCase(
            "centerXWithinMargins", "a.centerXWithinMargins = b.centerXWithinMargins"
        ) { $0.centerXWithinMargins.equalTo($1.b) },
        StatementCase(
            "centerYWithinMargins", "a.centerYWithinMargins = b.centerYWithinMargins"
        ) { $0.centerYWithinMargins.equalTo($1.b) },
    ]

    static let composites = [
        StatementCase(
            "edges", "a.top = b.top", "a.left = b.left", "a.bottom = b.bottom",
            "a.right = b.right"
        ) { $0.edges.equalTo($1.b) },
        StatementCase(
            "directionalEdges", "a.top = b.top", "a.leading = b.leading", "a.bottom = b.bottom",
            "a.trailing = b.trailing"
        ) { $0.directionalEdges.equalTo($1.b) },
        StatementCase("horizontalEdges", "a.left = b.left", "a.right = b.right") {
            $0.horizontalEdges.equalTo($1.b)
        },
        StatementCase("verticalEdges", "a.top = b.top", "a.bottom = b.bottom") {
            $0.verticalEdges.equalTo($1.b)
        },
        StatementCase(
            "directionalHorizontalEdges", "a.leading = b.leading", "a.trailing = b.trailing"
        ) { $0.directionalHorizontalEdges.equalTo($1.b) },
        StatementCase("directionalVerticalEdges", "a.top = b.top", "a.bottom = b.bottom") {
            $0.directionalVerticalEdges.equalTo($1.b)
        },
        StatementCase(
            "margins", "a.topMargin = b.topMargin", "a.leftMargin = b.leftMargin",
            "a.bottomMargin = b.bottomMargin", "a.rightMargin = b.rightMargin"
        ) { $0.margins.equalTo($1.b) },
        StatementCase(
            "directionalMargins", "a.topMargin = b.topMargin", "a.leadingMargin = b.leadingMargin",
            "a.bottomMargin = b.bottomMargin", "a.trailingMargin = b.trailingMargin"
        ) { $0.directionalMargins.equalTo($1.b) },
        StatementCase("size", "a.width = b.width", "a.height = b.height") {
            $0.size.equalTo($1.b)
        },
        StatementCase("center", "a.centerX = b.centerX", "a.centerY = b.centerY") {
            $0.center.equalTo($1.b)
        },
        StatementCase(
            "centerWithinMargins", "a.centerXWithinMargins = b.centerXWithinMargins",
            "a.centerYWithinMargins = b.centerYWithinMargins"
        ) { $0.centerWithinMargins.equalTo($1.b) },
    ]

    @Test("Each makes one constraint", arguments: single + margins)
    func checkSingle(one: StatementCase) {
        one.check()
    }

    @Test("A composite makes one for each of its parts, in its order", arguments: composites)
    func checkComposites(one: StatementCase) {
        one.check()
    }

    static let chains = [
        StatementCase("left.right", "a.left = b.left", "a.right = b.right") {
            $0.left.right.equalTo($1.b)
        },
        StatementCase("right.left", "a.right = b.right", "a.left = b.left") {
            $0.right.left.equalTo($1.b)
        },
        StatementCase(
            "left.right.and.top, with an inset", "a.left = b.left + 5", "a.right = b.right - 5",
            "a.top = b.top + 5"
        ) { $0.left.right.and.top.equalTo($1.b).with.inset(5) },
        StatementCase(
            "size.left", "a.width = b.width", "a.height = b.height", "a.left = b.left"
        ) { $0.size.left.equalTo($1.b) },
        StatementCase(
            "center.size", "a.centerX = b.centerX", "a.centerY = b.centerY", "a.width = b.width",
            "a.height = b.height"
        ) { $0.center.size.equalTo($1.b) },
        StatementCase("connectives alone add nothing", "a.left = b.left") {
            $0.and.with.left.and.with.and.equalTo($1.b).and.with.and.offset(0)
        },
        StatementCase("left.left, which names one attribute", "a.left = b.left") {
            $0.left.left.equalTo($1.b)
        },
        StatementCase(
            "left.edges, of which left is the first", "a.left = b.left", "a.top = b.top",
            "a.bottom = b.bottom", "a.right = b.right"
        ) { $0.left.edges.equalTo($1.b) },
        StatementCase("size.width.height.size", "a.width = b.width", "a.height = b.height") {
            $0.size.width.height.size.equalTo($1.b)
        },
        StatementCase(
            "baseline.lastBaseline, which are the same", "a.lastBaseline = b.lastBaseline"
        ) { $0.baseline.lastBaseline.equalTo($1.b) },
        StatementCase("margins after edges", "a.left = b.left", "a.leftMargin = b.leftMargin") {
            $0.left.leftMargin.equalTo($1.b)
        },
    ]

    @Test("Chained, they come in the order of the chain, and each once", arguments: chains)
    func checkChains(one: StatementCase) {
        one.check()
    }

    @Test("A chain may name all twenty")
    func all() {
        let stage = Stage()
        let group = stage.a.makeConstraints { make in
            make.centerYWithinMargins.centerXWithinMargins.trailingMargin.leadingMargin
                .bottomMargin.topMargin.rightMargin.leftMargin.firstBaseline.lastBaseline
                .centerY.centerX.height.width.trailing.leading.bottom.top.right.left
                .equalTo(stage.b)
        }
        let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
            .sorted { $0.rawValue > $1.rawValue }
        expectEqual(attributes.count, 20)
        expectEqual(group[0].layoutConstraints.map(\.firstAttribute), attributes)
        expectEqual(group[0].layoutConstraints.map(\.secondAttribute), attributes)
    }

    @Test("Items are the one of the block and the one that is named")
    func items() throws {
        let stage = Stage()
        let groups = stage.a.makeConstraints { $0.edges.equalTo(stage.b) }
        for constraint in try #require(groups.first).layoutConstraints {
            expectTrue(constraint.firstItem === stage.a && constraint.secondItem === stage.b)
            expectTrue(constraint.installedView === stage.root)
        }
    }

    @Test("A guide has all but margins and baselines")
    func guide() {
        let stage = Stage()
        let other = LayoutGuide(identifier: "other")
        stage.root.addLayoutGuide(other)
        let groups = other.makeConstraints { make in
            make.left.right.top.bottom.leading.trailing.equalTo(stage.guide)
            make.edges.equalTo(stage.b)
            make.directionalEdges.equalTo(stage.b)
            make.horizontalEdges.verticalEdges.equalTo(stage.b)
            make.directionalHorizontalEdges.directionalVerticalEdges.equalTo(stage.b)
            make.size.center.equalTo(stage.guide)
        }
        expectEqual(groups.map { $0.layoutConstraints.count }, [6, 4, 4, 4, 4, 4])
        expectEqual(groups[5].said.first, "other.width = guide.width")
        expectTrue(groups.layoutConstraints.allSatisfy { $0.firstItem === other })
    }
}
