import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Controllers in changing surroundings")
struct TransitionTests {
    private final class Witness: ViewController {
        var calls: [String] = []
        var sizes: [Size] = []

        override func willTransition(to traits: TraitCollection) {
            super.willTransition(to: traits)
            calls.append("will be \(traits.horizontalSizeClass) × \(traits.verticalSizeClass)")
        }

        override func viewWillTransition(to size: Size) {
            super.viewWillTransition(to: size)
            calls.append("will be \(Int(size.width)) × \(Int(size.height))")
        }

        override func traitsDidChange(from previous: TraitCollection) {
            super.traitsDidChange(from: previous)
            calls.append(
                "was \(previous.horizontalSizeClass) × \(previous.verticalSizeClass), "
                    + "is \(view.window?.frame.width ?? 0) wide")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            sizes.append(view.bounds.size)
        }
    }

    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

    @Test("hear of a device that is turned, once and before it is")
    func turning() {
        let witness = Witness()
        window.device = .named("iPhone 7 Plus")
        window.rootViewController = NavigationController(rootViewController: witness)
        window.tick(at: 0)
        expectEqual(window.scale, 3)
        expectEqual(window.traits.horizontalSizeClass, .compact)
        expectEqual(witness.view.safeAreaInsets, EdgeInsets(top: 64))
        witness.calls = []
        witness.sizes = []
        window.orientation = .landscape
        window.tick(at: 1)
        expectEqual(
            witness.calls,
            [
                "will be regular × compact", "will be 736 × 414",
                "was compact × regular, is 736.0 wide",
            ])
        expectEqual(witness.sizes, [Size(width: 736, height: 414)])
        expectEqual(witness.view.safeAreaInsets, EdgeInsets(top: 44))
        expectEqual(witness.view.layoutMargins.left, 20)
    }

    @Test("hear of a window that gets another size")
    func resizing() {
        let witness = Witness()
        window.rootViewController = witness
        window.tick(at: 0)
        witness.calls = []
        window.frame.size = Size(width: 1024, height: 768)
        window.tick(at: 1)
        expectEqual(
            witness.calls,
            [
                "will be regular × regular", "will be 1024 × 768",
                "was compact × regular, is 1024.0 wide",
            ])
        expectEqual(witness.view.frame, window.bounds)
    }

    @Test("hear of another scale and direction of their window before it has them")
    func ownTraitsOfTheWindow() {
        final class Listener: ViewController {
            var calls: [String] = []

            private func note(_ word: String, _ traits: TraitCollection) {
                let now = viewIfLoaded?.window.map { "\($0.scale ?? 0) \($0.layoutDirection)" }
                calls.append(
                    "\(word) \(traits.displayScale) \(traits.layoutDirection), is \(now ?? "")")
            }

            override func willTransition(to traits: TraitCollection) {
                super.willTransition(to: traits)
                note("will be", traits)
            }

            override func traitsDidChange(from previous: TraitCollection) {
                super.traitsDidChange(from: previous)
                note("was", previous)
            }
        }
        let listener = Listener()
        window.scale = 2
        window.rootViewController = listener
        window.tick(at: 0)
        listener.calls = []
        window.scale = 3
        window.scale = 3
        expectEqual(
            listener.calls,
            [
                "will be 3.0 leftToRight, is 2.0 leftToRight",
                "was 2.0 leftToRight, is 3.0 leftToRight",
            ])
        listener.calls = []
        window.layoutDirection = .rightToLeft
        expectEqual(
            listener.calls,
            [
                "will be 3.0 rightToLeft, is 3.0 leftToRight",
                "was 3.0 leftToRight, is 3.0 rightToLeft",
            ])
    }

    @Test("give their children other traits")
    func overriding() {
        let (parent, child) = (ViewController(), Witness())
        window.rootViewController = parent
        parent.addChild(child)
        parent.overrideTraits(TraitCollection(horizontalSizeClass: .regular), forChild: child)
        expectEqual(child.traits.horizontalSizeClass, .regular)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.tick(at: 0)
        expectEqual(child.view.traits.horizontalSizeClass, .regular)
        expectEqual(child.view.layoutMargins.left, 20)
        expectEqual(parent.traits.horizontalSizeClass, .compact)
        child.calls = []
        window.traits.verticalSizeClass = .compact
        expectEqual(child.traits.verticalSizeClass, .compact)
        window.traits.horizontalSizeClass = .regular
        parent.overrideTraits(TraitCollection(horizontalSizeClass: .compact), forChild: child)
        expectEqual(
            child.calls,
            [
                "will be regular × compact", "was regular × regular, is 320.0 wide",
                "will be compact × compact", "was regular × compact, is 320.0 wide",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectEqual(child.traits, TraitCollection())
    }

    @Test("have the traits of their parent while they are not shown, and hear of changes only")
    func covered() {
        let (list, part, detail, other) = (Witness(), Witness(), Witness(), Witness())
        let navigation = NavigationController(rootViewController: list)
        let tabs = TabBarController()
        tabs.viewControllers = [navigation, other]
        list.addChild(part)
        list.view.addSubview(part.view)
        part.didMove(toParent: list)
        window.device = .named("iPad Air 2")
        window.rootViewController = tabs
        window.tick(at: 0)
        navigation.pushViewController(detail, animated: false)
        window.tick(at: 1)
        let all = [list, part, detail, other]
        expectEqual(all.map(\.traits), all.map { _ in window.traits })
        expectEqual(list.view.layoutMargins.left, 20)
        tabs.selectedIndex = 1
        window.tick(at: 2)
        tabs.selectedIndex = 0
        window.tick(at: 3)
        all.forEach { $0.calls = [] }
        navigation.popViewController(animated: false)
        window.tick(at: 4)
        navigation.pushViewController(Witness(), animated: false)
        window.tick(at: 5)
        expectEqual([list, part, other].flatMap(\.calls), [])
        part.calls = []
        window.traits.horizontalSizeClass = .compact
        for witness in [list, part, other] {
            expectEqual(witness.traits.horizontalSizeClass, .compact)
            expectEqual(
                witness.calls,
                ["will be compact × regular", "was regular × regular, is 0.0 wide"])
        }
        navigation.popViewController(animated: false)
        tabs.selectedIndex = 1
        window.tick(at: 6)
        expectEqual([list, part, other].map(\.calls.count), [2, 2, 2])
    }

    @Test("have what their parents say of their traits while they are not shown")
    func coveredAndOverridden() {
        let (left, right, inner) = (Witness(), Witness(), Witness())
        let tabs = TabBarController()
        tabs.viewControllers = [right, left]
        left.addChild(inner)
        left.view.addSubview(inner.view)
        inner.didMove(toParent: left)
        left.overrideTraits(TraitCollection(userInterfaceStyle: .dark), forChild: inner)
        window.rootViewController = tabs
        window.traits.layoutDirection = .rightToLeft
        window.tick(at: 0)
        expectEqual(inner.traits.layoutDirection, .rightToLeft)
        expectEqual(inner.traits.userInterfaceStyle, .dark)
        expectEqual(left.traits.userInterfaceStyle, .light)
        inner.calls = []
        tabs.overrideTraits(TraitCollection(horizontalSizeClass: .regular), forChild: left)
        expectEqual(inner.traits.horizontalSizeClass, .regular)
        expectEqual(inner.calls.last, "was compact × regular, is 0.0 wide")
    }

    @Test("tell parents what size they would like")
    func sizes() {
        final class Parent: ViewController {
            var calls: [String] = []

            override func preferredContentSizeDidChange(forChild child: ViewController) {
                calls.append("preferred \(child.preferredContentSize.width)")
            }

            override func systemLayoutFittingSizeDidChange(forChild child: ViewController) {
                calls.append("fitting")
            }

            override func size(
                forChild child: ViewController, withParentSize parentSize: Size
            ) -> Size {
                Size(width: parentSize.width / 2, height: parentSize.height)
            }
        }
        let (parent, child) = (Parent(), Witness())
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.preferredContentSize = Size(width: 100, height: 50)
        child.preferredContentSize = Size(width: 100, height: 50)
        expectEqual(parent.calls, ["preferred 100.0"])
        let box = View()
        child.view.addSubview(box)
        var width: ConstraintGroup?
        box.makeConstraints { make in
            make.edges.equalToSuperview()
            width = make.width.equalTo(30).constraint
        }
        child.view.makeConstraints { make in make.left.top.equalToSuperview() }
        window.tick(at: 0)
        window.tick(at: 1)
        parent.calls = []
        width?.update(to: 60)
        window.tick(at: 2)
        expectEqual(parent.calls, ["fitting"])
        window.tick(at: 3)
        expectEqual(parent.calls, ["fitting"])
        child.calls = []
        window.frame.size = Size(width: 480, height: 320)
        expectTrue(child.calls.contains("will be 240 × 320"))
    }

    @Test("may be turned in the middle of a layout")
    func turningInLayout() {
        final class Turning: ViewController {
            var turns = 0

            override func viewWillLayoutSubviews() {
                guard turns < 3 else { return }
                turns += 1
                view.window?.orientation =
                    view.window?.orientation == .portrait ? .landscape : .portrait
            }
        }
        var reports: [String] = []
        window.onDiagnostic = { reports.append($0.message) }
        window.device = .named("iPhone 7")
        let turning = Turning()
        window.rootViewController = NavigationController(rootViewController: turning)
        window.tick(at: 0)
        window.tick(at: 1)
        expectEqual(turning.turns, 3)
        expectEqual(window.frame.size, Size(width: 667, height: 375))
        expectEqual(turning.view.frame, window.bounds)
        expectEqual(turning.view.safeAreaInsets, EdgeInsets(top: 44))
        expectTrue(reports.isEmpty)
    }

    @Test("are let go of with their windows, and their views with them")
    func memory() {
        weak var controller: ViewController?
        weak var view: View?
        weak var child: ViewController?
        do {
            let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
            let made = ViewController()
            let navigation = NavigationController(rootViewController: made)
            window.rootViewController = navigation
            (controller, view, child) = (navigation, navigation.view, made)
            window.tick(at: 0)
            navigation.pushViewController(ViewController())
            expectTrue(child != nil)
        }
        expectTrue(controller == nil)
        expectTrue(view == nil)
        expectTrue(child == nil)
    }

    @Test("may go before their views do")
    func viewsThatStay() {
        var kept: View?
        do {
            let controller = Witness()
            kept = controller.view
            window.addSubview(controller.view)
            window.tick(at: 0)
            expectEqual(controller.sizes.count, 1)
        }
        kept?.setNeedsLayout()
        window.tick(at: 1)
        expectTrue(kept?.superview === window)
    }

    @Test("that ask for their view while it is made get one")
    func askingForView() {
        final class Hasty: ViewController {
            override func loadView() {
                view.name = "hasty"
            }
        }
        let hasty = Hasty()
        expectTrue(!hasty.isViewLoaded)
        expectTrue(hasty.viewIfLoaded == nil)
        expectEqual(hasty.view.name, "hasty")
        expectTrue(hasty.isViewLoaded)
    }
}
