import QuoinLayout
import TestSupport
import Testing

/// Views and guides to make constraints between.
///
///     root ─┬─ left ── inner ── leaf
///           ├─ right          (guides: rootGuide in root, innerGuide in inner)
///           └─ third
final class InstallationScene {
    let root = View("root", Rect(0, 0, 300, 300))
    let left: View
    let right: View
    let third: View
    let inner: View
    let leaf: View
    let rootGuide = LayoutGuide(identifier: "rootGuide")
    let innerGuide = LayoutGuide(identifier: "innerGuide")

    init() {
        left = root.addFree("left")
        right = root.addFree("right")
        third = root.addFree("third")
        inner = left.addFree("inner")
        leaf = inner.addFree("leaf")
        root.addLayoutGuide(rootGuide)
        inner.addLayoutGuide(innerGuide)
    }

    /// Every view, the outermost first.
    var views: [View] { [root, left, right, third, inner, leaf] }
}

/// A constraint with the view that it belongs on.
struct InstallationCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: @Sendable (InstallationScene) -> View
    let make: @Sendable (InstallationScene) -> LayoutConstraint

    static let all = [
        InstallationCase(testDescription: "siblings: the superview", place: { $0.root }) {
            $0.left.left.constraint(equalTo: $0.right.left)
        },
        InstallationCase(testDescription: "a view and its superview: that", place: { $0.left }) {
            $0.inner.left.constraint(equalTo: $0.left.left)
        },
        InstallationCase(testDescription: "the other way round: the same", place: { $0.left }) {
            $0.left.width.constraint(greaterThanOrEqualTo: $0.inner.width)
        },
        InstallationCase(testDescription: "far below: the upper one", place: { $0.left }) {
            $0.leaf.top.constraint(equalTo: $0.left.top)
        },
        InstallationCase(testDescription: "cousins: where they meet", place: { $0.root }) {
            $0.leaf.bottom.constraint(equalTo: $0.right.bottom)
        },
        InstallationCase(testDescription: "a single item: itself", place: { $0.leaf }) {
            $0.leaf.width.constraint(equalToConstant: 1)
        },
        InstallationCase(testDescription: "an item with itself: itself", place: { $0.inner }) {
            $0.inner.width.constraint(equalTo: $0.inner.height)
        },
        InstallationCase(testDescription: "the root with itself: the root", place: { $0.root }) {
            $0.root.height.constraint(lessThanOrEqualToConstant: 1000)
        },
        InstallationCase(testDescription: "a guide alone: its owner", place: { $0.inner }) {
            $0.innerGuide.width.constraint(equalToConstant: 1)
        },
        InstallationCase(testDescription: "a guide and its owner: that", place: { $0.inner }) {
            $0.innerGuide.left.constraint(equalTo: $0.inner.left)
        },
        InstallationCase(testDescription: "a guide and a subview: the owner", place: { $0.inner }) {
            $0.leaf.left.constraint(equalTo: $0.innerGuide.left)
        },
        InstallationCase(
            testDescription: "a guide and the owner's sibling: their superview", place: { $0.root }
        ) {
            $0.rootGuide.left.constraint(equalTo: $0.innerGuide.left)
        },
        InstallationCase(testDescription: "margins: their view", place: { $0.left }) {
            $0.inner.left.constraint(equalTo: $0.left.layoutMarginsGuide.left)
        },
        InstallationCase(testDescription: "a safe area: its view", place: { $0.root }) {
            $0.leaf.left.constraint(equalTo: $0.root.safeAreaLayoutGuide.left)
        },
        InstallationCase(testDescription: "a distance: above all its ends", place: { $0.root }) {
            $0.inner.left.distance(to: $0.leaf.left).constraint(equalTo: $0.third.width)
        },
    ]
}

@Suite("Where constraints are installed")
struct InstallationTests {
    private let scene = InstallationScene()

    @Test("The closest common superview of the items", arguments: InstallationCase.all)
    func place(one: InstallationCase) {
        let constraint = one.make(scene)
        expectTrue(constraint.installedView == nil)
        constraint.isActive = true
        let place = one.place(scene)
        expectTrue(constraint.installedView === place)
        for view in scene.views {
            expectEqual(view.constraints.contains { $0 === constraint }, (view === place))
        }
        scene.root.layoutIfNeeded()
        expectTrue(constraint.installedView === place)
        constraint.isActive = false
        expectTrue(constraint.installedView == nil)
        expectTrue(scene.views.allSatisfy { $0.constraints.isEmpty })
    }

    @Test("A view lists its constraints in the order of their activation")
    func order() {
        let root = scene.root
        let constraints = (0..<40).map { number in
            scene.left.left.constraint(lessThanOrEqualTo: root.left, constant: Double(number))
        }
        LayoutConstraint.activate(constraints)
        expectTrue(root.constraints.areSame(as: constraints))
        LayoutConstraint.deactivate(Array(constraints[5..<35]))
        let kept = constraints[..<5] + constraints[35...]
        expectTrue(root.constraints.areSame(as: kept))
        constraints[20].isActive = true
        expectTrue(root.constraints.areSame(as: kept + [constraints[20]]))
    }

    @Test("What follows from frames, content and system guides is not listed")
    func implied() {
        let framed = scene.root.addFramed("framed", Rect(1, 2, 3, 4))
        framed.autoresizingMask = .flexibleWidth
        let content = ContentView(10, 20)
        content.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(content)
        _ = scene.root.readableContentGuide
        let joint = content.left.constraint(equalTo: framed.right)
        joint.isActive = true
        scene.root.layoutIfNeeded()
        expectTrue(scene.root.constraints.areSame(as: [joint]))
        expectTrue(framed.constraints.isEmpty && content.constraints.isEmpty)
    }

    @Test("Moving a whole subtree leaves its constraints where they are")
    func moved() {
        let inner = scene.leaf.left.constraint(equalTo: scene.left.left)
        inner.isActive = true
        scene.third.addSubview(scene.left)
        expectTrue(inner.installedView === scene.left)
        let other = View("other")
        other.addSubview(scene.left)
        expectTrue(inner.installedView === scene.left && inner.isActive)
    }
}
