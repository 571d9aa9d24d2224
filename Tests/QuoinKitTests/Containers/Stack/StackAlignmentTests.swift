import Quoin
import QuoinKit
import TestSupport
import Testing

/// Places and thicknesses across the axis, in numbers.
@Suite("Alignments of a stack")
struct StackAlignmentTests {
    private let small = Brick(
        .init(width: 30, height: 20, firstBaseline: 15, lastBaseline: 5), named: "small")
    private let large = Brick(
        .init(width: 50, height: 44, firstBaseline: 24, lastBaseline: 11), named: "large")

    private func scene(
        _ alignment: StackView.Alignment, _ axis: Axis = .horizontal, width: Double? = nil,
        height: Double? = nil
    ) -> StackScene {
        let stack = StackView(arrangedSubviews: [small, large])
        stack.axis = axis
        stack.alignment = alignment
        return StackScene(stack, width: width, height: height)
    }

    @Test("top and bottom are other names for leading and trailing")
    func names() {
        expectEqual(StackView.Alignment.top, .leading)
        expectEqual(StackView.Alignment.bottom, .trailing)
    }

    @Test("a row without a height is as high as its highest view")
    func thickness() {
        for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
            expectEqual(scene(alignment).stack.frame.size, Size(width: 80, height: 44))
        }
    }

    @Test("views fill the row, stand at its top, in its middle, or at its bottom")
    func row() {
        // How far down a view of 20 begins in 60, and how high it is.
        let places: [StackView.Alignment: (start: Double, length: Double)] = [
            .fill: (0, 60), .top: (0, 20), .center: (20, 20), .bottom: (40, 20),
        ]
        for (alignment, place) in places {
            _ = scene(alignment, height: 60)
            expect([small], along: .vertical, at: [place])
        }
    }

    @Test("views fill the column, or stand at its leading edge, in its middle, or at its end")
    func column() {
        let places: [StackView.Alignment: (start: Double, length: Double)] = [
            .fill: (0, 90), .leading: (0, 30), .center: (30, 30), .trailing: (60, 30),
            .firstBaseline: (0, 30), .lastBaseline: (0, 30),
        ]
        for (alignment, place) in places {
            _ = scene(alignment, .vertical, width: 90)
            expect([small], along: .horizontal, at: [place])
        }
    }

    @Test("where people read from right to left, the leading edge is at the right")
    func rightToLeft() {
        let scene = scene(.leading, .vertical, width: 90)
        scene.window.layoutDirection = .rightToLeft
        scene.layOut()
        expect([small, large], along: .horizontal, at: [(60, 30), (40, 50)])
    }

    @Test("first baselines are in one line, as near to the top as the views fit")
    func firstBaseline() {
        let scene = scene(.firstBaseline, height: 100)
        // The baselines are at 24, below the highest part.
        expect([small, large], along: .vertical, at: [(24 - 15, 20), (0, 44)])
        scene.resize(width: nil, height: nil)
        expect(scene.stack, at: Rect(0, 0, 80, 44))
    }

    @Test("last baselines are in one line, as near to the bottom as the views fit")
    func lastBaseline() {
        let scene = scene(.lastBaseline, height: 100)
        // The baselines are at 100 − 11, above the deepest part.
        expect([small, large], along: .vertical, at: [(89 - 15, 20), (100 - 44, 44)])
        scene.resize(width: nil, height: nil)
        expect(scene.stack, at: Rect(0, 0, 80, 44))
    }

    @Test("a row on a baseline is as high as what is above and below it")
    func heightOnBaseline() {
        small.content = .init(width: 30, height: 40, firstBaseline: 5, lastBaseline: 5)
        // 24 above the line, by the large one, and 35 below it, by the small one.
        expectEqual(scene(.firstBaseline).stack.frame.size, Size(width: 80, height: 24 + 35))
    }

    @Test("a baseline that moves takes the others along")
    func movingBaseline() {
        let scene = scene(.firstBaseline, height: 100)
        large.content.firstBaseline = 30
        scene.layOut()
        expect([small, large], along: .vertical, at: [(15, 20), (0, 44)])
        large.isHidden = true
        scene.layOut()
        expect([small], along: .vertical, at: [(0, 20)])
    }

    @Test("a view that is thicker than the stack is squeezed")
    func squeezed() {
        for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
            let scene = scene(alignment, height: 30)
            expect([large], along: .vertical, at: [(0, 30)])
            expectTrue(scene.messages.isEmpty)
        }
    }

    @Test("spacing may count from the last baseline of a view to the first one of the next")
    func baselineSpacing() {
        let scene = scene(.leading, .vertical)
        scene.stack.isBaselineRelativeArrangement = true
        scene.stack.spacing = 40
        scene.layOut()
        // The first ends in a baseline at 15, so the next one is at 55, and that view begins at 31.
        expect([small, large], along: .vertical, at: [(0, 20), (31, 44)])
        scene.stack.axis = .horizontal
        scene.layOut()
        // In a row it counts between edges.
        expect([small, large], along: .horizontal, at: [(0, 30), (70, 50)])
    }

    @Test("views stay within margins, which may change at any time and have a direction")
    func margins() {
        let scene = scene(.leading, width: 120, height: 100)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.stack.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        scene.layOut()
        // 120 − 2 − 4 − 80 = 34 more for the first one.
        expect(small, at: Rect(2, 1, 64, 20))
        expect(large, at: Rect(66, 1, 50, 44))
        scene.stack.alignment = .bottom
        scene.window.layoutDirection = .rightToLeft
        scene.layOut()
        expect(small, at: Rect(120 - 2 - 64, 77, 64, 20))
        expect(large, at: Rect(4, 53, 50, 44))
    }

    @Test("an empty stack has no size, but room for its margins")
    func empty() {
        let scene = scene(.center)
        [small, large].forEach { $0.isHidden = true }
        scene.layOut()
        expect(scene.stack, at: Rect(0, 0, 0, 0))
        expectEqual(scene.stack.constraints.isEmpty, false)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.layOut()
        expect(scene.stack, at: Rect(0, 0, 16, 16))
        scene.resize(width: 10, height: 10)
        expectTrue(scene.messages.isEmpty)
    }
}
