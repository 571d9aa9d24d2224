import Quoin

/// Coming and going in a motion that somebody else leads, for another toolkit's names.
extension ViewController {
    /// Lets whoever calls this say when the view has come or gone, and not the turn: until then it stays where it is,
    /// and no bar puts it back into its place. If it turns round on its way, it is not told that it had arrived.
    package final func lead() {
        appearance.isLed = true
        appearance.ledPlace = viewIfLoaded?.frame ?? .zero
    }

    /// The motion has come to its end: the view has come, or goes.
    package final func endLead() {
        guard appearance.isLed else { return }
        appearance.isLed = false
        completeDeparture(in: viewIfLoaded?.window)
        // What it stood in may be just about to leave the window, and would have told it later.
        if viewIfLoaded?.window == nil { viewDidMove() }
        appearNow()
        // What a hook keeps from that comes with the turn.
        _ = expectTurn()
    }

    /// Nobody leads it any more; what is done next says what becomes of the view.
    package final func giveUpLead() { appearance.isLed = false }

    /// How many turns of its window have ended, or are about to; nil if it is in none.
    package final var turnsOfWindow: UInt? { viewIfLoaded?.window?.controllers.turns }

    /// The view is hidden by a container, though it is about to come back into its window, from where somebody took it.
    package final func stayHidden() { appearance.isHiddenByContainer = true }

    /// Whether the view is on a way through a place that it belongs in, which is what it was when that began.
    final func isLed(through place: Rect) -> Bool {
        guard appearance.isLed else { return false }
        if appearance.ledPlace == place { return true }
        appearance.ledPlace = place
        return false
    }
}
