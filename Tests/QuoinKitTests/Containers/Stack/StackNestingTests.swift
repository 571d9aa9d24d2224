import Quoin
import QuoinKit
import TestSupport
import Testing

/// Stacks that stacks arrange.
@Suite("Stacks in stacks")
struct StackNestingTests {
    private func stack(
        _ axis: Axis, _ views: View..., alignment: StackView.Alignment = .fill,
        spacing: Double = 0
    ) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.axis = axis
        stack.alignment = alignment
        stack.spacing = spacing
        return stack
    }

    @Test("a card of rows and columns, three deep, has the places that its parts add up to")
    func card() {
        let portrait = Brick(40, 40)
        let (name, place) = (Brick(90, 20), Brick(70, 16))
        let follow = Brick(60, 30)
        let (left, right) = (Brick(50, 24), Brick(30, 24))
        let names = stack(.vertical, name, place, alignment: .leading, spacing: 4)
        let header = stack(.horizontal, portrait, names, follow, alignment: .center, spacing: 10)
        let figures = stack(.horizontal, left, right, spacing: 6)
        figures.distribution = .fillEqually
        let scene = StackScene(stack(.vertical, header, figures, spacing: 12), width: 300)
        portrait.setContentHuggingPriority(251, for: .horizontal)
        follow.setContentHuggingPriority(251, for: .horizontal)
        scene.layOut()
        // Across: 40 + 10, then the names, then 10 + 60. Down: 40, then 12, then 24.
        expect(header, at: Rect(0, 0, 300, 40))
        expect(names, at: Rect(50, 0, 180, 40))
        expect(place, at: Rect(0, 24, 70, 16))
        expect(follow, at: Rect(240, 5, 60, 30))
        expect(figures, at: Rect(0, 52, 300, 24))
        expect(right, at: Rect(153, 0, 147, 24))
        expect(scene.stack, at: Rect(0, 0, 300, 76))
        expectTrue(scene.messages.isEmpty)
    }

    @Test("lengths in proportion count stacks in stacks, but none in which nothing has a size")
    func emptyProportions() {
        // 50 wide, in which 20 + 10 + 20 are.
        let row = stack(.horizontal, Brick(20, 5), Brick(20, 5), spacing: 10)
        let column = stack(.vertical, row, Brick(40, 5))
        let empty = stack(.vertical, stack(.horizontal, View(), View(), spacing: 10))
        let big = Brick(100, 5)
        let all = stack(.horizontal, big, column, empty)
        all.distribution = .fillProportionally
        empty.makeConstraints { $0.width.equalTo(30) }
        let scene = StackScene(all, width: 330)
        scene.layOut()
        // What has no size takes part as it is; 300 are left, 100 to 50.
        expectEqual([big, column, empty].map(\.frame.width), [200, 100, 30])
        expectTrue(scene.messages.isEmpty, "\(scene.messages)")
    }

    @Test("a stack that is hidden leaves, and what is in it keeps its place there")
    func hiding() {
        let (top, inner) = (Brick(50, 10), Brick(40, 30))
        let row = stack(.horizontal, inner)
        let scene = StackScene(stack(.vertical, row, top, spacing: 5))
        expect(top, at: Rect(0, 35, 50, 10))
        row.isHidden = true
        scene.layOut()
        expect(top, at: Rect(0, 0, 50, 10))
        row.isHidden = false
        inner.isHidden = true
        scene.layOut()
        // The row is still there, though nothing is in it.
        expect(top, at: Rect(0, 5, 50, 10))
    }

    @Test("a proportion follows the margins of a stack that keeps to them")
    func marginsInProportion() {
        let (one, other) = (Brick(40, 10), Brick(40, 10))
        let inner = stack(.horizontal, one)
        inner.isLayoutMarginsRelativeArrangement = true
        inner.layoutMargins = .zero
        let outer = stack(.horizontal, inner, other)
        outer.distribution = .fillProportionally
        let scene = StackScene(outer, width: 240)
        // 40 to 40.
        expect(other, at: Rect(120, 0, 120, 10))
        inner.layoutMargins = EdgeInsets(horizontal: 20)
        scene.layOut()
        // 80 to 40.
        expect(other, at: Rect(160, 0, 80, 10))
        expect(one, at: Rect(20, 0, 120, 10))
    }

    @Test("room that is left is shared out by the outer stack first, and then within the inner one")
    func outerGrowsFirst() {
        let (first, second, third) = (Brick(20, 10), Brick(20, 10), Brick(20, 10))
        let inner = stack(.horizontal, first, second)
        _ = StackScene(stack(.horizontal, inner, third), width: 100)
        expect([inner, third], along: .horizontal, at: [(0, 80), (80, 20)])
        expect([first, second], along: .horizontal, at: [(0, 60), (60, 20)])
    }

    @Test(
        "room that is missing is taken from the outer stack's last view, whatever is in the others")
    func outerShrinksFirst() {
        let bricks = (0..<4).map { Brick(20, 10, named: "brick\($0)") }
        let inner = stack(.horizontal, bricks[0], bricks[1], bricks[2])
        let scene = StackScene(stack(.horizontal, inner, bricks[3]), width: 70)
        expect([inner, bricks[3]], along: .horizontal, at: [(0, 60), (60, 10)])
        scene.resize(width: 45, height: nil)
        expect(bricks, along: .horizontal, at: [(0, 20), (20, 20), (40, 5), (45, 0)])
    }

    @Test("a stack that is put deeper keeps to the order of its new place")
    func movedDeeper() {
        let bricks = (0..<4).map { Brick(20, 10, named: "brick\($0)") }
        let inner = stack(.horizontal, bricks[0], bricks[1])
        let middle = stack(.horizontal, inner, bricks[2])
        let scene = StackScene(middle)
        middle.removeFromSuperview()
        let outer = StackScene(stack(.horizontal, middle, bricks[3]), width: 75)
        expect([middle, bricks[3]], along: .horizontal, at: [(0, 60), (60, 15)])
        outer.resize(width: 50, height: nil)
        expect([inner, bricks[2]], along: .horizontal, at: [(0, 40), (40, 10)])
        expectTrue(scene.messages.isEmpty && outer.messages.isEmpty)
    }

    // MARK: Baselines

    @Test("a column's first baseline is that of its first view, and its last one that of its last")
    func columnBaselines() {
        let title = Brick(.init(width: 40, height: 20, firstBaseline: 15, lastBaseline: 5))
        let note = Brick(.init(width: 40, height: 14, firstBaseline: 10, lastBaseline: 4))
        let column = stack(.vertical, title, note)
        let value = Brick(.init(width: 30, height: 30, firstBaseline: 22, lastBaseline: 8))
        expectTrue(column.viewForFirstBaselineLayout === title)
        expectTrue(column.viewForLastBaselineLayout === note)
        let scene = StackScene(stack(.horizontal, column, value, alignment: .firstBaseline))
        // Both first baselines are at 22.
        expect([column, value], along: .vertical, at: [(7, 34), (0, 30)])
        scene.stack.alignment = .lastBaseline
        scene.layOut()
        // The column's is at 30 of 34, the value's at 22 of 30. Above the line are 30, below it 8.
        expect([column, value], along: .vertical, at: [(0, 34), (8, 30)])
        expectEqual(scene.stack.frame.height, 38)
        title.isHidden = true
        scene.layOut()
        // Now the column is the note alone, with its baseline at 10.
        expect([column, value], along: .vertical, at: [(12, 14), (0, 30)])
    }

    @Test("a row's baselines are those of its first view, and of the first view in that")
    func rowBaselines() {
        let icon = Brick(.init(width: 10, height: 10, firstBaseline: 10, lastBaseline: 0))
        let (first, second) = (Brick(20, 20), Brick(20, 20))
        let deep = stack(.vertical, first, second)
        let row = stack(.horizontal, deep, icon)
        expectTrue(row.viewForFirstBaselineLayout === first)
        expectTrue(row.viewForLastBaselineLayout === second)
        first.isHidden = true
        expectTrue(row.viewForFirstBaselineLayout === second)
        deep.isHidden = true
        expectTrue(row.viewForLastBaselineLayout === icon)
        icon.isHidden = true
        expectTrue(row.viewForFirstBaselineLayout === row)
    }

    @Test("baselines follow what changes three stacks further in")
    func deepBaselineChange() {
        let first = Brick(.init(width: 20, height: 20, firstBaseline: 5, lastBaseline: 0))
        let second = Brick(.init(width: 20, height: 20, firstBaseline: 12, lastBaseline: 0))
        let deepest = stack(.vertical, first)
        let row = stack(.horizontal, stack(.vertical, deepest))
        let value = Brick(.init(width: 30, height: 30, firstBaseline: 22, lastBaseline: 8))
        let scene = StackScene(stack(.horizontal, row, value, alignment: .firstBaseline))
        expect([row, value], along: .vertical, at: [(17, 20), (0, 30)])
        deepest.insertArrangedSubview(second, at: 0)
        scene.layOut()
        expect([row, value], along: .vertical, at: [(10, 40), (0, 30)])
        second.removeFromSuperview()
        scene.layOut()
        expect([row, value], along: .vertical, at: [(17, 20), (0, 30)])
        expectTrue(scene.messages.isEmpty)
    }

    // MARK: Proportions

    @Test("in proportional lengths, a stack counts as much as what is in it adds up to")
    func proportions() {
        let (first, second) = (Brick(20, 10), Brick(30, 10))
        let row = stack(.horizontal, first, second, spacing: 10)
        let column = stack(.vertical, Brick(15, 10), Brick(25, 10))
        let scene = StackScene(stack(.horizontal, row, column), width: 170)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        // 20 + 10 + 30 = 60, beside 25, the larger of two: 170 ÷ 85 = 2 for each point.
        expect([row, column], along: .horizontal, at: [(0, 120), (120, 50)])
        first.content.width = 35
        scene.layOut()
        // 75 beside 25: 170 ÷ 100 = 1.7.
        expect([row, column], along: .horizontal, at: [(0, 127.5), (127.5, 42.5)])
        row.spacing = 0
        second.isHidden = true
        scene.layOut()
        // 35 beside 25: 170 ÷ 60.
        expect([row], along: .horizontal, at: [(0, 170.0 / 60 * 35)])
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 15)
        scene.layOut()
        // 60 beside 25 again.
        expect([row], along: .horizontal, at: [(0, 120)])
    }

    @Test("stacks two hundred deep are laid out")
    func deepNesting() {
        let core = Brick(10, 10)
        var view: View = core
        for _ in 0..<200 {
            let stack = stack(.horizontal, view, alignment: .firstBaseline)
            stack.distribution = .fillProportionally
            view = stack
        }
        let scene = StackScene(stack(.horizontal, view))
        expect(scene.stack, at: Rect(0, 0, 10, 10))
        core.content.width = 25
        scene.layOut()
        expect(scene.stack, at: Rect(0, 0, 25, 10))
    }
}
