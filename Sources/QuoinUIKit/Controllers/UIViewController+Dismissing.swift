import QuoinKit

/// What goes from the front of other screens at the end of the turn. The window keeps it until then.
@MainActor
final class Dismissal {
    private struct Part {
        weak var controller: UIViewController?
    }
    private let parts: [Part]
    private let covered: [Part]
    /// Whether a motion is to be over first.
    var isLed = false
    weak var motion: ScreenTransition?
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

/// Going as one is asked to: with the motion that an app's animator makes, or else a turn of the window, between the
/// beginning and the end. What goes because of what else happens goes at once, with `leavePresentation(animated:)`.
extension UIViewController {
    /// Begins to go with all that it presents. What a hook of those concerned asks for begins when that has returned.
    final func beginDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, dismissal == nil else { return dismissalIsUnderWay(completion) }
        let front = Array(Array(sequence(first: self, next: \.presents)).reversed())
        if let busy = ([presenter] + front).first(where: { $0.core.isInHook }) {
            return busy.core.afterHook { [self] in
                beginDismissal(animated: animated, completion: completion)
            }
        }
        endMotionsInFront()
        guard self.presenter === presenter else { return dismissalIsUnderWay(completion) }
        let leaving = Array(Array(sequence(first: self, next: \.presents)).reversed())
        let motion = motionFromFront(of: presenter, of: leaving, animated: animated)
        for controller in leaving {
            controller.movement = .fromFront
            controller.beginAppearanceTransition(false, animated: animated)
        }
        let uncovered = leaving.compactMap { $0.hidesPresenter ? $0.presenter : nil }.filter {
            !leaving.contains($0) && $0.viewIfLoaded?.window != nil
        }
        for covered in uncovered { covered.beginAppearanceTransition(true, animated: animated) }
        for controller in leaving { controller.presentation?.beginsDismissal() }
        // A hook may have had it go by other ways.
        guard self.presenter === presenter else {
            motion.endNow()
            return dismissalIsUnderWay(completion)
        }
        let dismissal = Dismissal(of: leaving, uncovering: uncovered)
        (dismissal.isLed, dismissal.motion) = (motion.animator != nil, motion)
        for controller in leaving { controller.dismissal = dismissal }
        dismissalIsUnderWay(completion)
        withExtendedLifetime(leaving) { go(leaving, dismissal, by: motion) }
    }

    private func go(
        _ leaving: [UIViewController], _ dismissal: Dismissal, by motion: ScreenTransition
    ) {
        guard dismissal.isLed else {
            var hasTurn = false
            for controller in leaving {
                controller.isPresentedNoMore()
                if controller.core.expectTurn() { hasTurn = true }
            }
            // Who waits for the motion hears of its end after them.
            motion.whenOver = { [self] _ in
                if self.dismissal === dismissal { endDismissal() }
            }
            motion.begin()
            return hasTurn ? () : motion.endNow()
        }
        for controller in leaving + dismissal.uncovered { controller.core.lead() }
        motion.whenOver = { isCompleted in
            dismissal.isLed = false
            isCompleted ? Self.complete(dismissal) : Self.giveUp(dismissal)
        }
        motion.begin()
    }

    private func isPresentedNoMore() {
        hidesPresenter = false
        presenter?.presents = nil
        presenter = nil
    }

    /// The motion is over with which they go.
    private static func complete(_ dismissal: Dismissal) {
        let leaving = dismissal.leaving
        for controller in leaving where controller.dismissal === dismissal {
            controller.isPresentedNoMore()
            controller.core.giveUpLead()
        }
        for covered in dismissal.uncovered { covered.core.endLead() }
        withExtendedLifetime(leaving) { leaving.first?.endDismissal() }
    }

    /// They stay after all.
    private static func giveUp(_ dismissal: Dismissal) {
        let uncovered = dismissal.uncovered
        for covered in uncovered { covered.beginAppearanceTransition(false, animated: true) }
        let leaving = dismissal.leaving.filter { $0.dismissal === dismissal }
        for controller in leaving {
            controller.dismissal = nil
            controller.presentation?.givesUpDismissal()
        }
        for controller in leaving.reversed() {
            controller.movement = .none
            controller.beginAppearanceTransition(true, animated: true)
            controller.core.endLead()
        }
        for covered in uncovered { covered.core.giveUpLead() }
    }

    private func dismissalIsUnderWay(_ completion: (() -> Void)?) {
        guard let completion else { return }
        if dismissal == nil { completion() } else { dismissal?.completions.append(completion) }
    }

    /// Ends to go, if it has begun to.
    final func endDismissal() {
        if let led = dismissal, led.isLed {
            led.motion?.endNow()
            // Without who presented them, nobody leads them any more.
            led.isLed = false
        }
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
            controller.presentationIsOver()
        }
        for completion in ended.completions { completion() }
    }
}
