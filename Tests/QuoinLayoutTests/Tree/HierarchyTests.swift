@testable import QuoinLayout
import TestSupport
import Testing

@Suite("Views in each other")
struct HierarchyTests {
    private let parent = View("parent")

    private func names() -> String {
        parent.subviews.compactMap(\.name).joined(separator: " ")
    }

    private func add(_ names: String...) -> [View] {
        names.map { name in
            let view = View(name)
            parent.addSubview(view)
            return view
        }
    }

    @Test("A view that was added is in front, knows its superview, and has no other relations")
    func adding() {
        let views = add("a", "b")
        expectEqual(names(), "a b")
        expectTrue(views.allSatisfy { $0.superview === parent })
        expectTrue(parent.superview == nil && parent.window == nil)
    }

    @Test(
        "A view is inserted at an index, and an index out of range counts as the nearest one",
        arguments: [
            (0, "x a b"), (1, "a x b"), (2, "a b x"), (9, "a b x"), (-1, "x a b"),
            (.max, "a b x"), (.min, "x a b"),
        ])
    func inserting(index: Int, order: String) {
        _ = add("a", "b")
        parent.insertSubview(View("x"), at: index)
        expectEqual(names(), order)
    }

    @Test("A view is inserted just below or above a sibling")
    func insertingBeside() {
        let views = add("a", "b")
        parent.insertSubview(View("x"), belowSubview: views[1])
        parent.insertSubview(View("y"), aboveSubview: views[0])
        expectEqual(names(), "a y x b")
    }

    @Test("A subview that is inserted beside a sibling changes its place only")
    func shiftingBeside() {
        let views = add("a", "b", "c", "d")
        parent.insertSubview(views[0], aboveSubview: views[2])
        expectEqual(names(), "b c a d")
        parent.insertSubview(views[3], belowSubview: views[1])
        expectEqual(names(), "d b c a")
        parent.insertSubview(views[3], aboveSubview: views[0])
        expectEqual(names(), "b c a d")
        parent.insertSubview(views[2], belowSubview: views[0])
        expectEqual(names(), "b c a d")
    }

    @Test("A subview that is added or inserted again moves among its siblings and stays")
    func addingAgain() {
        let views = add("a", "b", "c")
        parent.addSubview(views[0])
        expectEqual(names(), "b c a")
        parent.insertSubview(views[0], at: 1)
        expectEqual(names(), "b a c")
        expectTrue(views[0].superview === parent)
    }

    @Test("Two subviews change places, and each can be brought to the front or the back")
    func reordering() {
        let views = add("a", "b", "c", "d")
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        expectEqual(names(), "c b a d")
        parent.bringSubviewToFront(views[1])
        expectEqual(names(), "c a d b")
        parent.sendSubviewToBack(views[3])
        expectEqual(names(), "d c a b")
        parent.exchangeSubview(at: 1, withSubviewAt: 1)
        expectEqual(names(), "d c a b")
    }

    @Test("Places among many siblings stay right through comings and goings")
    func manySiblings() {
        var expected: [String] = []
        var views: [String: View] = [:]
        for number in 0..<300 {
            let view = View("\(number)")
            views["\(number)"] = view
            let index = (number * 7) % (expected.count + 1)
            parent.insertSubview(view, at: index)
            expected.insert("\(number)", at: index)
        }
        for number in stride(from: 0, to: 300, by: 3) {
            views["\(number)"]?.removeFromSuperview()
            expected.removeAll { $0 == "\(number)" }
        }
        for number in stride(from: 1, to: 300, by: 9) {
            views["\(number)"].map(parent.sendSubviewToBack)
            expected.removeAll { $0 == "\(number)" }
            expected.insert("\(number)", at: 0)
        }
        expectEqual(parent.subviews.compactMap(\.name), expected)
    }

    @Test("A view that is added elsewhere leaves the place where it was")
    func adopting() {
        let views = add("a", "b")
        let other = View("other")
        other.addSubview(views[0])
        expectEqual(names(), "b")
        expectTrue(other.subviews.count == 1 && views[0].superview === other)
    }

    @Test("A removed view has no superview, and removing it again does nothing")
    func removing() {
        let views = add("a", "b", "c")
        views[1].removeFromSuperview()
        views[1].removeFromSuperview()
        parent.removeFromSuperview()
        expectEqual(names(), "a c")
        expectTrue(views[1].superview == nil)
    }

    @Test("A view is its own descendant and that of everything it is in")
    func descendants() {
        let child = parent.addFree("child")
        let grandchild = child.addFree("grandchild")
        expectTrue(grandchild.isDescendant(of: parent))
        expectTrue(grandchild.isDescendant(of: child))
        expectTrue(parent.isDescendant(of: parent))
        expectTrue(!parent.isDescendant(of: grandchild))
        expectTrue(!grandchild.isDescendant(of: View()))
    }

    @Test("The closest common superview is the deepest view that both are in")
    func closestCommonSuperview() {
        let left = parent.addFree("left")
        let right = parent.addFree("right")
        let deep = left.addFree().addFree().addFree("deep")
        let cases: [(View, View, View?)] = [
            (parent, parent, parent), (deep, deep, deep), (left, right, parent),
            (deep, right, parent), (deep, left, left), (deep, parent, parent),
            (left.addFree(), deep, left), (deep, View(), nil), (View(), View(), nil),
            (parent, View("other").addFree(), nil),
        ]
        for (one, other, common) in cases {
            expectTrue(one.closestCommonSuperview(with: other) === common)
            expectTrue(other.closestCommonSuperview(with: one) === common)
        }
    }

    @Test("The window is that at the top of the tree")
    func window() {
        let window = Window()
        expectTrue(window.window === window)
        let child = parent.addFree()
        expectTrue(child.window == nil)
        window.addSubview(parent)
        expectTrue(child.window === window && parent.window === window)
        parent.removeFromSuperview()
        expectTrue(child.window == nil)
    }
}
