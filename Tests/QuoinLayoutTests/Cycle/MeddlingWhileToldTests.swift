import QuoinLayout
import TestSupport
import Testing

/// Whoever asks what a layout is like has changes taken in first, for which hooks are asked; and those may take what
/// the question is about to another tree, or out of all.
@Suite("A hook that changes the tree while somebody asks about it")
struct MeddlingWhileToldTests {
    /// What is asked.
    enum Question: CaseIterable {
        case ambiguity, affecting, contentConstraints, exercise, trace, needs, fit
        case places, grounds, wishes, setAside, rows, conflicts, trial, survey, several, rects
    }

    private static let deeds: [MeddlingScene.Deed] = [
        .removeFree, .removeFramed, .removeBox, .removeLabel, .removeWidget, .removeAll, .moveFree,
        .moveBoxToOtherTree, .moveFreeToOtherTree, .rootIntoWindow, .leaveAndReturn,
        .boxLeavesAndReturns, .deactivateAll, .exchange, .translateFree, .removeGuide, .addGuide,
        .absorbLarger,
    ]

    private static let hooks: [MeddledHook] = [
        .contentSize, .contentSizeForWidth, .firstBaseline, .alignmentInsets, .alignmentRect,
        .hostContentSize, .hostFirstBaseline,
    ]

    @Test("leaves what a tree has that was changed between layouts", arguments: Question.allCases)
    func product(question: Question) throws {
        var done = 0
        for (number, deed) in Self.deeds.enumerated() {
            let expected = MeddlingScene(after: deed)
            for (place, hook) in Self.hooks.enumerated() {
                for (index, actor) in hook.actors.enumerated()
                where leavesNothingOut || (number + place + index) % 3 == 0 {
                    done += check(hook, actor, deed, question, expected) ? 1 : 0
                }
            }
        }
        expectTrue(done > 20, "few hooks were asked")
    }

    /// - Returns: whether the hook was asked.
    private func check(
        _ hook: MeddledHook, _ actor: MeddlingScene.Actor, _ deed: MeddlingScene.Deed,
        _ question: Question, _ expected: MeddlingScene
    ) -> Bool {
        let scene = MeddlingScene()
        scene.layOut()
        var isDone = false
        scene.view(actor).armed = hook
        scene.view(actor).action = { [unowned scene] in
            isDone = true
            scene.perform(deed)
        }
        scene.views.forEach { $0.invalidateIntrinsicContentSize() }
        scene.box.layoutMargins = EdgeInsets(10)
        let constraints = scene.box.constraints + scene.root.constraints
        for view in [scene.box, scene.free, scene.root, scene.widget, scene.label] as [View] {
            ask(question, view, constraints)
        }
        ask(question, guide: scene.guide)
        scene.view(actor).armed = nil
        guard isDone else { return false }
        // Which of several solutions somebody wanted to see ends here.
        scene.views.forEach { $0.superview?.setNeedsLayout() }
        scene.layOut()
        let faults = scene.faults(beside: expected, after: deed)
        expectTrue(faults.isEmpty, "\(hook) of \(actor), \(deed), \(question)")
        return true
    }

    private func ask(_ question: Question, _ view: View, _ constraints: [LayoutConstraint]) {
        switch question {
        case .ambiguity: _ = view.hasAmbiguousLayout
        case .affecting: _ = view.constraintsAffectingLayout(for: .horizontal)
        case .contentConstraints: _ = view.contentSizeConstraints(for: .vertical)
        case .exercise: view.exerciseAmbiguityInLayout()
        case .trace: _ = view.layoutTrace()
        case .needs: _ = view.needsLayout
        case .fit: _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        case .places:
            _ = view.isPlaceOpen(at: 0.5, along: .horizontal)
            _ = view.isAmbiguous(along: .vertical, isExtent: true)
            _ = view.solvedSpan(along: .horizontal)
        case .grounds: _ = view.grounds(of: .horizontal, isExtent: true)
        case .wishes: _ = view.missedWishes(along: .vertical)
        case .setAside: _ = constraints.map(\.isSetAside)
        case .rows: _ = constraints.map { ($0.decidingRow, $0.violation) }
        case .conflicts: _ = view.standingConflicts()
        case .trial: _ = view.makeTrial().rect(of: view)
        case .survey: _ = LayoutSurvey(of: view).ambiguousAxes(of: view)
        case .several:
            _ = view.areAmbiguous(view.subviews.map { ($0, .horizontal, true) })
        case .rects:
            _ = view.solvedRects(
                of: view.subviews.map { $0 }, wishing: view.subviews.map { ($0, Rect(1, 2, 3, 4)) })
        }
    }

    private func ask(_ question: Question, guide: LayoutGuide) {
        switch question {
        case .affecting: _ = guide.constraintsAffectingLayout(for: .vertical)
        case .grounds: _ = guide.grounds(of: .vertical, isExtent: false)
        case .wishes: _ = guide.missedWishes(along: .horizontal)
        default: _ = guide.ambiguousAxes
        }
    }
}
