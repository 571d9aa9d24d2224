import Quoin
import TestSupport
import Testing

@Suite("Numbers as targets")
struct NumberTargetTests {
    static let sizes = [
        StatementCase("a whole number", "a.width = 100") { make, _ in make.width.equalTo(100) },
        StatementCase("a fraction", "a.width = 100.5") { make, _ in make.width.equalTo(100.5) },
        StatementCase("of both", "a.width ≤ 9", "a.height ≤ 9") { make, _ in
            make.size.lessThanOrEqualTo(9)
        },
        StatementCase("a negative one", "a.height ≥ -3") { make, _ in
            make.height.greaterThanOrEqualTo(-3)
        },
        StatementCase("zero", "a.height = 0") { make, _ in make.height.equalTo(0) },
        StatementCase("a Float", "a.width = 1.5") { make, _ in make.width.equalTo(Float(1.5)) },
        StatementCase("a Float from below", "a.height ≥ 1.5") { make, _ in
            make.height.greaterThanOrEqualTo(Float(1.5))
        },
        StatementCase("a sum", "a.height = 12") { make, stage in
            make.height.equalTo(stage.b.frame.height - 68)
        },
    ]

    static let places = [
        StatementCase("left", "a.left = root.left + 10") { make, _ in make.left.equalTo(10) },
        StatementCase("right", "a.right = root.right - 10") { make, _ in
            make.right.equalTo(-10)
        },
        StatementCase("top", "a.top ≤ root.top + 2.5") { make, _ in
            make.top.lessThanOrEqualTo(2.5)
        },
        StatementCase("bottom", "a.bottom ≥ root.bottom + 7") { make, _ in
            make.bottom.greaterThanOrEqualTo(7)
        },
        StatementCase("leading", "a.leading = root.leading + 1") { make, _ in
            make.leading.equalTo(1)
        },
        StatementCase("trailing", "a.trailing = root.trailing") { make, _ in
            make.trailing.equalTo(0)
        },
        StatementCase("a centre", "a.centerX = root.centerX + 4", "a.centerY = root.centerY + 4") {
            make, _ in make.center.equalTo(4)
        },
        StatementCase("a baseline", "a.firstBaseline = root.firstBaseline + 20") { make, _ in
            make.firstBaseline.equalTo(20)
        },
        StatementCase("a margin", "a.topMargin = root.topMargin + 3") { make, _ in
            make.topMargin.equalTo(3)
        },
        StatementCase(
            "edges: no sign changes", "a.top = root.top + 8", "a.left = root.left + 8",
            "a.bottom = root.bottom + 8", "a.right = root.right + 8"
        ) { make, _ in make.edges.equalTo(8) },
        StatementCase("a mixture", "a.left = root.left + 5", "a.width = 5") { make, _ in
            make.left.width.equalTo(5)
        },
    ]

    @Test("for sizes are the constant", arguments: sizes)
    func checkSizes(one: StatementCase) {
        one.check()
    }

    @Test("for places are counted from the superview's same attribute", arguments: places)
    func checkPlaces(one: StatementCase) {
        one.check()
    }

    @Test("of every type of number")
    func types() {
        let stage = Stage()
        let small: UInt8 = 200
        let short: Int16 = -7
        let medium: Int32 = 40
        let whole = 41
        let large: UInt64 = 42
        let single: Float = 0.5
        let double = 43.25
        let said = stage.said { make in
            make.width.equalTo(small)
            make.left.equalTo(short)
            make.width.lessThanOrEqualTo(medium)
            make.width.greaterThanOrEqualTo(whole)
            make.height.equalTo(large)
            make.height.lessThanOrEqualTo(single)
            make.top.greaterThanOrEqualTo(double)
        }
        expectEqual(
            said,
            [
                "a.width = 200", "a.left = root.left - 7", "a.width ≤ 40", "a.width ≥ 41",
                "a.height = 42", "a.height ≤ 0.5", "a.top ≥ root.top + 43.25",
            ])
    }

    @Test("The frame is the one that arithmetic gives")
    func frame() {
        let frame = Stage().frame { make in
            make.left.top.equalTo(10)
            make.right.equalTo(-30)
            make.height.equalTo(44)
        }
        expectTrue(frame.isAbout(Rect(10, 10, 320 - 30 - 10, 44)))
    }

    @Test("For a guide, places are counted from its owner")
    func guide() {
        let stage = Stage()
        let guide = LayoutGuide(identifier: "inner")
        stage.b.addLayoutGuide(guide)
        let groups = guide.makeConstraints { make in
            make.left.top.equalTo(6)
            make.size.equalTo(12)
        }
        expectEqual(
            groups.said,
            [
                "inner.left = b.left + 6", "inner.top = b.top + 6", "inner.width = 12",
                "inner.height = 12",
            ])
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(6, 6, 12, 12)))
    }

    @Test("An offset is added to the number, and an update replaces the offset only")
    func offset() throws {
        let stage = Stage()
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(10).offset(5)
            make.width.equalTo(100).offset(8)
            make.top.equalTo(20)
        }
        expectEqual(
            groups.said, ["a.left = root.left + 15", "a.width = 108", "a.top = root.top + 20"])
        for group in groups {
            group.update(offset: 1)
        }
        expectEqual(
            groups.said, ["a.left = root.left + 11", "a.width = 101", "a.top = root.top + 21"])
    }

    @Test("An inset is added to the number, too")
    func inset() {
        let stage = Stage()
        let groups = stage.a.makeConstraints { make in
            make.right.equalTo(-10).inset(5)
            make.width.equalTo(100).inset(8)
        }
        // A size loses the inset on both sides.
        expectEqual(groups.said, ["a.right = root.right - 15", "a.width = 84"])
        groups.forEach { $0.update(inset: 1) }
        expectEqual(groups.said, ["a.right = root.right - 11", "a.width = 98"])
    }

    @Test("A multiplier is one of the superview's place")
    func multiplier() {
        let frame = Stage().frame { make in
            make.right.equalTo(4).multipliedBy(0.5)
            make.top.equalTo(0)
            make.size.equalTo(10)
        }
        // The right edge at half of 320, plus 4.
        expectTrue(frame.isAbout(Rect(154, 0, 10, 10)))
    }

    @Test("Quotients of literals are fractions")
    func quotients() {
        let stage = Stage()
        let groups = stage.a.makeConstraints { make in
            make.aspectRatio(16 / 8)
            make.aspectRatio(3 / 2)
            make.width.equalTo(stage.b).multipliedBy(1 / 4)
            make.left.equalTo(5 / 2).offset(1 / 4)
            make.width.equalTo(stage.b).dividedBy(1 / 2)
            make.right.equalTo(stage.b).inset(7 / 2)
        }
        expectEqual(
            groups.said,
            [
                "a.width = 2 × a.height", "a.width = 1.5 × a.height", "a.width = 0.25 × b.width",
                "a.left = root.left + 2.75", "a.width = 2 × b.width", "a.right = b.right - 3.5",
            ])
        groups[0].update(multiplier: 5 / 2).update(offset: 1 / 2)
        expectEqual(groups[0].said, ["a.width = 2.5 × a.height + 0.5"])
    }
}
