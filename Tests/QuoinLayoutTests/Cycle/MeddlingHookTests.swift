import QuoinLayout
import TestSupport
import Testing

/// The product of all hooks, all who may have them, and all that may be done in them.
@Suite("A hook that changes the tree while it is asked")
struct MeddlingHookTests {
    /// When the hook does it.
    enum Moment: CaseIterable { case first, later, fitting }

    @Test(
        "leaves what a tree has that was changed between layouts",
        arguments: MeddlingScene.Deed.allCases)
    func product(deed: MeddlingScene.Deed) {
        for moment in Moment.allCases {
            // What autoresizing has done when something leaves stays done.
            let expected = [false, true].map { outcome(of: deed, moment, isLaidOutBefore: $0) }
            for hook in MeddledHook.allCases {
                for actor in hook.actors where Self.tries(hook, deed, actor, moment) {
                    check(hook, deed, actor, moment, expected)
                }
            }
        }
    }

    /// Whether a combination is tried: every third one, and all if `QUOIN_EVERY_VARIANT` is set, which takes half a
    /// minute. Every two of what makes them up come together.
    private static func tries(
        _ hook: MeddledHook, _ deed: MeddlingScene.Deed, _ actor: MeddlingScene.Actor,
        _ moment: Moment
    ) -> Bool {
        let places = [
            MeddledHook.allCases.firstIndex(of: hook),
            MeddlingScene.Deed.allCases.firstIndex(of: deed),
            MeddlingScene.Actor.allCases.firstIndex(of: actor),
            Moment.allCases.firstIndex(of: moment),
        ]
        return leavesNothingOut || places.reduce(0) { $0 + ($1 ?? 0) } % 3 == 0
    }

    private func check(
        _ hook: MeddledHook, _ deed: MeddlingScene.Deed, _ actor: MeddlingScene.Actor,
        _ moment: Moment, _ expected: [MeddlingScene]
    ) {
        let scene = MeddlingScene()
        if moment != .first {
            scene.layOut()
            scene.box.layoutMargins = EdgeInsets(9)
        }
        var isDone = false
        scene.view(actor).armed = hook
        scene.view(actor).action = { [unowned scene] in
            isDone = true
            scene.perform(deed)
        }
        if moment != .first {
            scene.views.forEach { $0.invalidateIntrinsicContentSize() }
            scene.box.layoutMargins = EdgeInsets(10)
            scene.root.setNeedsUpdateConstraints()
        }
        if moment == .fitting {
            _ = scene.box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            _ = scene.root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
        scene.layOut()
        scene.view(actor).armed = nil
        guard isDone else { return }
        scene.views.forEach { $0.superview?.setNeedsLayout() }
        scene.layOut()
        let name = "\(hook) of \(actor), \(deed), \(moment)"
        let faults = expected.map { scene.faults(beside: $0, after: deed) }
        expectTrue(faults.contains { $0.isEmpty }, "\(name): \(faults)")
        let loops = scene.reports.messages.filter { $0.contains("come to rest") }
        expectTrue(loops.isEmpty, "\(name): \(loops)")
    }

    /// The same done between layouts.
    private func outcome(
        of deed: MeddlingScene.Deed, _ moment: Moment, isLaidOutBefore: Bool
    ) -> MeddlingScene {
        let scene = MeddlingScene()
        if moment != .first {
            scene.box.layoutMargins = EdgeInsets(10)
        }
        if isLaidOutBefore {
            scene.layOut()
        }
        scene.perform(deed)
        scene.views.forEach { $0.superview?.setNeedsLayout() }
        scene.layOut()
        return scene
    }
}
