import Quoin
import TestSupport
import Testing

@Suite("Margins and baselines of guides, which have none")
struct GuideMarginTests {
    private let stage = Stage()

    static let statements = [
        StatementCase("leftMargin", "a.leftMargin = guide.left") {
            $0.leftMargin.equalTo($1.guide)
        },
        StatementCase("rightMargin", "a.rightMargin ≥ guide.right") {
            $0.rightMargin.greaterThanOrEqualTo($1.guide)
        },
        StatementCase("topMargin", "a.topMargin ≤ guide.top") {
            $0.topMargin.lessThanOrEqualTo($1.guide)
        },
        StatementCase("bottomMargin", "a.bottomMargin = guide.bottom - 3") {
            $0.bottomMargin.equalTo($1.guide).inset(3)
        },
        StatementCase(
            "directional ones", "a.leadingMargin = guide.leading",
            "a.trailingMargin = guide.trailing"
        ) { $0.leadingMargin.trailingMargin.equalTo($1.guide) },
        StatementCase(
            "middles", "a.centerXWithinMargins = guide.centerX",
            "a.centerYWithinMargins = guide.centerY"
        ) { $0.centerWithinMargins.equalTo($1.guide) },
        StatementCase("the first baseline", "a.firstBaseline = guide.top") {
            $0.firstBaseline.equalTo($1.guide)
        },
        StatementCase("the last baseline", "a.lastBaseline = guide.bottom") {
            $0.baseline.equalTo($1.guide)
        },
        StatementCase(
            "one of several targets", "a.leftMargin = b.leftMargin", "a.leftMargin = guide.left"
        ) { $0.leftMargin.equalTo([$1.b, $1.guide]) },
        StatementCase("one of a set", "a.top = guide.top", "a.bottomMargin = guide.bottom") {
            $0.attributes([.top, .bottomMargin]).equalTo($1.guide)
        },
    ]

    @Test("as targets: the guide's edges stand for them", arguments: statements)
    func checkTargets(one: StatementCase) {
        one.check()
    }

    @Test("So a view's margins can be laid on a guide")
    func margins() {
        stage.a.layoutMargins = EdgeInsets(5)
        // The guide is at (10, 20), 30 by 50.
        let frame = stage.frame { $0.margins.equalTo(stage.guide) }
        expectTrue(frame.isAbout(Rect(5, 15, 40, 60)))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("An update finds them by what they compare")
    func update() {
        let groups = stage.a.makeConstraints { $0.leftMargin.equalTo(stage.guide) }
        stage.a.updateConstraints { $0.leftMargin.equalTo(stage.guide).offset(4) }
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectEqual(groups.said, ["a.leftMargin = guide.left + 4"])
    }

    @Test("as subjects, from a set, are refused with file and line")
    func subjects() {
        let line: UInt = #line + 1
        let groups = stage.guide.makeConstraints { $0.attributes([.leftMargin]).equalTo(stage.b) }
        expectEqual(stage.reports.lines, [line])
        let message = stage.reports.messages.first ?? ""
        expectTrue(message.contains("GuideMarginTests.swift:\(line)"), "\(message)")
        expectTrue(message.contains("A layout guide has no leftMargin"), "\(message)")
        expectTrue(!groups[0].isActive)
        stage.guide.makeConstraints { $0.attributes([.firstBaseline]).equalToSuperview() }
        stage.guide.makeConstraints { $0.attributes([.topMargin]).equalTo(3) }
        expectEqual(stage.reports.refusals.count, 3)
        expectTrue(stage.guide.installedConstraints.isEmpty)
        stage.root.layoutIfNeeded()
        expectTrue(stage.guide.layoutFrame.isAbout(Rect(10, 20, 30, 50)))
    }
}
