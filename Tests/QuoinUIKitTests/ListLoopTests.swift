import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// Loops that ask for all of a list again each time: `view.subviews[index]`, `view.constraints.first`.
@MainActor
@Suite struct ListLoopTests {
    private func pinned(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        return root
    }

    @MainActor @Test func `one array of subviews serves while somebody looks each time`() {
        let root = pinned(40)
        expectEqual(root.subviews.count, 40)
        let list = root.node.reflectionOfSubviews
        expectTrue(list != nil)
        for _ in 0..<20 { root.addSubview(UIView()) }
        while root.subviews.count > 20, let first = root.subviews.first {
            first.removeFromSuperview()
            expectTrue(root.node.reflectionOfSubviews === list)
        }
        root.bringSubviewToFront(root.subviews[0])
        _ = root.subviews
        root.exchangeSubview(at: 0, withSubviewAt: 5)
        expectTrue(root.node.reflectionOfSubviews === list)
        expectEqual(root.subviews, UIView.collected(from: root.node))
    }

    @MainActor @Test(arguments: usually(6, of: 1...24 as ClosedRange<UInt64>))
    func `subviews are what is there, whatever comes, goes and moves`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (root, other) = (pinned(30), pinned(20))
        for step in 0..<300 {
            let all = UIView.collected(from: root.node)
            let view = all.randomElement(using: &random) ?? root
            let index = Int.random(in: 0...all.count, using: &random)
            switch Int.random(in: 0..<9, using: &random) {
            case 0: root.addSubview(UIView())
            case 1: root.insertSubview(UIView(), at: index)
            case 2: root.bringSubviewToFront(view)
            case 3: root.sendSubviewToBack(view)
            case 4: root.exchangeSubview(at: 0, withSubviewAt: min(index, all.count - 1))
            case 5: other.addSubview(view)
            case 6:
                // A view of the engine's own stands for what is in it.
                let between = View()
                root.node.addSubview(between)
                between.addSubview(UIView().node)
                if index % 3 != 0 { between.removeFromSuperview() }
            case 7: if let taken = other.subviews.first { root.addSubview(taken) }
            default: view.removeFromSuperview()
            }
            guard step / 10 % 3 != 0 else { continue }
            let isSame =
                root.subviews.elementsEqual(UIView.collected(from: root.node), by: ===)
                && other.subviews.elementsEqual(UIView.collected(from: other.node), by: ===)
            expectTrue(isSame, "seed \(seed), step \(step)")
        }
    }

    @MainActor @Test func `constraints are the same objects in each round, and go one by one`() {
        let root = pinned(40)
        let all = root.constraints
        expectEqual(all.count, 40)
        let list = root.node.reflectionOfConstraints
        expectTrue(list != nil)
        var gone: [NSLayoutConstraint] = []
        while root.constraints.count > 20, let first = root.constraints.first {
            gone.append(first)
            root.removeConstraint(first)
            expectTrue(root.node.reflectionOfConstraints === list)
        }
        expectTrue(gone.elementsEqual(all.prefix(20), by: ===))
        gone[3].isActive = true
        expectTrue(root.constraints.elementsEqual(all.suffix(20) + [gone[3]], by: ===))
        root.subviews.last?.removeFromSuperview()
        expectEqual(root.constraints.count, 20)
    }

    @MainActor @Test func `guides and arranged views are listed in the same way`() {
        let root = UIView()
        let guides = (0..<30).map { _ in UILayoutGuide() }
        guides.forEach(root.addLayoutGuide)
        while root.layoutGuides.count > 10, let first = root.layoutGuides.first {
            root.removeLayoutGuide(first)
        }
        expectTrue(root.layoutGuides.elementsEqual(guides.suffix(10), by: ===))
        let stack = UIStackView(arrangedSubviews: (0..<30).map { _ in UIView() })
        let views = stack.arrangedSubviews
        stack.insertArrangedSubview(views[29], at: 0)
        expectTrue(stack.arrangedSubviews.elementsEqual([views[29]] + views.dropLast(), by: ===))
        while stack.arrangedSubviews.count > 10, let last = stack.arrangedSubviews.last {
            last.removeFromSuperview()
        }
        expectTrue(stack.arrangedSubviews.elementsEqual([views[29]] + views.prefix(9), by: ===))
    }

    @MainActor @Test func `nothing is kept by a list that it has left`() {
        let root = pinned(40)
        _ = (root.subviews, root.constraints)
        weak let view = root.subviews.first
        weak let constraint = root.constraints.first
        view?.removeFromSuperview()
        root.layoutIfNeeded()
        expectTrue(view == nil && constraint == nil)
        weak var inner: UIView?
        do {
            let outer = pinned(40)
            inner = outer.subviews[20]
        }
        expectTrue(inner == nil)
    }

    @MainActor @Test func `layers leave from wherever they are, those of views, too`() {
        let (root, other) = (UIView(), UIView())
        let layers = (0..<4).map { _ in CALayer() }
        layers.forEach(root.layer.addSublayer)
        layers[1].removeFromSuperlayer()
        let inner = UIView()
        root.layer.addSublayer(inner.layer)
        let all = root.layer.sublayers ?? []
        let expected = [layers[0], layers[2], layers[3], inner.layer]
        expectTrue(all.elementsEqual(expected, by: ===), "\(all)")
        other.addSubview(inner)
        let left = root.layer.sublayers ?? []
        expectTrue(left.elementsEqual([layers[0], layers[2], layers[3]], by: ===), "\(left)")
        expectTrue(other.layer.sublayers?.first === inner.layer)
    }

    @MainActor @Test func `gestures and child controllers leave from wherever they are`() {
        let view = UIView()
        let gestures = (0..<4).map { _ in UITapGestureRecognizer() }
        gestures.forEach(view.addGestureRecognizer)
        view.removeGestureRecognizer(gestures[1])
        view.removeGestureRecognizer(gestures[1])
        let left = view.gestureRecognizers ?? []
        expectTrue(left.elementsEqual([gestures[0], gestures[2], gestures[3]], by: ===))
        let parent = UIViewController()
        let children = (0..<4).map { _ in UIViewController() }
        children.forEach(parent.addChild)
        children[1].removeFromParent()
        expectTrue(parent.children.elementsEqual([children[0], children[2], children[3]], by: ===))
    }
}
