import QuoinKit

/// What goes from the front of other screens at the end of the turn. The window keeps it until then.
@MainActor
final class Dismissal {
    private struct Part {
        weak var controller: UIViewController?
    }
    private let parts: [Part]
    private let covered: [Part]
    /// What is called when all that is done.
    var completions: [() -> Void] = []

    init(of leaving: [UIViewController], uncovering covered: [UIViewController]) {
        parts = leaving.map { Part(controller: $0) }
        self.covered = covered.map { Part(controller: $0) }
    }

    /// What goes, the last first.
    var leaving: [UIViewController] { parts.compactMap(\.controller) }
    /// What comes into sight for that.
    var uncovered: [UIViewController] { covered.compactMap(\.controller) }
}

/// Going as one is asked to: with a turn of the window between the beginning and the end, as there is a motion in
/// UIKit. What goes because of what else happens goes at once, with `leavePresentation(animated:)`.
extension UIViewController {
    /// Begins to go with all that it presents. What a hook of those concerned asks for begins when that has returned.
    final func beginDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presenter else { return dismissalIsUnderWay(completion) }
        let leaving = Array(Array(sequence(first: self, next: \.presents)).reversed())
        if let busy = ([presenter] + leaving).first(where: { $0.core.isInHook }) {
            return busy.core.afterHook { [self] in
                beginDismissal(animated: animated, completion: completion)
            }
        }
        for controller in leaving {
            controller.movement = .fromFront
            controller.beginAppearanceTransition(false, animated: animated)
        }
        let uncovered = leaving.compactMap { $0.hidesPresenter ? $0.presenter : nil }.filter {
            !leaving.contains($0) && $0.viewIfLoaded?.window != nil
        }
        for covered in uncovered { covered.beginAppearanceTransition(true, animated: animated) }
        // A hook may have had it go by other ways.
        guard self.presenter === presenter else { return dismissalIsUnderWay(completion) }
        let dismissal = Dismissal(of: leaving, uncovering: uncovered)
        var hasTurn = false
        for controller in leaving {
            controller.hidesPresenter = false
            controller.presenter?.presents = nil
            controller.presenter = nil
            controller.dismissal = dismissal
            if controller.core.expectTurn() { hasTurn = true }
        }
        dismissalIsUnderWay(completion)
        if !hasTurn { withExtendedLifetime(leaving) { endDismissal() } }
    }

    private func dismissalIsUnderWay(_ completion: (() -> Void)?) {
        guard let completion else { return }
        if dismissal == nil { completion() } else { dismissal?.completions.append(completion) }
    }

    /// Ends to go, if it has begun to.
    final func endDismissal() {
        guard let ended = dismissal else { return }
        let leaving = ended.leaving
        for controller in leaving where controller.dismissal === ended {
            controller.dismissal = nil
        }
        for controller in ended.uncovered { controller.core.appearNow() }
        for controller in leaving where controller.presenter == nil {
            // It may have presented another one as it heard that it goes.
            controller.presents?.leavePresentation()
            if !controller.leaveFront(), controller.viewIfLoaded?.window != nil {
                // It stands in another screen by now, where it is seen.
                controller.beginAppearanceTransition(true, animated: false)
            }
            controller.endPresentation()
        }
        for completion in ended.completions { completion() }
    }
}
