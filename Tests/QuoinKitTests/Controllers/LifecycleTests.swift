import Quoin
import QuoinKit
import TestSupport
import Testing

@testable import QuoinLayout

@Suite("The orders in which controllers are told")
struct LifecycleTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let controller = RecordingController()

    private static let firstDisplay = [
        "viewDidLoad", "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
    ]
    private static let departure = [
        "viewWillDisappear", "updateViewConstraints", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidDisappear",
    ]
    private static let return_ = [
        "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]

    @Test("is loading, appearing, updating, layout for a first display")
    func firstDisplay() {
        window.rootViewController = controller
        window.tick(at: 0)
        expectEqual(controller.log.take(), Self.firstDisplay)
        expectEqual(controller.view.frame, window.bounds)
        window.tick(at: 1)
        expectEqual(controller.log.take(), [])
    }

    @Test("is a last layout when another one is shown, and none to update when it comes back")
    func exchanging() {
        window.rootViewController = controller
        window.tick(at: 0)
        _ = controller.log.take()
        let other = RecordingController()
        window.rootViewController = other
        window.tick(at: 1)
        expectEqual(controller.log.take(), Self.departure)
        expectEqual(other.log.take(), Self.firstDisplay)
        expectTrue(controller.view.superview == nil)
        window.rootViewController = controller
        window.tick(at: 2)
        expectEqual(controller.log.take(), Self.return_)
        expectEqual(other.log.take(), Self.departure)
    }

    @Test(
        "is the same when the hook that tells of having appeared shows another one",
        arguments: [false, true])
    func exchangingInHook(isStacked: Bool) {
        let other = RecordingController()
        let navigation = NavigationController()
        controller.onCall["viewDidAppear"] = { [window] controller in
            controller.onCall = [:]
            if isStacked {
                navigation.pushViewController(other)
            } else {
                window.rootViewController = other
            }
        }
        if isStacked {
            navigation.pushViewController(controller)
        }
        window.rootViewController = isStacked ? navigation : controller
        window.tick(at: 0)
        expectEqual(controller.log.take(), Self.firstDisplay + ["viewWillDisappear"])
        window.tick(at: 1)
        expectEqual(controller.log.take(), Array(Self.departure.dropFirst()))
        expectEqual(other.log.take(), Self.firstDisplay)
        expectTrue(controller.view.superview == nil)
    }

    @Test("go by the turns of the window that a controller has come to")
    func otherWindow() {
        let second = Window(frame: window.frame)
        window.rootViewController = controller
        window.tick(at: 0)
        second.rootViewController = controller
        _ = controller.log.take()
        window.tick(at: 1)
        expectEqual(controller.log.take(), [])
        second.tick(at: 1)
        expectEqual(controller.log.take(), Array(Self.return_.dropFirst()))
    }

    @Test(
        "end with a turn of the window that a controller leaves, whatever turns of others are over before"
    )
    func leavingOtherWindow() {
        let second = Window(frame: window.frame)
        window.rootViewController = controller
        window.tick(at: 0)
        second.rootViewController = controller
        second.tick(at: 0)
        _ = controller.log.take()
        second.rootViewController = RecordingController()
        window.tick(at: 1)
        expectEqual(controller.log.take(), ["viewWillDisappear"])
        second.tick(at: 1)
        expectEqual(controller.log.take(), Array(Self.departure.dropFirst()))
    }

    @Test("a controller that loads no view has a plain one")
    func noView() {
        final class Lazy: ViewController {
            override func loadView() {}
        }
        let controller = Lazy()
        controller.loadViewIfNeeded()
        let view = controller.view
        expectTrue(view.subviews.isEmpty && controller.viewIfLoaded === view)
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.layoutIfNeeded()
        expectEqual(view.frame, window.frame)
    }

    @Test("are the same on a stack and behind tabs")
    func containers() {
        let other = RecordingController()
        let navigation = NavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.tick(at: 0)
        expectEqual(controller.log.take(), Self.firstDisplay)
        navigation.pushViewController(other, animated: true)
        window.tick(at: 1)
        expectEqual(controller.log.take(), Self.departure)
        expectEqual(other.log.take(), Self.firstDisplay)
        navigation.popViewController(animated: true)
        window.tick(at: 2)
        expectEqual(controller.log.take(), Self.return_)
        expectEqual(other.log.take(), Self.departure)

        let tabs = TabBarController()
        let (first, second) = (RecordingController(), RecordingController())
        tabs.viewControllers = [first, second]
        window.rootViewController = tabs
        window.tick(at: 3)
        expectEqual(first.log.take(), Self.firstDisplay)
        expectTrue(!second.isViewLoaded)
        tabs.selectedIndex = 1
        window.tick(at: 4)
        expectEqual(first.log.take(), Self.departure)
        expectEqual(second.log.take(), Self.firstDisplay)
        tabs.selectedIndex = 0
        window.tick(at: 5)
        expectEqual(first.log.take(), Self.return_)
    }

    @Test("is the controller, the view, the controller, the view for one that is put in")
    func addition() {
        window.rootViewController = controller
        window.tick(at: 0)
        _ = controller.log.take()
        let view = RecordingView("view", log: controller.log)
        view.addSubview(View())
        controller.view.addSubview(view)
        view.makeConstraints { $0.edges.equalToSuperview() }
        window.tick(at: 1)
        expectEqual(
            controller.log.take(),
            [
                "viewWillLayoutSubviews", "view.updateConstraints", "viewDidLayoutSubviews",
                "view.layoutSubviews",
            ])
    }

    @Test("is the layout of a child alone when its own subviews change")
    func change() {
        window.rootViewController = controller
        let view = RecordingView("view", log: controller.log)
        controller.view.addSubview(view)
        view.makeConstraints { $0.edges.equalToSuperview() }
        let inner = View()
        view.addSubview(inner)
        var group: ConstraintGroup?
        inner.makeConstraints { make in
            make.left.top.equalToSuperview()
            group = make.size.equalTo(10).constraint
        }
        window.tick(at: 0)
        _ = controller.log.take()
        view.addSubview(View())
        window.tick(at: 1)
        expectEqual(controller.log.take(), ["view.layoutSubviews"])
        group?.update(sizeOffset: Size(width: 5, height: 5))
        window.tick(at: 2)
        expectEqual(controller.log.take(), ["view.layoutSubviews"])
        expectEqual(inner.frame.width, 15)
    }

    @Test("has a constant that is changed after a layout wait for the next turn")
    func lateChange() throws {
        window.rootViewController = controller
        let view = View()
        controller.view.addSubview(view)
        var width: LayoutConstraint?
        view.makeConstraints { make in
            make.left.top.equalToSuperview()
            width = make.size.equalTo(10).constraint.layoutConstraints.first
        }
        controller.onCall["viewDidLayoutSubviews"] = { _ in width?.constant = 50 }
        window.tick(at: 0)
        expectEqual(controller.log.take(), Self.firstDisplay)
        expectEqual(view.frame.width, 10)
        window.tick(at: 1)
        expectEqual(controller.log.take(), ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
        expectEqual(view.frame.width, 50)
        window.tick(at: 2)
        expectEqual(controller.log.take(), [])
    }

    @Test("lays out at once if it is asked for in there, and tells of it afterwards")
    func layoutWithin() {
        window.rootViewController = controller
        let view = View()
        controller.view.addSubview(view)
        var width: LayoutConstraint?
        view.makeConstraints { make in
            make.left.top.equalToSuperview()
            width = make.size.equalTo(10).constraint.layoutConstraints.first
        }
        var widths: [Double] = []
        controller.onCall["viewDidLayoutSubviews"] = { controller in
            guard width?.constant == 10 else { return }
            width?.constant = 50
            controller.view.layoutIfNeeded()
            widths.append(view.frame.width)
        }
        window.tick(at: 0)
        expectEqual(widths, [50])
        let calls = controller.log.take()
        expectEqual(calls.filter { $0 == "viewDidLayoutSubviews" }.count, 2)
        window.tick(at: 1)
        expectEqual(controller.log.take(), [])
    }

    @Test("is stopped and named if a layout asks for the next one without end")
    func endless() {
        var reports: [LayoutDiagnostic] = []
        window.onDiagnostic = { reports.append($0) }
        window.rootViewController = controller
        controller.view.name = "screen"
        controller.onCall["viewDidLayoutSubviews"] = { controller in
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
        }
        window.tick(at: 0)
        expectEqual(reports.count, 1)
        guard case .feedbackLoop = reports.first else {
            Issue.record("no loop: \(reports)")
            return
        }
        expectTrue(reports[0].message.contains("screen called setNeedsLayout"))
        controller.onCall = [:]
        window.tick(at: 1)
        expectEqual(controller.appearances, ["viewWillAppear", "viewDidAppear"])
    }

    @Test("has marks on other views than its own honoured in the same turn")
    func marksOnOthers() {
        window.rootViewController = controller
        let view = RecordingView("view", log: controller.log)
        controller.view.addSubview(view)
        view.makeConstraints { $0.edges.equalToSuperview() }
        window.tick(at: 0)
        _ = controller.log.take()
        controller.onCall["viewDidLayoutSubviews"] = { _ in view.setNeedsLayout() }
        controller.view.setNeedsLayout()
        window.tick(at: 1)
        expectEqual(
            controller.log.take(),
            [
                "viewWillLayoutSubviews", "viewDidLayoutSubviews", "view.layoutSubviews",
            ])
    }

    @Test("tells parents and children of each other as in UIKit")
    func family() {
        final class Child: ViewController {
            var calls: [String] = []

            override func willMove(toParent parent: ViewController?) {
                calls.append(parent == nil ? "will leave" : "will come")
            }

            override func didMove(toParent parent: ViewController?) {
                calls.append(parent == nil ? "left" : "came")
            }
        }
        let (parent, child) = (ViewController(), Child())
        parent.addChild(child)
        child.didMove(toParent: parent)
        expectTrue(child.parent === parent)
        expectEqual(parent.children.map(ObjectIdentifier.init), [ObjectIdentifier(child)])
        child.addChild(parent)
        expectTrue(parent.parent == nil)
        child.willMove(toParent: nil)
        child.removeFromParent()
        expectTrue(child.parent == nil)
        expectEqual(child.calls, ["will come", "came", "will leave", "left"])
    }

    @Test("a view that contains the place it is to be shown in stays where it is")
    func shownWithinItself() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.onDiagnostic = { _ in }
        let (outer, tabs) = (ViewController(), TabBarController())
        window.addSubview(outer.view)
        outer.view.frame = Rect(x: 10, y: 20, width: 200, height: 100)
        outer.view.addSubview(tabs.view)
        tabs.view.frame = Rect(x: 0, y: 0, width: 50, height: 60)
        tabs.viewControllers = [outer]
        window.layoutIfNeeded()
        expectTrue(outer.view.superview === window)
        expectEqual(outer.view.frame, Rect(x: 10, y: 20, width: 200, height: 100))
    }

    @Test("a root view that constraints place stays where they say when it is shown as such")
    func constrainedRoot() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let controller = ViewController()
        window.addSubview(controller.view)
        controller.view.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        window.layoutIfNeeded()
        window.rootViewController = controller
        window.layoutIfNeeded()
        expectEqual(controller.view.frame, Rect(x: 10, y: 10, width: 300, height: 460))
    }
}
