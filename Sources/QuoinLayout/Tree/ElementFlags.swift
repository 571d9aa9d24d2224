import QuoinSolver

/// What is true of a view or guide at present.
@usableFromInline
struct ElementFlags: PlainFlags, Sendable {
    @usableFromInline
    var rawValue: UInt64

    @usableFromInline
    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    // What has been asked of a view.
    static let translatesMask = ElementFlags(rawValue: 1 << 0)
    static let autoresizesSubviews = ElementFlags(rawValue: 1 << 1)
    static let isHidden = ElementFlags(rawValue: 1 << 2)
    static let dependsOnWidth = ElementFlags(rawValue: 1 << 3)
    static let preservesSuperviewMargins = ElementFlags(rawValue: 1 << 4)
    static let ignoresSafeAreaInMargins = ElementFlags(rawValue: 1 << 5)
    static let clipsToBounds = ElementFlags(rawValue: 1 << 6)

    // What kind of element it is.
    static let isGuide = ElementFlags(rawValue: 1 << 7)
    static let isWindow = ElementFlags(rawValue: 1 << 8)
    static let standsForRow = ElementFlags(rawValue: 1 << 39)

    // What is to be done in the next turn.
    static let needsUpdate = ElementFlags(rawValue: 1 << 9)
    static let subtreeNeedsUpdate = ElementFlags(rawValue: 1 << 10)
    static let needsLayout = ElementFlags(rawValue: 1 << 11)
    static let subtreeNeedsLayout = ElementFlags(rawValue: 1 << 12)
    static let needsDisplay = ElementFlags(rawValue: 1 << 13)
    static let subtreeNeedsDisplay = ElementFlags(rawValue: 1 << 15)
    /// The engine has a new frame for the element, which its superview's layout will copy.
    static let hasSolvedFrame = ElementFlags(rawValue: 1 << 14)
    /// Stands in its superview's list of marked subviews.
    static let isListed = ElementFlags(rawValue: 1 << 53)
    /// Its `layoutSubviews` is running.
    static let isInLayout = ElementFlags(rawValue: 1 << 16)
    /// Its `updateConstraints` is running.
    static let isInUpdate = ElementFlags(rawValue: 1 << 17)

    // What the engine has to take in.
    static let placementChanged = ElementFlags(rawValue: 1 << 19)
    /// The frame or the mask is another one, so what was known of them says nothing any more.
    static let frameWasSet = ElementFlags(rawValue: 1 << 25)
    /// The bounds origin has changed.
    static let originChanged = ElementFlags(rawValue: 1 << 26)
    static let contentChanged = ElementFlags(rawValue: 1 << 20)
    static let contentPrioritiesChanged = ElementFlags(rawValue: 1 << 18)
    /// Constants that come from the view itself have changed: margins, baselines, alignment.
    static let offsetsChanged = ElementFlags(rawValue: 1 << 21)

    /// The engine waits for an answer of the view.
    static let isBeingAsked = ElementFlags(rawValue: 1 << 30)
    /// The view has answered the questions of its tree's engine in the synchronization that is going on.
    static let wasAsked = ElementFlags(rawValue: 1 << 31)

    /// Part of the subtree that is being moved; set for the length of the move.
    static let isMoving = ElementFlags(rawValue: 1 << 22)
    /// A guide that a view keeps for itself and does not list.
    static let isSystemGuide = ElementFlags(rawValue: 1 << 23)
    /// Has, or had, a subview. (To look for them takes time, for their list is far away in memory.)
    static let hasHadSubviews = ElementFlags(rawValue: 1 << 33)
    /// Has, or had, a subview with an autoresizing mask.
    static let mayResizeSubviews = ElementFlags(rawValue: 1 << 24)
    /// Has, or had, a subview whose margins follow its own.
    static let hasMarginFollowers = ElementFlags(rawValue: 1 << 54)
    /// Has, or had, a subview that stands for something of another toolkit.
    static let hasHosts = ElementFlags(rawValue: 1 << 27)
    /// Is, or was, at the first end of a constraint that waits for it to get a container.
    static let mayAwaitEnclosingView = ElementFlags(rawValue: 1 << 28)
    /// Rows of the engine lead through it, and follow the origin of its bounds.
    static let hasOriginFollowers = ElementFlags(rawValue: 1 << 32)
    /// Something of it is shown otherwise than it is, because it moves.
    static let isAnimating = ElementFlags(rawValue: 1 << 38)
    /// The frame that is being set is to move there.
    static let movesToFrame = ElementFlags(rawValue: 1 << 34)
    /// Something has set its frame since it was made.
    static let wasPlaced = ElementFlags(rawValue: 1 << 35)
    /// It is in its place at once, until the changes are made that are to be seen as motions.
    static let arrives = ElementFlags(rawValue: 1 << 37)
    /// It is hidden, or no longer hidden, but fades.
    static let fades = ElementFlags(rawValue: 1 << 36)
    /// What is in it is constrained to an area of its own; see ``View/makeContentArea()``.
    static let hasContentArea = ElementFlags(rawValue: 1 << 29)
    /// What is in it can be moved out of what covers it above and below, or at the sides; see
    /// ``View/keepsSafeArea(vertical:horizontal:)``.
    static let keepsVerticalSafeArea = ElementFlags(rawValue: 1 << 51)
    static let keepsHorizontalSafeArea = ElementFlags(rawValue: 1 << 52)

    // Traits and controllers.
    /// A view on which traits are set, and no window.
    static let overridesTraits = ElementFlags(rawValue: 1 << 40)
    /// Traits are set on it or on a view that it is in, below the window.
    static let hasOverriddenTraits = ElementFlags(rawValue: 1 << 41)
    /// Is, or was, at the first end of a constraint that depends on traits.
    static let hasVariations = ElementFlags(rawValue: 1 << 42)
    /// A controller, or something like one, hears of what happens to it.
    static let hasOverseer = ElementFlags(rawValue: 1 << 43)
    /// Its overseer has been told of the layout that comes next.
    static let layoutIsAnnounced = ElementFlags(rawValue: 1 << 44)
    /// Its overseer is being told that it was laid out.
    static let isBeingReviewed = ElementFlags(rawValue: 1 << 45)
    /// It was laid out while its overseer was being told of that.
    static let needsReview = ElementFlags(rawValue: 1 << 46)
    /// Its layout waits for the next turn.
    static let layoutWaits = ElementFlags(rawValue: 1 << 47)
    /// Its update waits for the next turn.
    static let updateWaits = ElementFlags(rawValue: 1 << 48)
    /// It wants to hear of every change of its frame.
    static let tellsFrame = ElementFlags(rawValue: 1 << 49)
    /// The array of its constraints is kept; see ``ListedConstraints``.
    static let listsConstraints = ElementFlags(rawValue: 1 << 55)
    /// Something wraps it in the names of another toolkit, and is asked in the place of its class.
    static let hasWrapper = ElementFlags(rawValue: 1 << 50)
}

// MARK: - Sets of them

extension ElementFlags {
    /// What is true of a view that was just made.
    static let ofNewView: ElementFlags = [
        .translatesMask, .autoresizesSubviews, .needsUpdate, .needsLayout, .needsDisplay,
    ]

    /// The marks that lead drawing into a view.
    static let displayMarks: ElementFlags = [.needsDisplay, .subtreeNeedsDisplay]
    /// The marks that lead an update into a view.
    static let updateMarks: ElementFlags = [.needsUpdate, .subtreeNeedsUpdate]
    /// The marks that lead a pass into a view.
    static let trailMarks: ElementFlags = [
        .needsUpdate, .subtreeNeedsUpdate, .needsLayout, .subtreeNeedsLayout,
    ]

    /// What keeps a view in its superview's list.
    static let listMarks: ElementFlags = [
        .needsUpdate, .subtreeNeedsUpdate, .needsLayout, .subtreeNeedsLayout, .hasSolvedFrame,
    ]

    /// What the engine has to take in.
    static let engineMarks: ElementFlags = [
        .placementChanged, .frameWasSet, .contentChanged, .contentPrioritiesChanged,
        .offsetsChanged, .originChanged,
    ]

    /// Setting the frame may be seen as a motion.
    static let motionMarks: ElementFlags = [.isAnimating, .movesToFrame]
    /// What a view has whose frame bears on margins, of its own or of a subview.
    static let marginFollowing: ElementFlags = [.preservesSuperviewMargins, .hasMarginFollowers]
}
