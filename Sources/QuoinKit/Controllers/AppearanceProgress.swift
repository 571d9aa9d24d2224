import Quoin

/// Where a controller's view is on its way onto the screen or off it.
struct AppearanceProgress {
    enum Stage {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    var stage = Stage.disappeared
    var isAnimated = false
    /// Whether the controller has heard that the view is in its window.
    var isAnnounced = false
    /// Whether one of the controller's hooks is running, which is not interrupted by others.
    var isInHook = false
    /// What is to be done when the hook that runs has returned, and it was made up for what happened meanwhile.
    var afterHook: [() -> Void] = []
    /// Whether the controller has yet to hear that it has lost its parent: it does once it has disappeared.
    var owesLeaving = false
    /// Whether something has happened meanwhile.
    var isStale = false
    /// How many times, one within the other, it is being made up for that.
    var settlings = 0
    /// Whether a container of one's own has begun to hide the view, which stays in its window until it ends that.
    var isBeingHiddenByContainer = false
    /// Whether a container of one's own has ended hiding the view, which stands in its window all the same.
    var isHiddenByContainer = false
    /// The view in which a container shows another one already: it takes this one out at the end of the turn.
    /// It is not kept, for it may be the window that keeps the controller until then.
    var departureFrom: ObjectIdentifier?
    /// Whether it is to be seen how the view gives way to that one.
    var departsAnimated = false
    /// Whether a container is taking the view away at the moment.
    var isBeingTakenAway = false
    /// Whether whoever leads a motion says when the view has come or gone, and not the turn.
    var isLed = false
    /// Where the view belonged when that began.
    var ledPlace = Rect.zero
    /// Puts the view back, if a hook has asked for it again while it was being taken away.
    var putBack: (() -> Void)?
}
