import Quoin
import TestSupport
import Testing

@Suite("Where a statement stands in the source code")
struct CodeLocationTests {
    private let stage = Stage()

    private func expect(
        _ groups: [ConstraintGroup], from line: UInt,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let constraints = groups.layoutConstraints
        expectTrue(!constraints.isEmpty, sourceLocation: sourceLocation)
        for constraint in constraints {
            expectEqual(constraint.sourceLocation.line, line, sourceLocation: sourceLocation)
            expectEqual(
                constraint.sourceLocation.file.description, #fileID,
                sourceLocation: sourceLocation)
        }
    }

    @Test("Items, anchors and several of them")
    func items() {
        let (a, b, guide) = (stage.a, stage.b, stage.guide)
        expect(a.makeConstraints { $0.left.equalTo(b) }, from: #line)
        expect(a.makeConstraints { $0.edges.lessThanOrEqualTo(guide) }, from: #line)
        expect(a.makeConstraints { $0.left.greaterThanOrEqualTo(b.right) }, from: #line)
        expect(a.makeConstraints { $0.leading.equalTo(b.trailing) }, from: #line)
        expect(a.makeConstraints { $0.centerX.lessThanOrEqualTo(b.left) }, from: #line)
        expect(a.makeConstraints { $0.top.equalTo(b.bottom) }, from: #line)
        expect(a.makeConstraints { $0.width.equalTo(b.height) }, from: #line)
        expect(a.makeConstraints { $0.left.top.equalTo([b, stage.c]) }, from: #line)
        expect(a.makeConstraints { $0.left.equalTo([b.left, b.right]) }, from: #line)
        expect(a.makeConstraints { $0.width.equalTo([b.width]) }, from: #line)
        expect(a.makeConstraints { $0.top.greaterThanOrEqualTo([b.top]) }, from: #line)
    }

    @Test("Numbers, their like, and the superview")
    func numbers() {
        let a = stage.a
        expect(a.makeConstraints { $0.left.equalTo(3) }, from: #line)
        expect(a.makeConstraints { $0.left.lessThanOrEqualTo(3.5) }, from: #line)
        expect(a.makeConstraints { $0.width.greaterThanOrEqualTo(3) }, from: #line)
        expect(a.makeConstraints { $0.size.equalTo(Size(width: 3, height: 4)) }, from: #line)
        expect(a.makeConstraints { $0.center.equalTo(Point(x: 3, y: 4)) }, from: #line)
        expect(a.makeConstraints { $0.edges.equalTo(EdgeInsets(5)) }, from: #line)
        expect(a.makeConstraints { $0.edges.equalTo(DirectionalEdgeInsets(5)) }, from: #line)
        expect(a.makeConstraints { $0.edges.equalToSuperview() }, from: #line)
        expect(a.makeConstraints { $0.edges.lessThanOrEqualToSuperview() }, from: #line)
        expect(a.makeConstraints { $0.edges.greaterThanOrEqualToSuperview() }, from: #line)
    }

    @Test("Shapes")
    func shapes() {
        let (a, b) = (stage.a, stage.b)
        expect(a.makeConstraints { $0.aspectRatio(2) }, from: #line)
        expect(a.makeConstraints { $0.aspectFit(in: b, ratio: 2) }, from: #line)
        expect(a.makeConstraints { $0.aspectFill(in: b, ratio: 1.5) }, from: #line)
    }

    @Test("Arrangements: the call")
    func arrangements() {
        let views = [stage.a, stage.b, stage.c]
        expect(views.distribute(along: .horizontal, fixedSpacing: 3), from: #line)
        expect(views.distribute(along: .vertical, fixedItemLength: 3), from: #line)
        expect(views.distribute(inGrid: 2), from: #line)
        expect(views.align(.top), from: #line)
        expect(views.equal(.size), from: #line)
    }

    @Test("A statement over several lines: that of its relation")
    func longStatement() {
        let line: UInt = #line + 3
        let groups = stage.a.makeConstraints { make in
            make.left.right
                .equalToSuperview()
                .offset(8)
                .priority(.high)
        }
        expect(groups, from: line)
    }

    @Test("A place that is handed in, as a helper of one's own does")
    func handedIn() {
        func pin(_ make: ConstraintMaker<View>, file: StaticString = #fileID, line: UInt = #line) {
            make.edges.equalToSuperview(file: file, line: line)
        }
        expect(stage.a.makeConstraints { pin($0) }, from: #line)
    }
}
