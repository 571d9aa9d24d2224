import Quoin
import TestSupport
import Testing

@Suite("Aspect ratios")
struct ShapeTests {
    private let stage = Stage()

    @Test("aspectRatio: the width is the height times the ratio")
    func ratio() {
        let groups = stage.a.makeConstraints { make in
            make.aspectRatio(16.0 / 9)
            make.height.equalTo(90)
            make.left.top.equalTo(0)
        }
        expectEqual(groups[0].layoutConstraints.count, 1)
        let constraint = groups[0].layoutConstraints[0]
        expectTrue(constraint.firstItem === stage.a && constraint.secondItem === stage.a)
        expectTrue(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
        expectTrue(constraint.multiplier == 16.0 / 9 && constraint.constant == 0)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 160, 90))
    }

    @Test("It takes numbers of every type and modifiers, and its group changes it")
    func ratioForms() {
        let single: Float = 0.5
        let groups = stage.a.makeConstraints { make in
            make.aspectRatio(2).priority(.high).labeled("wide")
            make.aspectRatio(single).offset(4)
            make.aspectRatio(Int32(3))
        }
        expectEqual(
            groups.said,
            [
                "wide: a.width = 2 × a.height @750", "a.width = 0.5 × a.height + 4",
                "a.width = 3 × a.height",
            ])
        groups[0].update(multiplier: 3)
        expectEqual(groups[0].said, ["wide: a.width = 3 × a.height @750"])
    }

    /// The frame of a view that fits or fills a box of a size at (10, 20).
    private func frame(
        in size: Size, _ block: (ConstraintMaker<View>, View) -> Void
    ) -> Rect {
        stage.b.frame = Rect(origin: Point(x: 10, y: 20), size: size)
        return stage.frame { block($0, stage.b) }
    }

    @Test("aspectFit in a wide box: as high as it, in the middle")
    func fitWide() {
        // 60 high, so 120 wide, with 180 left from side to side.
        let frame = frame(in: Size(width: 300, height: 60)) { $0.aspectFit(in: $1, ratio: 2) }
        expectTrue(frame.isAbout(Rect(10 + 90, 20, 120, 60)))
    }

    @Test("The ratio is a number of any type")
    func ratioTypes() {
        let (single, whole) = (Float(2), 2)
        let fitting = stage.said { $0.aspectFit(in: stage.b, ratio: 2.0) }
        expectEqual(stage.said { $0.aspectFit(in: stage.b, ratio: single) }, fitting)
        expectEqual(stage.said { $0.aspectFit(in: stage.b, ratio: whole) }, fitting)
        let filling = stage.said { $0.aspectFill(in: stage.b, ratio: 2.0) }
        expectEqual(stage.said { $0.aspectFill(in: stage.b, ratio: single) }, filling)
        expectEqual(stage.said { $0.aspectFill(in: stage.b, ratio: whole) }, filling)
        expectTrue(fitting != filling)
    }

    @Test("aspectFit in a tall box: as wide as it, in the middle")
    func fitTall() {
        // 100 wide, so 50 high, with 250 left from top to bottom.
        let frame = frame(in: Size(width: 100, height: 300)) { $0.aspectFit(in: $1, ratio: 2) }
        expectTrue(frame.isAbout(Rect(10, 20 + 125, 100, 50)))
    }

    @Test("aspectFill of a wide box: as wide as it, and higher")
    func fillWide() {
        // 300 wide, so 150 high, 90 more than the box.
        let frame = frame(in: Size(width: 300, height: 60)) { $0.aspectFill(in: $1, ratio: 2) }
        expectTrue(frame.isAbout(Rect(10, 20 - 45, 300, 150)))
    }

    @Test("aspectFill of a tall box: as high as it, and wider")
    func fillTall() {
        // 300 high, so 600 wide, 500 more than the box.
        let frame = frame(in: Size(width: 100, height: 300)) { $0.aspectFill(in: $1, ratio: 2) }
        expectTrue(frame.isAbout(Rect(10 - 250, 20, 600, 300)))
    }

    @Test("A box of the very ratio is filled exactly")
    func exact() {
        let size = Size(width: 200, height: 100)
        expectTrue(
            frame(in: size) { $0.aspectFit(in: $1, ratio: 2) }.isAbout(Rect(10, 20, 200, 100)))
        stage.a.removeConstraints()
        expectTrue(
            frame(in: size) { $0.aspectFill(in: $1, ratio: 2.0) }.isAbout(Rect(10, 20, 200, 100)))
    }

    @Test("They follow the box as it changes")
    func changing() {
        stage.a.makeConstraints { $0.aspectFit(in: stage.b, ratio: 1) }
        stage.b.frame = Rect(0, 0, 50, 90)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 20, 50, 50))
        stage.b.frame = Rect(0, 0, 90, 50)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(20, 0, 50, 50))
    }

    @Test("In the superview and in a guide")
    func others() {
        let frame = stage.frame { $0.aspectFit(in: stage.root, ratio: 2) }
        expectTrue(frame.isAbout(Rect(0, 160, 320, 160)))
        stage.a.remakeConstraints { $0.aspectFill(in: stage.guide, ratio: 1) }
        stage.root.layoutIfNeeded()
        // The guide is at (10, 20), 30 by 50.
        expect(stage.a, at: Rect(0, 20, 50, 50))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Each is one statement, whose group takes it out of force and back")
    func groups() {
        let groups = stage.a.makeConstraints { make in
            make.aspectFit(in: stage.b, ratio: 2)
            make.aspectFill(in: stage.c, ratio: 3)
        }
        expectEqual(groups.count, 2)
        groups[1].deactivate()
        stage.root.layoutIfNeeded()
        // b is at (40, 60), 100 by 80.
        expect(stage.a, at: Rect(40, 60 + 15, 100, 50))
        groups[0].deactivate()
        groups[1].isActive = true
        stage.root.layoutIfNeeded()
        // c is at (200, 300), 60 by 120, so 360 by 120.
        expect(stage.a, at: Rect(200 - 150, 300, 360, 120))
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[1]]))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("With an inset, a view fits what is left, and its ratio stays")
    func inset() {
        let groups = stage.a.makeConstraints { $0.aspectFit(in: stage.b, ratio: 2).inset(8) }
        stage.root.layoutIfNeeded()
        // b is at (40, 60), 100 by 80: 84 by 64 are left, and 84 by 42 fit.
        expect(stage.a, at: Rect(48, 79, 84, 42))
        groups[0].update(inset: 0)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(40, 75, 100, 50))
        expectTrue(stage.reports.all.isEmpty)
    }

    /// A view with a content of 40 by 20.
    private final class Picture: View {
        override var intrinsicContentSize: Size { Size(width: 40, height: 20) }
    }

    @Test("By themselves they leave content its size; a priority makes them stronger")
    func content() {
        let picture = Picture()
        stage.root.addSubview(picture)
        picture.makeConstraints { $0.aspectFit(in: stage.b, ratio: 2) }
        stage.root.layoutIfNeeded()
        // b is at (40, 60), 100 by 80; its middle is (90, 100).
        expect(picture, at: Rect(70, 90, 40, 20))
        picture.remakeConstraints { $0.aspectFit(in: stage.b, ratio: 2, priority: 251) }
        stage.root.layoutIfNeeded()
        expect(picture, at: Rect(40, 75, 100, 50))
    }
}
