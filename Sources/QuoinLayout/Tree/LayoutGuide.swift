/// A rectangle that takes part in constraints and shows nothing.
///
/// Three buttons with equal gaps need two guides of equal width and no empty views:
///
/// ```swift
/// let gaps = [LayoutGuide(), LayoutGuide()]
/// gaps.forEach(bar.addLayoutGuide)
/// LayoutConstraint.activate([
///     gaps[0].left.constraint(equalTo: first.right),
///     gaps[0].right.constraint(equalTo: second.left),
///     gaps[1].left.constraint(equalTo: second.right),
///     gaps[1].right.constraint(equalTo: third.left),
///     gaps[0].width.constraint(equalTo: gaps[1].width),
/// ])
/// ```
public final class LayoutGuide: LayoutElement {
    /// What the guide is called in messages.
    public var identifier: String

    let kind: GuideKind
    /// Where it stands among those of its owner for which the engine has new frames; −1 if it does not.
    var markedPosition: Int32 = -1

    /// Makes a guide, to be added to a view.
    public convenience init(identifier: String = "") {
        self.init(kind: .added, identifier: identifier)
    }

    init(kind: GuideKind, identifier: String) {
        self.kind = kind
        self.identifier = identifier
        super.init(flags: kind == .added ? .isGuide : [.isGuide, .isSystemGuide], frame: .zero)
    }

    /// The view that the guide belongs to.
    public var owningView: View? { enclosingLink.target }

    override var viewOrOwner: View? { enclosingLink.target }

    override func solutionChanged() {
        flags.insert(.hasSolvedFrame)
        owningView?.noteSolvedFrame(of: self)
    }

    /// Where the guide is, in its owner's coordinates, as of the owner's last layout.
    public var layoutFrame: Rect {
        if let bars = barsInOwner {
            return bars
        }
        if kind == .readableContent, let owner = enclosingLink.target, !owner.placesReadableArea {
            return owner.readableArea
        }
        guard let insets = insetsInOwner, let owner = enclosingLink.target else {
            return storedFrame
        }
        let origin = kind == .visibleArea ? owner.boundsOrigin : .zero
        return Rect(origin: origin, size: owner.storedFrame.size).inset(by: insets)
    }

    /// Whether constraints have found another frame, which the owner's next layout takes.
    package final var awaitsFrame: Bool { flags.contains(.hasSolvedFrame) }

    func setLayoutFrame(_ frame: Rect) {
        storedFrame = frame
    }

    /// For a guide that is a fixed distance within its owner: how far it is within the owner's bounds.
    var insetsInOwner: EdgeInsets? {
        guard let owner = enclosingLink.target else { return nil }
        switch kind {
        case .margins: return owner.effectiveMargins
        case .safeArea: return owner.safeAreaInsets
        case .visibleArea: return .zero
        case .added, .readableContent, .contentArea, .topBars, .bottomBars: return nil
        }
    }

    /// For a guide that stands for bars: the part of its owner that they cover.
    private var barsInOwner: Rect? {
        guard kind == .topBars || kind == .bottomBars, let owner = enclosingLink.target else {
            return nil
        }
        let (size, covered) = (owner.storedFrame.size, owner.safeArea)
        return kind == .topBars
            ? Rect(x: 0, y: 0, width: size.width, height: covered.top)
            : Rect(
                x: 0, y: size.height - covered.bottom, width: size.width, height: covered.bottom)
    }
}

/// What a guide stands for.
enum GuideKind {
    /// A user added it.
    case added
    case margins
    case safeArea
    case readableContent
    /// All that can be scrolled to.
    case contentArea
    /// The part of the content that is shown: what moves over the content when it is scrolled.
    case visibleArea
    /// What bars cover at the top.
    case topBars
    /// What bars cover at the bottom.
    case bottomBars

    /// Whether it is a fixed distance within its owner and needs no variables of its own.
    var isInset: Bool { self == .margins || self == .safeArea || self == .visibleArea }
}

/// The guides that a view keeps for itself.
struct SystemGuides {
    var margins: LayoutGuide?
    var safeArea: LayoutGuide?
    var readableContent: LayoutGuide?
    /// What places that guide, as long as others refer to it.
    var readableRules: [LayoutConstraint] = []
    var contentArea: LayoutGuide?
    var visibleArea: LayoutGuide?
    var topBars: LayoutGuide?
    var bottomBars: LayoutGuide?

    /// Calls `body` with each that there is.
    func forEach(_ body: (LayoutGuide) -> Void) {
        if let margins { body(margins) }
        if let safeArea { body(safeArea) }
        if let readableContent { body(readableContent) }
        if let contentArea { body(contentArea) }
        if let visibleArea { body(visibleArea) }
        if let topBars { body(topBars) }
        if let bottomBars { body(bottomBars) }
    }
}

extension View {
    /// The guides that were added to the view, in that order; the system's are not among them.
    public final var layoutGuides: [LayoutGuide] { extras?.guides.all ?? [] }

    /// The guide for the content area, if the view has one.
    final var contentAreaGuide: LayoutGuide? { extras?.systemGuides.contentArea }
}

extension LayoutElement {
    /// Whether it is the guide that stands for what the view shows at present.
    func isVisibleArea(of view: View) -> Bool {
        flags.contains(.isSystemGuide) && view.extras?.systemGuides.visibleArea === self
    }
}
