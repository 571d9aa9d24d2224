import QuoinLayout
import TestSupport
import Testing

/// A view changes something in its `layoutSubviews`, so that the engine asks others before the view gets to see the
/// frames of its subviews; and one of those takes it to another tree.
@Suite("A hook that changes the tree while a view is laid out")
struct MeddlingWhilePlacedTests {
    @Test("gives the subviews their frames where it has taken them")
    func takenAlong() {
        let window = View("window", Rect(0, 0, 320, 480))
        let panel = View()
        let box = MeddlingView()
        let inner = View()
        for view in [panel, box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        window.addSubview(panel)
        panel.addSubview(box)
        window.layoutIfNeeded()
        box.addSubview(inner)
        inner.pin(to: Rect(-10, -5, 20, 30))
        box.armed = .layout
        box.action = { [unowned box, unowned panel] in
            box.armed = .contentSize
            box.action = { panel.removeFromSuperview() }
            box.invalidateIntrinsicContentSize()
        }
        window.layoutIfNeeded()
        expectTrue(panel.superview == nil)
        panel.layoutIfNeeded()
        // The alignment rectangle of the box begins (2, 1) within it.
        expectEqual(inner.frame, Rect(-8, -4, 20, 30))
    }

    @Test("gives a view the frame that the engine has found meanwhile")
    func foundMeanwhile() throws {
        let window = View("window", Rect(0, 0, 320, 480))
        let box = MeddlingView(frame: Rect(10, 10, 60, 20))
        let beside = View()
        for view in [box, beside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        for wish in [
            box.left.constraint(equalTo: window.left, constant: 100),
            box.top.constraint(equalTo: window.top, constant: 50),
        ] {
            wish.priority = .high
            wish.isActive = true
        }
        beside.left.constraint(equalTo: box.right).isActive = true
        box.armed = .frameForAlignmentRect
        box.action = { [unowned box, unowned window] in
            // From now on it stands by its own frame, which goes before wishes.
            box.translatesAutoresizingMaskIntoConstraints = true
            _ = window.hasAmbiguousLayout
        }
        window.layoutIfNeeded()
        try #require(box.armed == nil)
        expectEqual(box.frame, Rect(10, 10, 60, 20))
        // Its alignment rectangle ends 4 before the frame does.
        expectEqual(beside.frame.minX, 66)
    }

    private static let deeds: [MeddlingScene.Deed] = [
        .removeFree, .removeFramed, .removeBox, .removeWidget, .moveFree, .moveBoxToOtherTree,
        .moveFreeToOtherTree, .rootIntoWindow, .leaveAndReturn, .boxLeavesAndReturns,
        .deactivateAll, .exchange, .translateFree, .removeGuide, .addGuide, .absorbLarger,
    ]

    @Test("leaves what a tree has that was changed between layouts", arguments: deeds)
    func product(deed: MeddlingScene.Deed) {
        let expected = MeddlingScene(after: deed)
        var done = 0
        let hooks = [MeddledHook.contentSize, .alignmentInsets, .firstBaseline]
        for (number, actor) in MeddlingScene.Actor.allCases.enumerated() {
            for (place, asked) in MeddlingScene.Actor.allCases.enumerated() {
                for (index, hook) in hooks.enumerated()
                where hook.actors.contains(asked)
                    && (leavesNothingOut || (number + place + index) % 3 == 0)
                {
                    done += check(actor, hook, of: asked, deed, expected) ? 1 : 0
                }
            }
        }
        expectTrue(done > 10, "few hooks were asked")
    }

    /// - Returns: whether the hook was asked.
    private func check(
        _ actor: MeddlingScene.Actor, _ hook: MeddledHook, of asked: MeddlingScene.Actor,
        _ deed: MeddlingScene.Deed, _ expected: MeddlingScene
    ) -> Bool {
        let scene = MeddlingScene()
        scene.layOut()
        var isDone = false
        scene.view(actor).armed = .layout
        scene.view(actor).action = { [unowned scene] in
            scene.view(asked).armed = hook
            scene.view(asked).action = { [unowned scene] in
                isDone = true
                scene.perform(deed)
            }
            scene.views.forEach { $0.invalidateIntrinsicContentSize() }
        }
        scene.box.layoutMargins = EdgeInsets(10)
        scene.view(actor).setNeedsLayout()
        scene.layOut()
        scene.view(asked).armed = nil
        guard isDone else { return false }
        let faults = scene.faults(beside: expected, after: deed)
        expectTrue(faults.isEmpty, "\(actor), \(hook) of \(asked), \(deed)")
        return true
    }
}
