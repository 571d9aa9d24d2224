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
open class LayoutElement: LayoutItem {
    /// The element itself.
    @inlinable
    public final var layoutElement: LayoutElement { self }

    /// The tree that the element is in, if that was worked out; see ``View/tree``.
    @exclusivity(unchecked)
    final var storedTree: LayoutTree?
    /// What x and y are relative to: a view's superview, or the view that a guide belongs to.
    @exclusivity(unchecked)
    final var containerLink = UpLink<View>(nil)
    /// Every constraint that exists with this element at one of its ends, active or not.
    @exclusivity(unchecked)
    final var mentions: [UpLink<LayoutConstraint>] = []
    /// The element's place in its tree's engine, or −1 if the engine has not needed it yet.
    @exclusivity(unchecked)
    final var slot: Int32 = -1
    @exclusivity(unchecked)
    final var flags: ElementFlags
    /// Where it stands in its tree's list of elements that the engine must learn of, or −1.
    @exclusivity(unchecked)
    final var queuePosition: Int32 = -1

    /// What a layer above this one keeps with the element. It goes when the element goes.
    @exclusivity(unchecked)
    package final var companion: AnyObject?

    // Seen from outside, so that subclasses inherit all initializers of ``View``.
    @usableFromInline
    init(flags: ElementFlags) {
        self.flags = flags
    }

    /// The view itself, or the one that owns the guide.
    var hostView: View? { nil }

    /// Whether it is a guide, which has no margins and no baselines.
    package final var isGuide: Bool { flags.contains(.isGuide) }

    /// What places are relative to unless something else is named: a view's superview, or the view that
    /// a guide belongs to.
    package final var container: View? { containerLink.target }

    /// Lets the constraints that have waited for a container know that there is one.
    final func noteContainer() {
        flags.remove(.mayAwaitContainer)
        for mention in mentions {
            mention.target?.installIfPossible()
        }
    }

    /// Makes constraints alone place it: a view's frame and mask say nothing any more.
    package final func leavePlacingToConstraints() {
        if flags.contains(.translatesMask) {
            hostView?.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// Whether it is placed by constraints alone.
    final var isFree: Bool {
        flags.isDisjoint(with: [.translatesMask, .isSystemGuide]) && !containerLink.isEmpty
    }

    /// The engine has another place for the element.
    func noteSolvedChange() {}

    deinit {
        dropMentions()
    }

    /// Lets the constraints know that the element goes.
    final func dropMentions() {
        let constraints = mentions
        mentions = []
        for mention in constraints {
            mention.target?.elementGoes(self)
        }
    }
}

/// What is true of a view or guide at present.
@usableFromInline
struct ElementFlags: OptionSet, Sendable {
    @usableFromInline
    var rawValue: UInt32

    @usableFromInline
    init(rawValue: UInt32) {
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

    // What is to be done in the next turn.
    static let needsUpdate = ElementFlags(rawValue: 1 << 9)
    static let subtreeNeedsUpdate = ElementFlags(rawValue: 1 << 10)
    static let needsLayout = ElementFlags(rawValue: 1 << 11)
    static let subtreeNeedsLayout = ElementFlags(rawValue: 1 << 12)
    static let needsDisplay = ElementFlags(rawValue: 1 << 13)
    static let subtreeNeedsDisplay = ElementFlags(rawValue: 1 << 15)
    /// The engine has a new frame for the element, which its superview's layout will copy.
    static let hasSolvedFrame = ElementFlags(rawValue: 1 << 14)
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

    /// Part of the subtree that is being moved; set for the length of the move.
    static let isMoving = ElementFlags(rawValue: 1 << 22)
    /// A guide that a view keeps for itself and does not list.
    static let isSystemGuide = ElementFlags(rawValue: 1 << 23)
    /// Has, or had, a subview with an autoresizing mask.
    static let mayResizeSubviews = ElementFlags(rawValue: 1 << 24)
    /// Has, or had, a subview that stands for something of another toolkit.
    static let hasHosts = ElementFlags(rawValue: 1 << 27)
    /// Is, or was, at the first end of a constraint that waits for it to get a container.
    static let mayAwaitContainer = ElementFlags(rawValue: 1 << 28)
    /// What is in it is constrained to an area of its own; see ``View/makeContentArea()``.
    static let hasContentArea = ElementFlags(rawValue: 1 << 29)
}
