import Quoin

/// A row or a column of views that it joins by constraints.
///
/// ```swift
/// let header = StackView(arrangedSubviews: [portrait, names, followButton])
/// header.alignment = .center
/// header.spacing = 12
/// header.isLayoutMarginsRelativeArrangement = true
/// ```
///
/// Along its ``axis`` it distributes the views, across it it aligns them:
///
/// | ``distribution-swift.property`` | along the axis |
/// |---|---|
/// | `fill` | the views fill it; who hugs its content least grows, who resists least shrinks |
/// | `fillEqually` | they fill it with equal lengths |
/// | `fillProportionally` | they fill it with lengths in proportion to their contents |
/// | `equalSpacing` | they keep their lengths; the gaps between them are equal |
/// | `equalCentering` | they keep their lengths; their middles are equally far apart |
///
/// A view that is hidden leaves the arrangement, and the others close up; shown again, it returns to its
/// place. A view that is taken out of the stack is arranged no more.
///
/// The stack has no content of its own and draws nothing. It is as large as its constraints make it, and
/// where they leave that open, as small as they allow.
///
/// What changes is brought in force in the next turn, and only the constraints that it concerns are
/// touched: another spacing is another constant.
open class StackView: View {
    // MARK: Manner

    /// Whether the views stand in a row or in a column. In a row by default.
    public final var axis = Axis.horizontal {
        didSet {
            if axis != oldValue { arrangementChanged() }
        }
    }

    /// How the views share the room along the axis. They fill it by default.
    public final var distribution = Distribution.fill {
        didSet {
            if distribution != oldValue { arrangementChanged() }
        }
    }

    /// Where the views stand across the axis. They fill the stack by default.
    public final var alignment = Alignment.fill {
        didSet {
            if alignment != oldValue { arrangementChanged() }
        }
    }

    /// How far the views are apart, at least: 0 by default. They overlap if it is negative.
    ///
    /// It holds between neighbours for which ``setCustomSpacing(_:after:)`` says nothing. A spacing that
    /// is not finite is refused.
    public final var spacing: Double {
        get { storedSpacing }
        set {
            let spacing = newValue == Self.spacingUseDefault ? 0 : newValue
            guard spacing != storedSpacing, acceptSpacing(spacing) else { return }
            storedSpacing = spacing
            members.markAllChanged()
            arrangementChanged()
        }
    }

    /// Whether the views stay within the stack's layout margins. They go to its edges by default.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() }
        }
    }

    /// Whether the spacing in a column counts from the last baseline of a view to the first baseline of
    /// the next one. It counts between their edges by default, and always does in a row.
    public final var isBaselineRelativeArrangement = false {
        didSet {
            if isBaselineRelativeArrangement != oldValue { arrangementChanged() }
        }
    }

    // MARK: State

    private var storedSpacing = 0.0
    /// The arranged views in their order, hidden ones included.
    final var members = StackMembers()
    /// What the constraints were made for; nil if all of them are to be gone through.
    final var appliedSettings: StackSettings?
    /// The constraints that belong to no single member.
    final var ownConstraints = StackOwnConstraints()
    /// What all gaps, distances, lengths or shares are compared with, while there is need of one.
    final var commonGuide: LayoutGuide?
    /// What the contents add up to, as long as that is known.
    final var naturalSize: Size?

    // MARK: Making

    /// Makes a row of views. Set ``axis`` to make it a column.
    public convenience init(arrangedSubviews views: [View]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    // MARK: Hooks

    open override func updateConstraints() {
        updateMemberConstraints()
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: View) {
        forget(subview)
        super.willRemoveSubview(subview)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        depthChanged()
    }

    open override func subviewVisibilityDidChange(_ subview: View) {
        super.subviewVisibilityDidChange(subview)
        if let member = members.member(for: subview) {
            members.markChanged(member)
            arrangementChanged()
            subview.fadesAsItWasHiddenOrShown()
        }
    }

    open override func subviewContentSizeDidChange(_ subview: View) {
        super.subviewContentSizeDidChange(subview)
        if distribution == .fillProportionally {
            setNeedsUpdateConstraints()
        }
        nestedContentChanged()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        nestedContentChanged()
    }

    /// Has the constraints brought in line in the next turn.
    final func arrangementChanged() {
        setNeedsUpdateConstraints()
        nestedContentChanged()
    }
}
