import QuoinKit

/// The place of a view of an app's own in a bar.
///
/// It is as large as the view would like to be, as far as there is room. One without constraints keeps the size that it
/// was given; one with constraints, which need not have been told to go by them, stands in the middle.
final class BarHolder: UIView {
    override class func makeNode() -> View { BarHolderNode() }

    let held: UIView
    private var pins: [NSLayoutConstraint] = []
    /// The size that the view came with, and the one that it has here.
    private var given = CGSize.zero
    private var granted: CGSize?
    /// Whether it goes by its constraints only while it is here.
    private var isFreed = false

    init(_ view: UIView) {
        held = view
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) {
        held = UIView()
        super.init(coder: coder)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Takes the view in, if it is elsewhere.
    func hold() {
        if held.superview !== self {
            letGo()
            addSubview(held)
        }
        followConstraints()
    }

    /// Lets constraints say how large the view is, if there are any, in the place of the size that it came with.
    private func followConstraints() {
        guard held.superview === self else { return }
        let isPlaced = isFreed || granted == held.bounds.size
        let came = isPlaced ? given : held.bounds.size
        let saysSize = held.node.isSized(aroundSubviews: came == .zero) { own in
            self.pins.contains { $0.core === own }
        }
        let isFree = !held.translatesAutoresizingMaskIntoConstraints && !isFreed
        let isConstrained = isFree || saysSize
        guard isConstrained == pins.isEmpty else { return }
        if !isConstrained { return pin(false) }
        if !isFree {
            given = came
            isFreed = true
            held.node.translatesAutoresizingMaskIntoConstraints = false
        }
        pin(true)
    }

    /// The view is to go elsewhere, as it came.
    func letGo() {
        pin(false)
        if granted != nil, granted == held.bounds.size { held.bounds.size = given }
        granted = nil
        if held.superview === self { held.removeFromSuperview() }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === held { pin(false) }
    }

    private func pin(_ isConstrained: Bool) {
        NSLayoutConstraint.deactivate(pins)
        pins = []
        guard isConstrained else {
            if isFreed { held.node.translatesAutoresizingMaskIntoConstraints = true }
            if isFreed, held.bounds.size != given { held.bounds.size = given }
            isFreed = false
            return
        }
        pins = [
            held.centerXAnchor.constraint(equalTo: centerXAnchor),
            held.centerYAnchor.constraint(equalTo: centerYAnchor),
            held.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
            held.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
            held.widthAnchor.constraint(equalTo: widthAnchor),
        ]
        // Rather than be cut off, text is. What has no width takes what there is.
        for limit in pins[2...3] { limit.priority = UILayoutPriority(760) }
        pins[4].priority = UILayoutPriority(40)
        if isFreed { pins += lengths() }
        NSLayoutConstraint.activate(pins)
    }

    /// The size that the view came with, where neither its constraints nor its content say another one.
    private func lengths() -> [NSLayoutConstraint] {
        let wishes = [(held.widthAnchor, given.width), (held.heightAnchor, given.height)]
        return wishes.filter { $0.1 > 0 }.map { anchor, length in
            let wish = anchor.constraint(equalToConstant: length)
            wish.priority = UILayoutPriority(60)
            return wish
        }
    }

    /// How large the view would like to be. What says nothing of its width would like to have all there is.
    func wish(in room: CGSize) -> CGSize {
        followConstraints()
        var size: CGSize
        if !pins.isEmpty {
            size = held.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        } else {
            if granted != held.bounds.size { given = held.bounds.size }
            size = given == .zero ? fit(in: room) : given
        }
        if size.width <= 0 { size.width = room.width }
        return CGSize(width: size.width, height: size.height <= 0 ? room.height : size.height)
    }

    /// The size of a view that came without one. That it fits in what it has here is no wish.
    private func fit(in room: CGSize) -> CGSize {
        let (fit, wish) = (held.sizeThatFits(room), held.intrinsicContentSize)
        let isByContent = held is any SizedByContent
        func side(_ fit: CGFloat, _ present: CGFloat, _ wish: CGFloat) -> CGFloat {
            fit != present || isByContent && wish >= 0 ? fit : max(0, wish)
        }
        return CGSize(
            width: side(fit.width, held.bounds.width, wish.width),
            height: side(fit.height, held.bounds.height, wish.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        followConstraints()
        guard pins.isEmpty else { return }
        let wish = wish(in: bounds.size)
        let size = CGSize(
            width: min(wish.width, bounds.width), height: min(wish.height, bounds.height))
        // What differs in the last digit only would never come to rest.
        if !size.isAlmost(held.bounds.size) { held.bounds.size = size }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if !middle.isAlmost(held.center) { held.center = middle }
        granted = held.bounds.size
    }
}

/// Has the bar arranged anew when what stands in it would like to have another size.
private final class BarHolderNode: View {
    init() { super.init(frame: .zero) }

    override func subviewContentSizeDidChange(_ subview: View) {
        super.subviewContentSizeDidChange(subview)
        superview?.setNeedsLayout()
    }
}

extension View {
    /// Whether constraints of its own say how large it is, or, if that is asked for, its subviews that are tied to it.
    fileprivate func isSized(
        aroundSubviews countsSubviews: Bool, but isLeftOut: (LayoutConstraint) -> Bool
    ) -> Bool {
        constraints.contains { constraint in
            guard constraint.isActive, !isLeftOut(constraint) else { return false }
            let items = [constraint.firstElement, constraint.secondElement]
            guard items.contains(where: { isOwn($0) }) else { return false }
            return countsSubviews || items.allSatisfy { $0 == nil || isOwn($0) }
        }
    }

    private func isOwn(_ item: LayoutElement?) -> Bool {
        item === self || (item as? LayoutGuide)?.owningView === self
    }
}

extension CGSize {
    /// Whether nobody could see the difference.
    fileprivate func isAlmost(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
extension CGPoint {
    /// Whether nobody could see the difference.
    fileprivate func isAlmost(_ other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }
}
