@testable import QuoinLayout
import QuoinKit
import TestSupport
import Testing

/// What changes of a stack cost that is as long as what is in it, in variables that its solver looks at.
@Suite("A long stack")
struct StackGrowthTests {
    private struct Scene {
        let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 100_000))
        let stack = StackView()

        init(count: Int, _ distribution: StackView.Distribution = .fill) {
            stack.axis = .vertical
            stack.distribution = distribution
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            LayoutConstraint.activate([
                stack.left.constraint(equalTo: root.left),
                stack.right.constraint(equalTo: root.right),
                stack.top.constraint(equalTo: root.top),
            ])
            // Only where there is something to be shared out has it a length of its own.
            stack.bottom.constraint(equalTo: root.bottom).isActive = distribution != .fill
            for _ in 0..<count {
                stack.addArrangedSubview(Brick(50, 20))
            }
            root.layoutIfNeeded()
        }

        /// A stack that is as wide as its widest view.
        init(asWideAsOneOf count: Int) {
            stack.axis = .vertical
            root.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                stack.left.constraint(equalTo: root.left), stack.top.constraint(equalTo: root.top),
            ])
            for index in 0..<count {
                stack.addArrangedSubview(Brick(Self.width(at: index), 20))
            }
            root.layoutIfNeeded()
        }

        static func width(at index: Int) -> Double { Double(1 + index * 7 % 50) }

        func looks(for change: () -> Void) -> Int {
            let before = root.tree.engine?.looks ?? 0
            change()
            root.layoutIfNeeded()
            return (root.tree.engine?.looks ?? 0) - before
        }
    }

    @Test("takes a view in at its end for what a short one takes it in for")
    func appending() {
        let (short, long) = (Scene(count: 100), Scene(count: 1000))
        let work = short.looks { short.stack.addArrangedSubview(Brick(50, 20)) }
        expectTrue(work > 0)
        expectTrue(long.looks { long.stack.addArrangedSubview(Brick(50, 20)) } <= 2 * work)
        expectEqual(short.stack.frame.height, 101 * 20)
        expectEqual(long.stack.frame.height, 1001 * 20)
    }

    @Test("is emptied from its beginning for twice the work if it is twice as long")
    func emptying() {
        let (short, long) = (Scene(count: 500), Scene(count: 1000))
        let work = short.looks {
            short.stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        }
        let longWork = long.looks {
            long.stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        }
        // The square of the length would be four times as much.
        expectTrue(longWork < 3 * work)
        expectEqual(long.stack.frame.height, 0)
    }

    /// What all views of a stack follow at once.
    enum Turn: CaseIterable { case hidden, centered, sideways }

    @Test(
        "as wide as its widest view turns for twice the work if it is twice as long",
        arguments: Turn.allCases)
    func turning(turn: Turn) {
        let (short, long) = (Scene(asWideAsOneOf: 200), Scene(asWideAsOneOf: 400))
        func work(in scene: Scene) -> Int {
            scene.looks {
                switch turn {
                case .hidden: scene.stack.arrangedSubviews.forEach { $0.isHidden = true }
                case .centered: scene.stack.alignment = .center
                case .sideways: scene.stack.axis = .horizontal
                }
            }
        }
        expectEqual(long.stack.frame.width, 50)
        let shortWork = work(in: short)
        // The square of the length would be four times as much.
        expectTrue(work(in: long) < 3 * shortWork)
        guard turn == .centered else { return }
        for (index, view) in long.stack.arrangedSubviews.enumerated() {
            let width = Scene.width(at: index)
            expectEqual(view.frame, Rect(25 - width / 2, 20 * Double(index), width, 20))
        }
    }

    @Test("whose middles are equally far apart costs twice as much if it is twice as long")
    func middles() {
        let (short, long) = (Scene(count: 200, .equalCentering), Scene(count: 400, .equalCentering))
        let work = short.root.tree.engine?.looks ?? 0
        let longWork = long.root.tree.engine?.looks ?? 0
        expectTrue(work > 0 && longWork < 3 * work, "\(work) \(longWork)")
        // The first middle is 10 points from the top, the last one 10 from the bottom, with 399 distances between them.
        for (index, view) in long.stack.arrangedSubviews.enumerated() {
            expectTrue(abs(view.frame.midY - 10 - Double(index) * 99_980 / 399) < 1e-6)
        }
    }
}
