import QuoinUIKit
import TestSupport
import Testing

/// Who keeps what: a view what is in it, and the constraints that are in force and begin with it.
@MainActor
@Suite struct KeepingTests {
    /// A constraint that can be told from one that was made to stand for it.
    private final class Own: NSLayoutConstraint {}

    private struct Known {
        weak var view: UIView?
        weak var constraint: Own?
    }

    @MainActor @Test(arguments: usually(20, of: 1...60))
    func `views and constraints stay while they are part of something, and no longer`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        var held = [root]
        var known: [Known] = []
        for _ in 0..<80 {
            change(&held, in: window, &known, &random)

            var all = held
            for view in held { all += everything(in: view) }
            for view in all {
                expectTrue(view.subviews.allSatisfy { $0.superview === view })
                expectTrue(view.constraints.allSatisfy { $0.isActive && $0 is Own })
            }
            // What is still there is so for a reason.
            for view in known.compactMap(\.view) {
                expectTrue(all.contains(view), "seed \(seed)")
            }
            for constraint in known.compactMap(\.constraint) {
                // One whose other item has gone may stay until its own view goes or moves.
                expectTrue(constraint.isActive || constraint.firstItem != nil, "seed \(seed)")
            }
        }
        held = []
        for view in root.subviews { view.removeFromSuperview() }
        NSLayoutConstraint.deactivate(root.constraints)
        expectTrue(known.allSatisfy { $0.view == nil && $0.constraint == nil })
    }

    /// Does one thing. What it looks at is let go at its end.
    private func change(
        _ held: inout [UIView], in window: UIWindow, _ known: inout [Known],
        _ random: inout SeededGenerator
    ) {
        let view = random.one(of: held)
        switch random.below(8) {
        case 0, 1:
            let made = UIView()
            made.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(made)
            held.append(made)
            known.append(Known(view: made))
        case 2:
            // Never into itself, or into what is in it.
            let other = random.one(of: held)
            if other !== held[0], !view.isDescendant(of: other) { view.addSubview(other) }
        case 3 where view !== held[0]:
            view.removeFromSuperview()
        case 4, 5:
            let isBound = view !== held[0] && random.happens(percent: 60)
            let outer = isBound ? view.superview : nil
            let constraint = Own(
                item: view, attribute: outer == nil ? .width : .left, relatedBy: .equal,
                toItem: outer, attribute: outer == nil ? .notAnAttribute : .left, multiplier: 1,
                constant: CGFloat(random.below(50)))
            constraint.priority = UILayoutPriority(Float(1 + random.below(900)))
            constraint.isActive = true
            known.append(Known(constraint: constraint))
        case 6:
            for constraint in view.constraints where random.happens(percent: 40) {
                constraint.isActive = false
                expectTrue(!view.constraints.contains(constraint))
            }
        default:
            // Nobody but the tree keeps it from now on.
            if held.count > 1 { held.remove(at: 1 + random.below(held.count - 1)) }
        }
        if random.happens(percent: 30) { window.layoutIfNeeded() }
    }

    @MainActor @Test func `a view may take in, as it leaves, what it leaves`() {
        final class Inverting: UIView {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                let former = previous?.userInterfaceStyle == .dark ? former : nil
                former.map(addSubview)
            }
            weak var former: UIView?
        }
        let (window, outer, inner) = (UIWindow(), UIView(), Inverting())
        window.overrideUserInterfaceStyle = .dark
        window.tintColor = .red
        window.addSubview(outer)
        outer.addSubview(inner)
        window.tick()
        // Its traits are others before it is said to be in no other view.
        inner.former = outer
        inner.removeFromSuperview()
        expectTrue(outer.superview === inner && inner.superview == nil)
        expectTrue(inner.subviews == [outer] && outer.subviews.isEmpty && window.subviews.isEmpty)
        expectEqual(outer.tintColor, .systemBlue)
    }

    private func everything(in view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + everything(in: $0) }
    }
}
