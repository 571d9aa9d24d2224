import Quoin
import TestSupport
import Testing

@Suite("The relation of a statement")
struct RelationTests {
    static let items = [
        StatementCase("equalTo", "a.left = b.left") { $0.left.equalTo($1.b) },
        StatementCase("lessThanOrEqualTo", "a.left ≤ b.left") { $0.left.lessThanOrEqualTo($1.b) },
        StatementCase("greaterThanOrEqualTo", "a.left ≥ b.left") {
            $0.left.greaterThanOrEqualTo($1.b)
        },
    ]

    static let superview = [
        StatementCase("equalToSuperview", "a.left = root.left") { make, _ in
            make.left.equalToSuperview()
        },
        StatementCase("lessThanOrEqualToSuperview", "a.left ≤ root.left") { make, _ in
            make.left.lessThanOrEqualToSuperview()
        },
        StatementCase("greaterThanOrEqualToSuperview", "a.left ≥ root.left") { make, _ in
            make.left.greaterThanOrEqualToSuperview()
        },
        StatementCase(
            "of edges", "a.top ≤ root.top", "a.left ≤ root.left", "a.bottom ≤ root.bottom",
            "a.right ≤ root.right"
        ) { make, _ in make.edges.lessThanOrEqualToSuperview() },
        StatementCase("of a size", "a.width ≥ root.width", "a.height ≥ root.height") { make, _ in
            make.size.greaterThanOrEqualToSuperview()
        },
        StatementCase("of a centre", "a.centerX = root.centerX", "a.centerY = root.centerY") {
            make, _ in make.center.equalToSuperview()
        },
        StatementCase("of margins", "a.leftMargin = root.leftMargin") { make, _ in
            make.leftMargin.equalToSuperview()
        },
        StatementCase("of a baseline", "a.lastBaseline = root.lastBaseline") { make, _ in
            make.baseline.equalToSuperview()
        },
    ]

    @Test("to an item", arguments: items)
    func checkItems(one: StatementCase) {
        one.check()
    }

    @Test("to the superview", arguments: superview)
    func checkSuperview(one: StatementCase) {
        one.check()
    }

    @Test("A bound holds on its side only")
    func bounds() {
        let stage = Stage()
        // At least 50 and wanted smaller; at most 70 and wanted larger.
        let frame = stage.frame { make in
            make.left.greaterThanOrEqualTo(50)
            make.left.equalTo(10).priority(.low)
            make.top.lessThanOrEqualTo(70)
            make.top.equalTo(90).priority(.low)
            make.width.lessThanOrEqualTo(20)
            make.width.equalTo(15).priority(.low)
            make.height.greaterThanOrEqualTo(20)
            make.height.equalTo(35).priority(.low)
        }
        expectTrue(frame.isAbout(Rect(50, 70, 15, 35)))
    }

    @Test("A guide's superview is its owner")
    func guide() {
        let stage = Stage()
        let guide = LayoutGuide(identifier: "inner")
        stage.b.addLayoutGuide(guide)
        let groups = guide.makeConstraints { make in
            make.edges.equalToSuperview().inset(10)
        }
        expectEqual(
            groups.said,
            [
                "inner.top = b.top + 10", "inner.left = b.left + 10",
                "inner.bottom = b.bottom - 10", "inner.right = b.right - 10",
            ])
        stage.root.layoutIfNeeded()
        // b is 100 by 80.
        expectTrue(guide.layoutFrame.isAbout(Rect(10, 10, 80, 60)))
    }
}
