import Quoin
import TestSupport
import Testing

@Suite("Items as targets")
struct ItemTargetTests {
    private let stage = Stage()

    @Test("A view: the same attributes of it")
    func view() {
        expectTrue(stage.frame { $0.edges.equalTo(stage.b) }.isAbout(stage.b.frame))
    }

    @Test("A guide: the same attributes of it")
    func guide() {
        let frame = stage.frame { make in
            make.size.equalTo(stage.guide)
            make.center.equalTo(stage.guide)
        }
        expectTrue(frame.isAbout(Rect(10, 20, 30, 50)))
        expectEqual(
            stage.a.installedConstraints.said,
            [
                "a.width = guide.width", "a.height = guide.height", "a.centerX = guide.centerX",
                "a.centerY = guide.centerY",
            ])
    }

    @Test("An item of which nothing more is known")
    func someItem() {
        let items: [any LayoutItem] = [stage.b, stage.guide]
        let said = stage.said { make in
            for item in items {
                make.left.equalTo(item)
            }
        }
        expectEqual(said, ["a.left = b.left", "a.left = guide.left"])
    }

    @Test("The view itself")
    func itself() {
        expectEqual(stage.said { $0.width.equalTo(stage.a.height) }, ["a.width = a.height"])
    }

    @Test("A subclass of a view")
    func subclass() {
        final class Card: View {}
        let card = Card("card")
        stage.root.addSubview(card)
        expectEqual(
            stage.said { $0.size.equalTo(card) },
            [
                "a.width = card.width", "a.height = card.height",
            ])
        card.makeConstraints { $0.left.lastBaseline.equalTo(stage.b) }
        expectEqual(
            card.installedConstraints.said,
            [
                "card.left = b.left", "card.lastBaseline = b.lastBaseline",
            ])
    }

    @Test("The margins of another view, by its guide")
    func marginsGuide() {
        stage.b.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let frame = stage.frame { $0.edges.equalTo(stage.b.layoutMarginsGuide) }
        // b is at (40, 60), 100 by 80.
        expectTrue(frame.isAbout(Rect(42, 61, 94, 76)))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("The safe area of the root")
    func safeArea() {
        let frame = stage.frame { $0.edges.equalTo(stage.root.safeAreaLayoutGuide).inset(3) }
        expectTrue(frame.isAbout(Rect(3, 3, 314, 474)))
    }

    @Test("Margins of both: the margin of one lies on the margin of the other")
    func margins() {
        stage.a.layoutMargins = EdgeInsets(5)
        stage.b.layoutMargins = EdgeInsets(8)
        let frame = stage.frame { $0.margins.equalTo(stage.b) }
        // The inner areas are the same: 8 within b and 5 within a.
        expectTrue(frame.isAbout(Rect(43, 63, 94, 74)))
    }

    static let several = [
        StatementCase(
            "views", "a.left ≥ b.left", "a.left ≥ c.left"
        ) { $0.left.greaterThanOrEqualTo([$1.b, $1.c]) },
        StatementCase("a view and a guide", "a.left = b.left", "a.left = guide.left") {
            $0.left.equalTo([$1.b, $1.guide])
        },
        StatementCase("guides", "a.top ≤ guide.top") { $0.top.lessThanOrEqualTo([$1.guide]) },
        StatementCase(
            "for two attributes: for each of them its targets", "a.width = b.width",
            "a.width = c.width", "a.height = b.height", "a.height = c.height"
        ) { $0.size.equalTo([$1.b, $1.c]) },
        StatementCase(
            "for mixed attributes", "a.left = b.left + 3", "a.left = c.left + 3",
            "a.top = b.top + 3", "a.top = c.top + 3"
        ) { $0.left.top.equalTo([$1.b, $1.c]).offset(3) },
        StatementCase("none") { make, _ in make.left.equalTo([any LayoutItem]()) },
    ]

    @Test("Several: one constraint for each", arguments: several.dropLast())
    func checkSeveral(one: StatementCase) {
        one.check()
    }

    @Test("No items: a statement without constraints")
    func none() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo([View]())
            make.size.greaterThanOrEqualTo([LayoutGuide]()).offset(4)
        }
        expectTrue(groups.count == 2 && groups.layoutConstraints.isEmpty)
    }

    @Test("Arrays that were made elsewhere, of each kind")
    func arrays() {
        let views = [stage.b, stage.c]
        let guides = [stage.guide]
        let elements: [LayoutElement] = [stage.b, stage.guide]
        let items: [any LayoutItem] = [stage.c, stage.guide]
        let said = stage.said { make in
            make.left.equalTo(views)
            make.top.equalTo(guides)
            make.width.equalTo(elements)
            make.center.equalTo(items)
        }
        expectEqual(
            said,
            [
                "a.left = b.left", "a.left = c.left", "a.top = guide.top", "a.width = b.width",
                "a.width = guide.width", "a.centerX = c.centerX", "a.centerX = guide.centerX",
                "a.centerY = c.centerY", "a.centerY = guide.centerY",
            ])
    }

    @Test("The right of several, laid out: a label column as wide as its widest")
    func column() {
        // b ends at 140 and c at 260, so the first place right of both is 260.
        let frame = stage.frame { make in
            make.left.greaterThanOrEqualTo([stage.b.right, stage.c.right])
            make.left.equalTo(0).priority(.low)
            make.top.equalTo(0)
            make.size.equalTo(5)
        }
        expectTrue(frame.isAbout(Rect(260, 0, 5, 5)))
    }
}
