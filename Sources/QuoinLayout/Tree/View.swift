/// A rectangle in a tree of rectangles, which constraints place.
///
/// ```swift
/// let card = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
/// let title = View()
/// title.translatesAutoresizingMaskIntoConstraints = false
/// card.addSubview(title)
/// LayoutConstraint.activate([
///     title.left.constraint(equalTo: card.left, constant: 8),
///     title.top.constraint(equalTo: card.top, constant: 8),
///     title.width.constraint(equalTo: card.width, multiplier: 0.5),
///     title.height.constraint(equalToConstant: 20),
/// ])
/// card.layoutIfNeeded()
/// title.frame                        // (8, 8), 160 × 20
/// ```
///
/// A view keeps its subviews. Views belong to no thread; a tree of them must be used by one at a time.
open class View: LayoutElement {
    /// What few views have.
    @exclusivity(unchecked)
    final var extras: ViewExtras?
    /// Subviews in which something is to be done, or whose frame the engine has changed.
    @exclusivity(unchecked)
    final var marked = MarkedSubviews()
    /// The neighbours among those of the superview, if the view is one of them.
    @exclusivity(unchecked)
    final var nextMarked = UpLink<View>(nil)
    @exclusivity(unchecked)
    final var previousMarked = UpLink<View>(nil)
    @exclusivity(unchecked)
    final var subviewList = SiblingList<View>()
    /// The subviews, from the back to the front.
    final var storedSubviews: [View] {
        @inline(__always)
        get { subviewList.all }
    }
    @exclusivity(unchecked)
    final var installed = ConstraintList()
    /// What the view is called; see ``LayoutItem/name``.
    final var storedName: String?

    // MARK: Making

    /// Makes a view with a frame, without a superview.
    ///
    /// A frame that is not finite is taken as an empty one.
    public init(frame: Rect = .zero) {
        super.init(
            flags: .ofNewView, frame: frame.isFinite ? frame.standardized : .zero)
    }

    final override var viewOrOwner: View? { self }

    final override func solutionChanged() {
        _ = enclosingLink.with { $0.solvedFrameChanged(of: self) }
    }

    deinit {
        tearDown()
    }

    /// What messages, traces and snapshots call views of this kind. The class's own name, if it is nil.
    ///
    /// Override it in a class that stands for something else: for a widget of another toolkit, say.
    open var kindName: String? { nil }

    // MARK: Hooks of the hierarchy

    /// Called after a view was put into this one. Does nothing by default.
    open func didAddSubview(_ subview: View) {}
    /// Called before a view is taken out of this one. Does nothing by default.
    open func willRemoveSubview(_ subview: View) {}
    /// Called before the view is put into another one, or into none. Does nothing by default.
    open func willMove(toSuperview newSuperview: View?) {}
    /// Called after the view was put into another one, or into none. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the view comes into another window, or into none. Does nothing by default.
    open func willMove(toWindow newWindow: Window?) {}
    /// Called after the view came into another window, or into none. Does nothing by default.
    open func didMoveToWindow() {}

    // MARK: Hooks of what is in the view

    /// Called after a subview was hidden or shown. Does nothing by default.
    ///
    /// Together with ``subviewContentSizeDidChange(_:)`` it is what views need that arrange their
    /// subviews by constraints of their own.
    open func subviewVisibilityDidChange(_ subview: View) {}
    /// Called after a subview said that its content asks for another size. Does nothing by default.
    open func subviewContentSizeDidChange(_ subview: View) {}
    /// Called after another part of the view is shown: after the origin of its bounds has changed. Does
    /// nothing by default.
    open func boundsOriginDidChange() {}

    /// Called in each turn in which another part of the view is shown because ``bounds`` moves, and when that is
    /// ended before its time: there is ``presentationBounds`` to be looked at. Does nothing by default.
    open func shownOriginDidChange() {}

    // MARK: Content

    /// How large the view wants to be for what it shows; ``noIntrinsicMetric`` on an axis where it
    /// does not care. None by default.
    ///
    /// Call ``invalidateIntrinsicContentSize()`` when it changes.
    open var intrinsicContentSize: Size {
        extras?.host?.intrinsicContentSize
            ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// How large the view wants to be when it gets a width. The intrinsic size by default.
    ///
    /// It is asked if ``contentDependsOnWidth`` is set.
    open func contentSize(forWidth width: Double) -> Size {
        extras?.host?.contentSize(forWidth: width) ?? intrinsicContentSize
    }

    /// How far the first line's baseline is below the top edge. 0 by default.
    open var firstBaselineOffsetFromTop: Double {
        extras?.host?.firstBaselineOffsetFromTop ?? 0
    }

    /// How far the last line's baseline is above the bottom edge. 0 by default.
    open var lastBaselineOffsetFromBottom: Double {
        extras?.host?.lastBaselineOffsetFromBottom ?? 0
    }

    /// How far the rectangle that constraints act on lies within the frame. None by default.
    ///
    /// Shadows and badges hang outside of it. Call ``invalidateIntrinsicContentSize()`` when it
    /// changes.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// The rectangle that constraints act on, for a frame: without ``alignmentRectInsets``, by default.
    ///
    /// Who overrides it overrides ``frame(forAlignmentRect:)`` as well, and lets the one undo the other.
    /// What is *in* the view counts its edges by ``alignmentRectInsets`` in any case.
    open func alignmentRect(forFrame frame: Rect) -> Rect {
        let insets = soundAlignmentInsets
        return insets == .zero ? frame : frame.inset(by: insets)
    }

    /// The frame for a rectangle that constraints act on: with ``alignmentRectInsets``, by default. It
    /// undoes ``alignmentRect(forFrame:)``.
    open func frame(forAlignmentRect rect: Rect) -> Rect {
        let insets = soundAlignmentInsets
        return insets == .zero ? rect : rect.inset(by: -insets)
    }

    // MARK: Margins

    /// What part of each of the view's edges is covered by bars, notches and the like.
    public var safeAreaInsets: EdgeInsets {
        get { extras?.safeAreaInsets ?? .zero }
    }

    /// Called when the effective margins have changed. Does nothing by default.
    open func layoutMarginsDidChange() {}
    /// Called when the safe area has changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// Called after the traits of the view have changed, when all constraints that depend on them are
    /// exchanged. Does nothing by default; call `super` all the same.
    open func traitsDidChange(from previous: TraitCollection) {}

    // MARK: The cycle

    /// Kept for familiarity: every view's first pass calls ``updateConstraints()`` in any case.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Brings the view's constraints in line with its state. Call `super` last.
    open func updateConstraints() {}

    /// Places the subviews. By default it copies what the constraints say, so call `super` first and
    /// adjust frames after it.
    ///
    /// In here the view's own frame is final; its subviews' are the old ones before `super` and the
    /// new ones after it. Constraints may be changed, its own included.
    open func layoutSubviews() {
        if !flags.contains(.hasHadSubviews), extras == nil {
            return
        }
        let tree = tree
        _ = UpLink(tree.driver).with { $0.placeSubviews(of: self, in: tree) }
    }

    /// Called after the frame has changed, whoever has changed it, if ``tellsFrameChanges`` is set. Does nothing
    /// by default.
    ///
    /// In a pass it may be called several times, until the layout has come to rest.
    open func frameDidChange() {}

    /// Draws what the view itself shows, its subviews excepted. Nothing by default.
    open func draw(_ rect: Rect, in canvas: any Canvas) {}
}
