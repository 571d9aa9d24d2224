import TestSupport
import Testing

@testable import QuoinLayout

/// The numbers by which messages tell views without a name apart.
@Suite("The numbers of views")
struct ViewNumberTests {
    /// A view that counts how often it is asked what it is.
    private final class Counted: View {
        nonisolated(unsafe) static var questions = 0
        override var kindName: String? {
            Self.questions += 1
            return "Counted"
        }
    }

    /// A view that can become something else.
    private final class Changing: View {
        var kind = "Changing"
        override var kindName: String? { kind }
    }

    @Test("are found out once for all constraints of a tree that are printed one after the other")
    func growth() {
        func questions(of count: Int) -> Int {
            let root = Counted()
            let constraints = (0..<count).map { _ in
                let view = Counted()
                root.addSubview(view)
                let constraint = view.width.constraint(equalTo: root.width)
                constraint.isActive = true
                return constraint
            }
            Counted.questions = 0
            expectEqual(
                constraints.map { $0.description },
                (2...count + 1).map { "Counted#\($0).width = Counted#1.width" })
            return Counted.questions
        }
        // The square of their number would be sixteen times as much.
        let few = questions(of: 20)
        expectTrue(questions(of: 80) < 6 * few)
    }

    @Test("are right whatever was moved since", arguments: usually(20, of: 1...200))
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let views = (0..<12).map { $0 % 3 == 0 ? Changing() : View() }
        for _ in 0..<60 {
            let view = generator.one(of: views)
            let other = generator.one(of: views)
            switch generator.below(7) {
            case 0: view.removeFromSuperview()
            case 1, 2:
                if view !== other, !other.isDescendant(of: view) {
                    other.insertSubview(view, at: generator.below(4))
                }
            case 3: view.superview?.bringSubviewToFront(view)
            case 4: view.superview?.sendSubviewToBack(view)
            case 5:
                if view.subviews.count > 1 {
                    view.exchangeSubview(at: 0, withSubviewAt: view.subviews.count - 1)
                }
            default:
                (view as? Changing)?.kind = generator.one(of: "Changing", "View", "Other")
                // Who is not asked is not known to be something else: that is found out with the next move.
                view.root.tree.forgetNumbers()
            }
            for view in views where generator.happens(percent: 30) {
                expectEqual(view.label, Self.label(of: view), "seed \(seed)")
            }
        }
    }

    /// What a view is called, counted through the whole tree.
    private static func label(of view: View) -> String {
        var count = 0
        var waiting = [view.root]
        while let next = waiting.popLast() {
            if next.typeName == view.typeName { count += 1 }
            if next === view { break }
            waiting += next.subviews.reversed()
        }
        return "\(view.typeName)#\(count)"
    }

    @Test("are those of another kind once the view is of that")
    func changedKind() {
        let (root, first, second) = (View(), Changing(), Changing())
        root.addSubview(first)
        root.addSubview(second)
        expectEqual(second.label, "Changing#2")
        second.kind = "View"
        expectEqual(second.label, "View#2")
    }

    @Test("are let go of as soon as views move, and keep none of them")
    func lifetime() {
        let root = View()
        weak var gone: View?
        do {
            let view = View()
            root.addSubview(view)
            expectEqual(view.label, "View#2")
            gone = view
            view.removeFromSuperview()
        }
        expectTrue(gone == nil)
        let moves: [(View) -> Void] = [
            { $0.addSubview(View()) },
            { $0.sendSubviewToBack($0.subviews[1]) },
            { $0.exchangeSubview(at: 0, withSubviewAt: 1) },
            { $0.subviews[0].removeFromSuperview() },
        ]
        root.addSubview(View())
        for move in moves {
            weak let numbers = root.tree.viewNumbers
            expectTrue(numbers != nil && numbers === root.tree.viewNumbers)
            move(root)
            expectTrue(numbers == nil)
        }
        // The numbers of a tree that becomes part of another one go, too.
        let inner = View()
        inner.addSubview(View())
        weak let numbers = inner.tree.viewNumbers
        expectTrue(numbers != nil)
        root.addSubview(inner)
        expectTrue(numbers == nil)
    }

    @Test("are those of the new tree where something is said while a view comes into it")
    func whileMoving() {
        let (root, first, second) = (View(), View(), View())
        root.addSubview(first)
        expectEqual(first.label, "View#2")
        root.insertSubview(second, at: 0)
        expectEqual([root, first, second].map { $0.label }, ["View#1", "View#3", "View#2"])
    }
}
