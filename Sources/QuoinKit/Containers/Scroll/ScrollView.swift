/// A view that shows a part of a content that may be larger than itself.
///
/// Constraints between what is in it and its edges mean the edges of the content, so that they say how
/// large the content is; constraints to its width, height or middle mean the view itself:
///
/// ```swift
/// let scroll = ScrollView()
/// scroll.addSubview(article)
/// article.makeConstraints { make in
///     make.edges.equalTo(scroll)           // the content is as large as the article,
///     make.width.equalTo(scroll)           // which is as wide as the view and as tall as it likes
/// }
/// ```
///
/// ``contentLayoutGuide`` and ``frameLayoutGuide`` say the same without a rule to remember. What is
/// constrained to the frame guide's edges stays in its place while the content moves beneath it.
///
/// Scrolling moves `bounds`, and with it ``contentOffset``; nothing is solved or laid out for it,
/// but what hangs on the frame guide.
open class ScrollView: View {
    /// The size that was set, which holds where constraints say nothing.
    private var explicitSize: [LayoutConstraint] = []
    /// Whether the engine may have yet to take in the size that was set last.
    private var isExplicitSizeNew = false
    /// The insets that the offset was last brought in line with, with what was set of them since.
    private var appliedInset = EdgeInsets.zero

    /// Makes an empty scroll view.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        makeContentArea()
        clipsToBounds = true
        keepsSafeArea(vertical: true, horizontal: false)
    }

    // MARK: Areas

    /// The area of the content. It begins at the origin; what is constrained to it says where it ends.
    public final var contentLayoutGuide: LayoutGuide { makeContentArea() }

    /// The area of the view itself: the part of the content that is shown.
    public final var frameLayoutGuide: LayoutGuide { visibleAreaGuide }

    // MARK: Content

    /// How large the content is: as of the last layout, or as it was set since.
    ///
    /// Constraints decide. Where they leave a side open, the size that was set holds; where none was
    /// set, the side is 0.
    public final var contentSize: Size {
        get {
            guard isExplicitSizeNew else { return sizeAsLaidOut }
            // A hook may ask between the solution and the layout that takes it.
            if awaitsSolution || contentLayoutGuide.awaitsFrame {
                return Size(width: explicitSize[0].constant, height: explicitSize[1].constant)
            }
            isExplicitSizeNew = false
            return sizeAsLaidOut
        }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else {
                reportRefusal(of: "contentSize", "\(newValue)")
                return
            }
            applyExplicitSize(newValue)
        }
    }

    private var sizeAsLaidOut: Size {
        let size = contentLayoutGuide.layoutFrame.size
        return Size(
            width: size.width + contentGrowth.width, height: size.height + contentGrowth.height)
    }

    /// How much longer the content is than it was laid out, because something in it is shown larger than it is.
    package final var contentGrowth = Size.zero {
        didSet { if contentGrowth != oldValue { setNeedsLayout() } }
    }

    private func applyExplicitSize(_ size: Size) {
        if explicitSize.isEmpty {
            let guide = contentLayoutGuide
            explicitSize = [guide.width, guide.height].map { side in
                side.constraint(equalToConstant: 0).withPriority(Self.explicitSizePriority)
            }
            explicitSize.forEach { $0.markAsMadeByContainer(named: "content size") }
            LayoutConstraint.activate(explicitSize)
        }
        explicitSize[0].constant = size.width
        explicitSize[1].constant = size.height
        isExplicitSizeNew = true
    }

    /// Anything else that is said about the size of the content matters more.
    private static let explicitSizePriority = Priority(1)

    // MARK: Insets

    /// Room around the content that can be scrolled to, for bars that cover parts of the view. What is shown from its
    /// beginning still is when that changes.
    public final var contentInset = EdgeInsets.zero {
        didSet {
            if !contentInset.isFinite {
                reportRefusal(of: "contentInset", "\(contentInset)")
                contentInset = oldValue
            } else if contentInset != oldValue {
                followBeginning(since: oldValue)
                setNeedsLayout()
            }
        }
    }

    /// Moves the beginning of the content as far as its insets have changed, and with it what is shown from there: at
    /// once, for what is scrolled to after that is meant as it is said.
    private func followBeginning(since former: EdgeInsets) {
        let old = appliedInset
        appliedInset.left += contentInset.left - former.left
        appliedInset.top += contentInset.top - former.top
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -appliedInset.left }
        if offset.y == -old.top { offset.y = -appliedInset.top }
        guard offset != contentOffset else { return }
        // Nobody has scrolled: a table goes on to the row that it was told to show.
        let wasAdjustingOffset = isAdjustingOffset
        isAdjustingOffset = true
        bounds.origin = offset
        isAdjustingOffset = wasAdjustingOffset
    }

    /// Whether the safe area adds to ``contentInset``.
    public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
        /// Above and below, and at the sides if the content is wider than the view.
        case automatic
        /// Nowhere.
        case never
        /// At all edges.
        case always
    }

    /// Whether the safe area adds to ``contentInset``; above and below by default. Where it does, it is none to what
    /// is in the view, which can be scrolled out of it.
    public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            if contentInsetAdjustmentBehavior != oldValue {
                let behavior = contentInsetAdjustmentBehavior
                keepsSafeArea(vertical: behavior != .never, horizontal: behavior == .always)
                setNeedsLayout()
            }
        }
    }

    /// ``contentInset`` with what the safe area adds.
    ///
    /// Under a bar that collapses while the view scrolls, it is that of the beginning, with all of the bar: it does not
    /// change on the way.
    public final var adjustedContentInset: EdgeInsets {
        contentInset + safeAreaAdded
    }

    /// The insets that are left when all has collapsed that does so: beside them is seen what one scrolls to. What has
    /// yet to collapse gives way to that, and no longer covers what is at the beginning.
    package final var leastInset: EdgeInsets {
        let added = safeAreaAdded
        var least = contentInset + added
        least.top -= min(collapse.extent, added.top)
        return least
    }

    /// What collapses at the top, which the safe area is without.
    package final var collapse = Collapse() {
        didSet { if collapse != oldValue { setNeedsLayout() } }
    }

    /// What hears of scrolling.
    package final var follower: (any ScrollFollower)?
    /// What hears of scrolling for bars at the bottom, which do not collapse. One that has nothing to do with the view any
    /// more takes itself out when it hears of it.
    package final var bottomFollowers: [any ScrollFollower] = []

    /// How far the view is scrolled from its beginning, as that was in the last layout.
    package final var travel: Double { bounds.origin.y + appliedInset.top }

    /// What the safe area adds at present, with what has collapsed.
    private var safeAreaAdded: EdgeInsets { safeAreaAdded(after: appliedSafeArea) }

    private func safeAreaAdded(after applied: EdgeInsets) -> EdgeInsets {
        var added = safeAreaInsets
        added.top += collapse.done
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return added
        case .automatic: break
        }
        guard added != .zero else { return added }
        if !addsSafeArea(along: .horizontal, after: applied) { (added.left, added.right) = (0, 0) }
        if !addsSafeArea(along: .vertical, after: applied) { (added.top, added.bottom) = (0, 0) }
        return added
    }

    private func addsSafeArea(along axis: Axis, after applied: EdgeInsets) -> Bool {
        let isAdded = insetRule?.addsSafeArea(to: self, along: axis) ?? (axis == .vertical)
        let taken = contentFollowsInsets ? applied.total(along: axis) : 0
        return isAdded || contentSize[axis] > bounds.size[axis] - taken
    }

    /// What says where else the safe area adds than where the content is longer than the view: nothing if that is
    /// above and below.
    package final var insetRule: (any InsetRule)?

    /// Whether the content may be as long as the insets leave room for: then it counts as long as it would be
    /// without those that are there because of its length, which would come and go by turns otherwise.
    package final var contentFollowsInsets = false

    /// What the safe area added in the last layout.
    private var appliedSafeArea = EdgeInsets.zero

    /// Whether it has insets that content of this length would not have brought, for longer content has.
    package final var keepsFormerInsets: Bool { safeAreaAdded != safeAreaAdded(after: .zero) }

    /// Lets the insets be those that the content would have if there had never been any.
    package final func forgetInsets() { appliedSafeArea = .zero }

    /// Lets the insets stay that the content has now, while it gets shorter for their sake.
    package final func takeInsets() { appliedSafeArea = safeAreaAdded }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: Scrolling

    /// What part of the content is shown: the place in it that is in the view's upper left corner.
    ///
    /// It does not lead beyond the content and its insets: at once, or, if the layout is yet to be
    /// brought up to date, with the next one.
    public final var contentOffset: Point {
        get { bounds.origin }
        set {
            let isKnown = newValue.x.isFinite && newValue.y.isFinite && !mayNeedLayout
            bounds.origin = isKnown ? clamped(newValue) : newValue
        }
    }

    /// Scrolls just far enough for a rectangle of the content to be seen, beside the insets.
    ///
    /// A rectangle that is larger than the view is brought as near as it needs to fill the view.
    public final func scrollRectToVisible(_ rect: Rect) {
        let visible = bounds.inset(by: leastInset)
        var offset = contentOffset
        for axis in Axis.allCases {
            let before = rect.origin[axis] - visible.origin[axis]
            let after = before + rect.size[axis] - visible.size[axis]
            if before < 0, after < 0 {
                offset[axis] += max(before, after)
            } else if before > 0, after > 0 {
                offset[axis] += min(before, after)
            }
        }
        contentOffset = offset
    }

    /// How far to scroll down for a place in the content to stand right below what covers the top.
    package final func offset(bringingToTop place: Double) -> Double {
        let offset = place - leastInset.top
        // The beginning stands there as long as a bar collapses.
        guard place <= 0, bounds.minY < offset else { return offset }
        return max(bounds.minY, -adjustedContentInset.top)
    }

    /// The nearest offset that leads nowhere beyond the content and its insets.
    private func clamped(_ offset: Point) -> Point {
        let inset = adjustedContentInset
        let (content, visible) = (contentSize, bounds.size)
        var nearest = offset
        let least = Point(x: -inset.left, y: -inset.top)
        let greatest = Point(
            x: content.width + inset.right - visible.width,
            y: content.height + inset.bottom - visible.height)
        for axis in Axis.allCases {
            nearest[axis] = max(least[axis], min(offset[axis], greatest[axis]))
        }
        return nearest
    }

    open override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        if !isAdjustingOffset, contentOffset != clamped(contentOffset) {
            setNeedsLayout()
        }
        tellFollowers()
    }

    private func tellFollowers() {
        follower?.hasScrolled(self)
        for follower in bottomFollowers { follower.hasScrolledAtBottom(self) }
    }

    // MARK: Layout

    /// Whether the offset is being brought in line with the content and its insets, and nobody scrolls.
    private(set) final var isAdjustingOffset = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        isAdjustingOffset = true
        let inset = adjustedContentInset
        var offset = contentOffset
        // What was shown from its beginning still is when a bar comes to cover it.
        if offset.x == -appliedInset.left {
            offset.x = -inset.left
        }
        if offset.y == -appliedInset.top {
            offset.y = -inset.top
        }
        appliedInset = inset
        appliedSafeArea = safeAreaAdded
        if offset != contentOffset {
            bounds.origin = offset
        }
        if !limitsOffsetItself {
            limitOffset()
        }
        isAdjustingOffset = false
        // It may begin or end elsewhere now.
        tellFollowers()
    }

    /// Whether a class calls ``limitOffset()`` when it is time, rather than each layout.
    var limitsOffsetItself: Bool { false }

    /// Whether what it shows is always as wide as it is, which constraints do not have to say.
    package var givesContentItsWidth: Bool { false }

    /// Brings the offset to where it leads nowhere beyond the content and its insets.
    final func limitOffset() {
        let offset = clamped(contentOffset)
        if offset != contentOffset {
            limitBoundsOrigin(to: offset)
        }
    }
}

/// Says for the names of another toolkit where the safe area adds to the insets of a scroll view.
package protocol InsetRule: AnyObject {
    /// Whether it adds along an axis, however long the content is.
    func addsSafeArea(to view: ScrollView, along axis: Axis) -> Bool
}
