/// What few views have, so that the others need no room for it.
final class ViewExtras {
    var boundsOrigin = Point.zero
    var autoresizingMask: AutoresizingMask = []

    var contentPriorities = ContentPriorities()
    var semanticContent: SemanticContentAttribute = .unspecified

    /// What the engine has written rows from that mention the view's edges and baselines.
    var offsets: ViewOffsets?

    var margins: LayoutMargins?
    /// Whether they are those that every view of a controller has.
    var hasRootMargins = false
    /// What the margins at the sides are at least, whatever was set.
    var leastSideMargin = 0.0
    var safeAreaInsets = EdgeInsets.zero
    var additionalSafeAreaInsets = EdgeInsets.zero
    /// Whether neither the superview's margins nor the safe area around the view bear on its own, because
    /// they would not come to rest.
    var ignoresSurroundings = false
    /// The effective margins that the engine and the guides were last given.
    var announcedMargins: EdgeInsets?

    var guides = SiblingList<LayoutGuide>()
    var systemGuides = SystemGuides()
    /// The guides for which the engine has new frames. Of those that have left since there is an empty link.
    var markedGuides: [UpLink<LayoutGuide>] = []

    var host: (any LayoutHost)?
    /// The frame that the host was last given.
    var hostFrame: Rect?

    /// The constraints that are installed on the view, if many were asked for.
    var listedConstraints: ListedConstraints?

    /// By how much the view's place in the window was moved by rounding it to pixels.
    var pixelOffset = Point.zero

    /// What the view shows by itself.
    var look: KeptLook?
    /// What of the view moves at present.
    var presentation: ViewPresentation?

    var onDiagnostic: ((LayoutDiagnostic) -> Void)?
    /// What was found out about the view where its layout is ambiguous.
    var exercise: AnyObject?

    /// What the layer of controls keeps with the view.
    var settings: (any KeptSettings)?
    /// The traits that are set on the view.
    var traits: TraitCollection?
    /// The traits that outrank those.
    var overridingTraits: TraitCollection?
    /// Who hears of what happens to the view.
    var overseer: (any ViewOverseer)?
    /// What wraps the view in the names of another toolkit.
    var wrapper: (any ViewWrapper)?
}

extension View {
    /// The extras, made if there are none.
    final var madeExtras: ViewExtras {
        if let extras {
            return extras
        }
        let made = ViewExtras()
        extras = made
        return made
    }

    /// What is shown in the upper left corner, in the view's own coordinates.
    final var boundsOrigin: Point { extras?.boundsOrigin ?? .zero }

    /// What the layer of controls keeps with the view, and with all in it if the view is topmost.
    package final var settings: (any KeptSettings)? {
        get { extras?.settings }
        set { madeExtras.settings = newValue }
    }
}
