/// What constraints can be made for: a ``View`` or a ``LayoutGuide``.
///
/// The anchors stand on every item by plain names:
///
/// ```swift
/// title.left.constraint(equalTo: icon.right, constant: 8).isActive = true
/// ```
public protocol LayoutItem: AnyObject {
    /// The view or guide itself, or the one that stands for this object in constraints.
    var layoutElement: LayoutElement { get }
}

/// What views and guides have in common: a place in a tree, and a part in constraints.
///
/// It is the base class of ``View`` and ``LayoutGuide``, and of nothing else.
open class LayoutElement: LayoutItem, LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        @usableFromInline
        package final let life = Life()
    #endif

    /// The element itself.
    @inlinable
    public final var layoutElement: LayoutElement { self }

    // What each pass looks at stands at the beginning, in as few lines of the processor's cache as can be.
    @exclusivity(unchecked)
    final var flags: ElementFlags
    /// The element's place in its tree's engine, or −1 if the engine has not needed it yet.
    @exclusivity(unchecked)
    final var slot: Int32 = -1
    /// About where it stands among its siblings: near it, if siblings have come or gone.
    @exclusivity(unchecked)
    final var siblingHint: Int32 = 0
    /// When it was told last that something has changed in it; see ``LayoutTree/awaitChanges()``.
    @exclusivity(unchecked)
    final var tellingEpoch: UInt32 = 0
    /// What x and y are relative to: a view's superview, or the view that a guide belongs to.
    @exclusivity(unchecked)
    final var enclosingLink = UpLink<View>(nil)
    /// The tree that the element is in, if that was worked out; see ``View/tree``.
    @exclusivity(unchecked)
    final var storedTree: LayoutTree?
    /// Where it is, in the coordinates of what it is in, written from its upper left corner.
    @exclusivity(unchecked)
    final var storedFrame: Rect
    /// Where it stands in its tree's list of elements that the engine must learn of, or −1.
    @exclusivity(unchecked)
    final var queuePosition: Int32 = -1
    /// Every constraint that exists with this element at one of its ends, active or not.
    @exclusivity(unchecked)
    final var mentions = MentionList()

    /// What a layer above this one keeps with the element. It goes when the element goes.
    @exclusivity(unchecked)
    package final var companion: AnyObject?

    // Seen from outside, so that subclasses inherit all initializers of ``View``.
    @usableFromInline
    init(flags: ElementFlags, frame: Rect) {
        self.flags = flags
        storedFrame = frame
    }

    /// The view itself, or the one that owns the guide.
    var viewOrOwner: View? { nil }

    /// Whether it is a guide, which has no margins and no baselines.
    package final var isGuide: Bool { flags.contains(.isGuide) }

    /// Whether it is a guide that somebody has added: nothing is in it, and things stand beside it.
    package final var isAddedGuide: Bool { isGuide && !flags.contains(.isSystemGuide) }

    /// What places are relative to unless something else is named: a view's superview, or the view that
    /// a guide belongs to.
    package final var enclosingView: View? { enclosingLink.target }

    /// Lets the constraints that have waited for a container know that there is one.
    final func enclosingViewArrived() {
        flags.remove(.mayAwaitEnclosingView)
        for constraint in mentioning {
            if constraint.state.contains([.isDormant, .awaitsEnclosingView]) {
                constraint.takeEnclosingView()
            }
            constraint.installIfPossible()
        }
    }

    /// Makes constraints alone place it: a view's frame and mask say nothing any more.
    package final func leavePlacingToConstraints() {
        if flags.contains(.translatesMask) {
            viewOrOwner?.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// Whether it is placed by constraints alone.
    final var isFree: Bool {
        flags.isDisjoint(with: [.translatesMask, .isSystemGuide]) && !enclosingLink.isEmpty
    }

    /// The engine has another place for the element.
    func solutionChanged() {}

    deinit {
        dropMentions()
    }

    /// Lets the constraints know that the element goes.
    final func dropMentions() {
        if mentions.isEmpty {
            return
        }
        // Those that wait are let go of in numbers, so that one of them may take others along that nobody
        // else keeps.
        var isAnyWaiting = false
        forEachMention { isAnyWaiting = isAnyWaiting || $0.state.contains(.isPending) }
        let kept = isAnyWaiting ? mentioning : []
        while !mentions.isEmpty {
            let link = mentions.first
            let isActive = link.with { constraint in
                mentions.removeFirst(constraint, of: self)
                return constraint.state.contains(.isActive)
            }
            if isActive ?? false {
                // Nobody may keep it once it is out of force.
                link.target?.elementGoes(self)
            } else {
                _ = link.with { $0.elementGoes(self) }
            }
        }
        withExtendedLifetime(kept) {}
    }
}
