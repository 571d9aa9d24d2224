import QuoinLayout
import TestSupport
import Testing

@Suite("Views that cannot be put somewhere")
struct HierarchyRefusalTests {
    private let root = View("root")
    private let child = View("child")
    private let grandchild = View("grandchild")
    private let reports: Reports

    init() {
        root.addSubview(child)
        child.addSubview(grandchild)
        reports = Reports(of: root)
    }

    /// Expects the tree to be what it was, and one refusal that names what it is about.
    private func expectRefusal(
        naming names: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(reports.all.count, 1, sourceLocation: sourceLocation)
        let message = reports.treeRefusals.first ?? ""
        for name in names {
            expectTrue(message.contains(name), "\(message)", sourceLocation: sourceLocation)
        }
        expectTrue(root.superview == nil, sourceLocation: sourceLocation)
        expectEqual(root.subviews.map(\.name), ["child"], sourceLocation: sourceLocation)
        expectEqual(child.subviews.map(\.name), ["grandchild"], sourceLocation: sourceLocation)
        expectTrue(grandchild.subviews.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("A view cannot be put into itself")
    func intoItself() {
        child.addSubview(child)
        expectRefusal(naming: "child", "itself")
    }

    @Test("A view cannot be put into what it contains, however deep")
    func intoADescendant() {
        grandchild.addSubview(root)
        expectRefusal(naming: "root", "grandchild", "contains")
    }

    @Test("Nor can it be inserted there")
    func insertingIntoADescendant() {
        grandchild.insertSubview(child, at: 0)
        expectRefusal(naming: "child", "grandchild", "contains")
    }

    @Test("A window cannot be put into anything")
    func window() {
        let window = Window()
        window.name = "main window"
        child.addSubview(window)
        expectRefusal(naming: "main window", "child", "window")
        expectTrue(window.superview == nil)
    }

    @Test("A view cannot be inserted beside one that is not there")
    func strangeSibling() {
        child.insertSubview(View("new"), belowSubview: root)
        expectRefusal(naming: "root", "child", "new")
    }

    @Test("A view cannot be inserted above itself")
    func besideItself() {
        child.insertSubview(grandchild, aboveSubview: grandchild)
        expectRefusal(naming: "grandchild")
    }

    @Test("A stranger cannot be brought to the front or the back")
    func strangeShift() {
        root.bringSubviewToFront(grandchild)
        expectRefusal(naming: "grandchild", "root")
        reports.forget()
        root.sendSubviewToBack(root)
        expectRefusal(naming: "root")
    }

    @Test("Places that are not there cannot be exchanged")
    func exchange() {
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        expectRefusal(naming: "root", "0", "1")
        reports.forget()
        root.exchangeSubview(at: -1, withSubviewAt: 0)
        expectRefusal(naming: "root", "-1")
    }

    @Test("A refusal goes to the window of a tree that has one")
    func reportedToWindow() {
        let window = Window()
        window.addSubview(root)
        let windowReports = Reports(of: window)
        grandchild.addSubview(child)
        expectEqual(windowReports.treeRefusals.count, 1)
        expectTrue(reports.all.isEmpty)
    }

    @Test(
        "A frame, bounds or centre that is not finite is refused, and the old one stays",
        arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) {
        child.frame = Rect(1, 2, 30, 40)
        let changes: [(String, () -> Void)] = [
            ("frame", { child.frame.origin.x = number }),
            ("frame", { child.frame.origin.y = number }),
            ("frame", { child.frame.size.width = number }),
            ("frame", { child.frame.size.height = number }),
            ("bounds", { child.bounds.origin.x = number }),
            ("bounds", { child.bounds.size.height = number }),
            ("center", { child.center.x = number }),
            ("center", { child.center.y = number }),
        ]
        for (property, change) in changes {
            reports.forget()
            change()
            expectEqual(child.frame, Rect(1, 2, 30, 40))
            expectEqual(child.bounds, Rect(0, 0, 30, 40))
            expectEqual(reports.refusals.count, 1)
            let message = reports.messages.first ?? ""
            expectTrue(message.contains("child") && message.contains(property), "\(message)")
        }
    }

    @Test("A view that is made with a frame that is not finite has an empty one")
    func madeNotFinite() {
        expectEqual(View(frame: Rect(.nan, 0, 10, 10)).frame, .zero)
        expectEqual(View(frame: Rect(0, 0, .infinity, 10)).frame, .zero)
    }

    @Test("A frame that is written from another corner is taken as its rectangle")
    func negativeSize() {
        child.frame = Rect(30, 40, -20, -10)
        expectEqual(child.frame, Rect(10, 30, 20, 10))
    }
}
