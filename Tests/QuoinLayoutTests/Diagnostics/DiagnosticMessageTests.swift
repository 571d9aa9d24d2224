@testable import QuoinLayout
import TestSupport
import Testing

@Suite("A constraint describes itself")
struct ConstraintDescriptionTests {
    private let scene = DiagnosticScene()

    @Test("as one writes it down")
    func whole() throws {
        let (title, header) = (scene.add("title"), scene.add("header"))
        let constraint = try LayoutConstraint(
            item: title, attribute: .lastBaseline, relatedBy: .equal, toItem: header,
            attribute: .top, multiplier: 2, constant: 300)
        constraint.priority = 250
        constraint.identifier = "label"
        expectEqual("\(constraint)", "label: title.lastBaseline = 2 × header.top + 300 @250")
    }

    @Test("without what goes without saying")
    func short() {
        let box = scene.add("box")
        let constraint = box.left.constraint(greaterThanOrEqualTo: scene.root.leftMargin)
        expectEqual("\(constraint)", "box.left ≥ root.leftMargin")
        constraint.constant = -8.5
        expectEqual("\(constraint)", "box.left ≥ root.leftMargin - 8.5")
        expectEqual("\(box.width.constraint(lessThanOrEqualToConstant: 0))", "box.width ≤ 0")
    }

    @Test("with distances in parentheses")
    func distance() {
        let (a, b) = (scene.add("a"), scene.add("b"))
        let constraint = a.right.distance(to: b.left).constraint(equalTo: b.width, multiplier: 0.5)
        expectEqual("\(constraint)", "(b.left - a.right) = 0.5 × b.width")
    }

    @Test("with guides by identifier, by number, or by what they are to their view")
    func guides() {
        let named = LayoutGuide(identifier: "gap")
        let unnamed = LayoutGuide()
        scene.root.addLayoutGuide(named)
        scene.root.addLayoutGuide(unnamed)
        expectEqual(
            "\(named.width.constraint(equalTo: unnamed.width))", "gap.width = root.guide#2.width")
        let margins = scene.root.layoutMarginsGuide
        expectEqual(
            "\(named.left.constraint(equalTo: margins.left))",
            "gap.left = root.layoutMarginsGuide.left")
        let stray = LayoutGuide()
        expectEqual("\(stray.width.constraint(equalToConstant: 1))", "LayoutGuide.width = 1")
    }

    @Test("with the type and a number of views without names, which depend on the tree alone")
    func numbers() {
        let (first, second) = (scene.add(nil), scene.add(nil, ContentView(1, 1)))
        let inner = scene.add(nil, to: first)
        let last = scene.add(nil)
        expectEqual(
            "\(first.width.constraint(equalTo: second.width))", "View#1.width = ContentView#1.width"
        )
        expectEqual("\(inner.width.constraint(equalTo: last.width))", "View#2.width = View#3.width")
        // A name hides a number but does not shift the others.
        inner.name = "inner"
        expectEqual("\(inner.width.constraint(equalTo: last.width))", "inner.width = View#3.width")
        scene.root.bringSubviewToFront(first)
        expectEqual("\(last.width.constraint(equalToConstant: 1))", "View#1.width = 1")
    }

    @Test("even when an item has gone")
    func gone() {
        let box = scene.add("box")
        var other: View? = scene.add("other")
        let constraint = other.map { box.width.constraint(equalTo: $0.width) }
        other?.removeFromSuperview()
        other = nil
        expectEqual(constraint.map { "\($0)" }, "box.width = (gone).width")
    }
}

@Suite("A refused constraint")
struct RefusalMessageTests {
    private let scene = DiagnosticScene()

    private func message(
        _ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double = 1,
        constant: Double = 0, hasFirst: Bool = true, hasSecond: Bool = true, isGuide: Bool = false
    ) -> String {
        let guide = LayoutGuide()
        let item: any LayoutItem = isGuide ? guide : scene.root
        do throws(InvalidConstraint) {
            _ = try LayoutConstraint(
                item: hasFirst ? item : nil, attribute: first, relatedBy: .equal,
                toItem: hasSecond ? scene.root : nil, attribute: second, multiplier: multiplier,
                constant: constant)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("that compares what cannot be compared says why")
    func families() {
        expectEqual(
            message(.width, .left),
            "width cannot be compared with left: a size does not depend on a place.")
        expectEqual(
            message(.top, .left),
            "top cannot be compared with left: one is horizontal, the other vertical.")
        expectEqual(
            message(.leading, .left),
            "leading cannot be compared with left: they mean different edges where people read "
                + "from right to left.")
        expectEqual(
            message(.left, .notAnAttribute, hasSecond: false),
            "left needs a second item: a place is relative to something.")
    }

    @Test("with half an end says which half is missing")
    func ends() {
        let missing = "There is an item without an attribute: say which part of it is meant."
        expectEqual(message(.width, .notAnAttribute), missing)
        expectEqual(message(.notAnAttribute, .width), missing)
        expectEqual(
            message(.width, .left, hasSecond: false),
            "There is the attribute left without an item that has it.")
        expectEqual(
            message(.width, .width, hasFirst: false),
            "There is the attribute width without an item that has it.")
        expectEqual(
            message(.lastBaseline, .top, isGuide: true),
            "A layout guide has no lastBaseline: margins and baselines belong to views.")
    }

    @Test("with a number that is none says which")
    func numbers() {
        expectEqual(
            message(.width, .width, multiplier: 0),
            "The multiplier is 0; it must be a finite number other than 0.")
        expectEqual(
            message(.width, .width, multiplier: .infinity),
            "The multiplier is inf; it must be a finite number other than 0.")
        expectEqual(
            message(.width, .width, constant: .nan),
            "The constant is not a number; it must be a finite number.")
    }

    @Test("is reported with its place in the source when it is activated")
    func activation() {
        let box = scene.add("box")
        let constraint = box.width.constraint(equalToConstant: .nan, file: "M/A.swift", line: 5)
        constraint.isActive = true
        expectTrue(!constraint.isActive)
        expectEqual(
            scene.messages,
            [
                "box.width = not a number (A.swift:5) is refused. The constant is not a number; it must be a finite number."
            ])
        expectEqual(scene.diagnostics.first?.sourceLocation, constraint.sourceLocation)
    }

    @Test("value leaves the old one, and says so")
    func properties() {
        let box = scene.add("box")
        let constraint = box.width.constraint(
            equalTo: scene.root.width, constant: 10, file: "M/A.swift", line: 5)
        constraint.isActive = true
        constraint.priority = 1001
        constraint.priority = 0
        constraint.multiplier = 0
        constraint.constant = .infinity
        let start = "box.width = root.width + 10 (A.swift:5) is refused. "
        expectEqual(
            scene.messages,
            [
                start + "The priority is 1001; it must be above 0 and at most 1000.",
                start + "The priority is 0; it must be above 0 and at most 1000.",
                start + "The multiplier is 0; it must be a finite number other than 0.",
                start + "The constant is inf; it must be a finite number.",
            ])
        expectEqual(constraint.priority, .required)
        expectEqual(constraint.multiplier, 1)
        expectEqual(constraint.constant, 10)
    }

    @Test("is one that is added to a view that does not contain its items")
    func notAnAncestor() {
        let (a, b) = (scene.add("a"), scene.add("b"))
        a.addConstraint(b.width.constraint(equalToConstant: 1, file: "M/A.swift", line: 5))
        expectEqual(
            scene.messages,
            [
                "b.width = 1 (A.swift:5) is refused. The view that the constraint was added to does "
                    + "not contain both of its items."
            ])
    }

    @Test("is not the only thing that is refused: so are views' values")
    func viewValues() {
        let box = scene.add("box")
        box.frame = Rect(x: .nan, y: 0, width: 1, height: 1)
        box.bounds = Rect(x: 0, y: 0, width: .infinity, height: 1)
        box.center = Point(x: .nan, y: 0)
        box.layoutMargins = EdgeInsets(.nan)
        box.setContentHuggingPriority(0, for: .vertical)
        (scene.root as? Window)?.scale = 0
        expectEqual(
            scene.messages,
            [
                "The frame of box cannot be (not a number, 0), 1 × 1: it must be finite.",
                "The bounds of box cannot be (0, 0), inf × 1: it must be finite.",
                "The center of box cannot be (not a number, 0): it must be finite.",
                "The margins of box cannot be top not a number, left not a number, bottom not a number, right not a number: they must be "
                    + "finite.",
                "A content priority of box cannot be 0: it must be above 0 and at most 1000.",
                "The scale of root cannot be 0: it must be positive and finite.",
            ])
    }
}

@Suite("A diagnostic")
struct DiagnosticMessageTests {
    private let scene = DiagnosticScene()

    @Test("names a constraint that waits for its items to share a tree, once")
    func pending() {
        let (box, stray) = (scene.add("box"), View())
        stray.name = "stray"
        let constraint = box.left.constraint(equalTo: stray.right, file: "M/A.swift", line: 9)
        scene.layOut([constraint])
        box.setNeedsLayout()
        scene.layOut([box.width.constraint(equalToConstant: 1)])
        expectEqual(
            scene.messages,
            [
                "box.left = stray.right (A.swift:9) waits: its items are not in one tree yet."
            ])
        expectEqual(scene.diagnostics.first?.sourceLocation, constraint.sourceLocation)
        expectTrue(constraint.isActive)
        expectTrue(constraint.installedView == nil)
        scene.root.addSubview(stray)
        scene.layOut()
        expectEqual(scene.messages.count, 1)
        expectTrue(constraint.installedView === scene.root)
    }

    @Test("says which content is not a number")
    func contentNotFinite() {
        scene.add("title", ContentView(.nan, 10))
        scene.layOut()
        expectEqual(scene.messages.first, "The content size of title is not a number.")
    }

    @Test("says which constraint comes to no number")
    func rowNotFinite() throws {
        let box = scene.add("box")
        scene.root.layoutMargins = EdgeInsets(1e10)
        let constraint = try LayoutConstraint(
            item: box, attribute: .right, relatedBy: .equal, toItem: scene.root,
            attribute: .rightMargin, multiplier: 1e300, file: "M/A.swift", line: 3)
        scene.layOut([constraint])
        expectEqual(
            scene.messages,
            [
                "box.right = 1e+300 × root.rightMargin (A.swift:3) comes to a number that is not "
                    + "finite; it is left out."
            ])
    }

    @Test("says which view cannot be put where")
    func trees() {
        let panel = scene.add("panel")
        let box = scene.add("box", to: panel)
        let window = Window()
        window.name = "other"
        panel.addSubview(panel)
        box.addSubview(panel)
        panel.addSubview(window)
        scene.root.insertSubview(View(), belowSubview: box)
        scene.root.bringSubviewToFront(box)
        scene.root.exchangeSubview(at: 0, withSubviewAt: 4)
        scene.root.addLayoutGuide(panel.layoutMarginsGuide)
        expectEqual(
            scene.messages,
            [
                "panel cannot be put into itself.",
                "panel cannot be put into box, which it contains.",
                "other is a window and cannot be put into panel: windows are roots.",
                "box is not a subview of root that View#1 can be put beside.",
                "box is not a subview of root.",
                "root has 1 subviews; 0 and 4 cannot be exchanged.",
                "panel.layoutMarginsGuide belongs to its view and cannot be added to root.",
            ])
    }

    @Test("names who keeps a layout from coming to rest, and what they change")
    func feedbackLoop() {
        let restless = scene.add("restless", RestlessView())
        let width = restless.width.constraint(equalToConstant: 1)
        restless.ownWidth = width
        scene.layOut([width])
        expectEqual(scene.messages.count, 1)
        let message = scene.messages.first ?? ""
        expectTrue(message.contains("did not come to rest after 100 rounds"))
        expectTrue(message.contains("restless changed restless.width"))
    }

    @Test("names who asks for layout over and over")
    func endlessRequests() {
        scene.add("nervous", NervousView())
        scene.layOut()
        expectEqual(scene.messages.count, 1)
        expectEqual(scene.messages.first?.contains("nervous called setNeedsLayout"), true)
    }

    @Test("is printed once if nobody handles it")
    func printedOnce() {
        let root = View()
        root.name = "a root whose message is printed on purpose"
        root.addSubview(root)
        root.addSubview(root)
        expectEqual(
            root.tree.printedMessages,
            [
                "a root whose message is printed on purpose cannot be put into itself."
            ])
    }

    @Test("goes to the root of the tree, wherever it comes from")
    func root() {
        let windowless = DiagnosticScene(isWindow: false)
        let inner = windowless.add("inner", to: windowless.add("panel"))
        inner.frame = Rect(x: .nan, y: 0, width: 0, height: 0)
        expectEqual(windowless.messages.count, 1)
    }
}

/// Changes a constraint of its own in every layout.
private final class RestlessView: View {
    var ownWidth: LayoutConstraint?

    override func layoutSubviews() {
        super.layoutSubviews()
        ownWidth?.constant += 1
    }
}

/// Asks for another layout in every layout.
private final class NervousView: View {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        layoutIfNeeded()
    }
}
