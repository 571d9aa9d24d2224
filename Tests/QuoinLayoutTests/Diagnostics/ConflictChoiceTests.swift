import QuoinLayout
import TestSupport
import Testing

@Suite("Of constraints that contradict each other")
struct ConflictChoiceTests {
    // MARK: Which one

    @Test("a frame below the root is set aside first")
    func framesFirst() throws {
        let scene = DiagnosticScene()
        let title = ContentView(80, 20)
        title.name = "title"
        title.frame = Rect(x: 10, y: 10, width: 100, height: 50)
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        scene.root.addSubview(title)
        let width = title.width.constraint(equalToConstant: 60)
        scene.layOut([width])
        let conflict = try #require(scene.conflicts.first)
        expectEqual(conflict.broken.identifier, "autoresizing")
        expectEqual("\(conflict.broken)", "autoresizing: title.width = 100")
        expectEqual(conflict.constraints.map { ObjectIdentifier($0) }, [ObjectIdentifier(width)])
        expectEqual(title.frame, Rect(x: 10, y: 10, width: 60, height: 50))
        expectTrue(title.constraints.contains { $0 === width })
    }

    @Test("what content asks for is set aside before what someone made")
    func contentNext() throws {
        let scene = DiagnosticScene(width: 300)
        let title = scene.add("title", ContentView(80, 20))
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        scene.layOut([
            title.left.constraint(equalTo: scene.root.left, constant: 100),
            title.right.constraint(equalTo: scene.root.right, constant: -150),
        ])
        let conflict = try #require(scene.conflicts.first)
        expectEqual("\(conflict.broken)", "content: title.width ≥ 80")
        expectEqual(conflict.constraints.count, 2)
        expectEqual(title.frame.minX, 100)
        expectEqual(title.frame.maxX, 150)
    }

    @Test("the most recently activated one is set aside otherwise")
    func latest() throws {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let widths = [250, 100, 50].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut([widths[1], widths[0]])
        expectTrue(scene.conflicts.last?.broken === widths[0])
        expectEqual(box.frame.width, 100)
        scene.layOut([widths[2]])
        expectTrue(scene.conflicts.last?.broken === widths[2])
        expectEqual(box.frame.width, 100)
        expectTrue(widths.allSatisfy { $0.isActive })
    }

    @Test("what a subtree brought along is older than what it gets when it stands alone")
    func afterLeaving() throws {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let inner = box.addFree("inner")
        scene.layOut([inner.left.constraint(equalTo: box.left, constant: 10)])
        box.removeFromSuperview()
        let broken = inner.left.constraint(equalTo: box.left, constant: 20)
        var reports: [Conflict] = []
        box.onDiagnostic = {
            if case .unsatisfiable(let conflict) = $0 { reports.append(conflict) }
        }
        broken.isActive = true
        box.layoutIfNeeded()
        expectTrue(reports.first?.broken === broken)
        expectEqual(inner.frame.minX, 10)
    }

    @Test("the size of a root is never set aside", arguments: [true, false])
    func rootSize(isWindow: Bool) {
        let scene = DiagnosticScene(width: 300, isWindow: isWindow)
        let width = scene.root.width.constraint(equalToConstant: 500)
        scene.layOut([width])
        expectEqual(scene.conflicts.map { ObjectIdentifier($0.broken) }, [ObjectIdentifier(width)])
        expectEqual(scene.root.frame.width, 300)
        scene.root.frame.size.width = 500
        scene.layOut()
        expectEqual(scene.conflicts.count, 1)
    }

    @Test("content of priority 1000 gives way to an explicit size, and nobody is told")
    func silentContent() {
        let scene = DiagnosticScene()
        let title = scene.add("title", ContentView(80, 20))
        for axis in Axis.allCases {
            title.setContentCompressionResistancePriority(.required, for: axis)
            title.setContentHuggingPriority(.required, for: axis)
        }
        scene.layOut([
            title.width.constraint(equalToConstant: 50),
            title.height.constraint(greaterThanOrEqualToConstant: 30),
        ])
        expectTrue(scene.messages.isEmpty)
        expectEqual(title.frame.size, Size(width: 50, height: 30))
        expectTrue(!scene.root.layoutTrace().contains("CONFLICT"))
        expectTrue(scene.root.snapshot().diagnostics.allSatisfy { $0.hasPrefix("ambiguous") })
    }

    @Test("a conflict of content is told no more once it is one with an explicit size")
    func silentAfterwards() {
        let scene = DiagnosticScene(width: 300)
        let title = scene.add("title", ContentView(80, 20))
        title.setContentHuggingPriority(.required, for: .horizontal)
        let right = title.right.constraint(equalTo: scene.root.right)
        scene.layOut([title.left.constraint(equalTo: scene.root.left), right])
        expectEqual(scene.messages.count, 1)
        expectEqual(scene.root.standingConflicts().count, 1)
        right.isActive = false
        scene.layOut([title.width.constraint(equalToConstant: 200)])
        expectEqual(title.frame.width, 200)
        expectEqual(scene.messages.count, 1)
        expectTrue(scene.root.standingConflicts().isEmpty)
        expectTrue(!scene.root.layoutTrace().contains("CONFLICT"))
    }

    // MARK: When

    @Test("nothing is looked for before a layout or the reading of a solved value")
    func notOnActivation() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let second = box.width.constraint(equalToConstant: 200)
        LayoutConstraint.activate([box.width.constraint(equalToConstant: 100), second])
        expectTrue(scene.conflicts.isEmpty)
        _ = box.hasAmbiguousLayout
        expectEqual(scene.conflicts.count, 1)
    }

    @Test("a view that gets its size before its superview does not contradict itself")
    func sizeBeforeSuperview() {
        let scene = DiagnosticScene()
        let panel = View()
        scene.root.addSubview(panel)
        let box = scene.add("box", to: panel)
        LayoutConstraint.activate([
            box.left.constraint(equalTo: panel.left, constant: 20),
            box.right.constraint(equalTo: panel.right, constant: -20),
        ])
        panel.frame = Rect(x: 0, y: 0, width: 200, height: 100)
        scene.layOut()
        expectTrue(scene.messages.isEmpty)
        expectEqual(box.frame.width, 160)
    }

    // MARK: Coming back

    @Test("the one set aside returns when another member is deactivated")
    func returnsAfterDeactivation() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let widths = [100, 250].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut(widths)
        expectEqual(box.frame.width, 100)
        widths[0].isActive = false
        scene.layOut()
        expectEqual(box.frame.width, 250)
        expectEqual(scene.conflicts.count, 1)
    }

    @Test(
        "the one set aside returns when another member changes its number, multiplier or priority")
    func returnsAfterChange() {
        let scene = DiagnosticScene()
        let (a, b) = (scene.add("a"), scene.add("b"))
        let link = a.width.constraint(equalTo: b.width)
        let narrow = b.width.constraint(equalToConstant: 100)
        let wide = a.width.constraint(equalToConstant: 200)
        scene.layOut([link, narrow, wide])
        expectEqual(a.frame.width, 100)
        link.multiplier = 2
        scene.layOut()
        expectEqual(a.frame.width, 200)
        link.multiplier = 1
        scene.layOut()
        expectEqual(a.frame.width, 100)
        narrow.constant = 200
        scene.layOut()
        expectEqual(a.frame.width, 200)
        narrow.constant = 100
        scene.layOut()
        expectEqual(a.frame.width, 100)
        link.priority = .high
        scene.layOut()
        expectEqual(a.frame.width, 200)
        expectEqual(b.frame.width, 100)
        expectEqual(scene.conflicts.count, 3)
    }

    @Test("the one set aside returns when another member's view goes")
    func returnsAfterRemoval() {
        let scene = DiagnosticScene()
        let (a, b) = (scene.add("a"), scene.add("b"))
        scene.layOut([
            a.width.constraint(equalTo: b.width), b.width.constraint(equalToConstant: 100),
            a.width.constraint(equalToConstant: 200),
        ])
        expectEqual(a.frame.width, 100)
        b.removeFromSuperview()
        scene.layOut()
        expectEqual(a.frame.width, 200)
    }

    @Test("the one set aside returns when the root changes its size")
    func returnsAfterResizing() {
        let scene = DiagnosticScene(height: 200)
        let box = scene.add("box")
        scene.layOut([
            box.top.constraint(equalTo: scene.root.top),
            box.height.constraint(equalToConstant: 300),
            box.bottom.constraint(equalTo: scene.root.bottom),
        ])
        expectEqual(box.frame.height, 300)
        expectEqual(scene.conflicts.count, 1)
        scene.root.frame.size.height = 300
        scene.layOut()
        expectTrue(scene.root.snapshot().diagnostics.allSatisfy { $0.hasPrefix("ambiguous") })
        expectEqual(scene.conflicts.count, 1)
    }

    @Test("the one set aside may itself be deactivated, or changed so that it fits")
    func brokenOneChanges() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let widths = [100, 250].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut(widths)
        widths[1].isActive = false
        scene.layOut()
        expectTrue(!scene.root.layoutTrace().contains("CONFLICT"))
        widths[1].constant = 100
        widths[1].isActive = true
        scene.layOut()
        expectEqual(scene.conflicts.count, 1)
        expectTrue(!scene.root.layoutTrace().contains("CONFLICT"))
    }

    // MARK: Telling

    @Test("a conflict is reported once, and again when its numbers change")
    func reportedOnce() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let widths = [100, 250].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut(widths)
        box.setNeedsLayout()
        scene.layOut([box.left.constraint(equalTo: scene.root.left)])
        expectEqual(scene.conflicts.count, 1)
        // Changed and changed back in one turn: the same numbers.
        widths[0].constant = 1
        widths[0].constant = 100
        scene.layOut()
        expectEqual(scene.conflicts.count, 1)
        widths[0].constant = 110
        scene.layOut()
        expectEqual(scene.conflicts.count, 2)
        expectEqual(
            scene.sentence,
            "One line says that box's width is 110, another that it is 250: 140 too much.")
    }

    @Test("a conflict is not reported again because another one is")
    func twoConflicts() {
        let scene = DiagnosticScene()
        let (a, b) = (scene.add("a"), scene.add("b"))
        let widths = [100, 250].map { a.width.constraint(equalToConstant: $0) }
        scene.layOut(widths)
        scene.layOut([20, 30].map { b.height.constraint(equalToConstant: $0) })
        expectEqual(scene.conflicts.count, 2)
        widths[0].constant = 1
        widths[0].constant = 100
        scene.layOut()
        expectEqual(scene.conflicts.count, 2)
    }

    @Test("a conflict that was mended and comes up again is news")
    func reportedAgain() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let widths = [100, 250].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut(widths)
        widths[1].isActive = false
        scene.layOut()
        widths[1].isActive = true
        scene.layOut()
        expectEqual(scene.conflicts.count, 2)
    }
}
