import QuoinKit

/// All that a bar shows, from side to side. What is beside it belongs to the bar.
final class BarContent: UIView {
    /// Something that stands in a bar; without a view, it is a space.
    struct Piece {
        var view: UIView?
        var part: BarPart
        /// How high it is; nil, if as high as the bar.
        var height: CGFloat?
    }

    private var arrange: (BarContent) -> Void = { _ in }
    private var buttons: [ObjectIdentifier: BarButton] = [:]
    private var holders: [ObjectIdentifier: BarHolder] = [:]
    /// What is shown in the layout that goes on.
    private var used: Set<ObjectIdentifier> = []
    /// What the bar says of all that it shows.
    private var looks = UIBarAppearance()
    /// Stands in for the item of a way back that has none.
    private let usualWayBack = UIBarButtonItem()
    /// Whether the bar has no ground, because that is a picture of nothing.
    var isBare = false { didSet { setNeedsLayout() } }

    init(in bar: UIView, arrange: @escaping (BarContent) -> Void) {
        super.init(frame: bar.bounds)
        self.arrange = arrange
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (bar.node as? Bar)?.writesTitles = false
        bar.insertSubview(self, at: 0)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Keeping up

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        used = []
        semanticContentAttribute = superview?.semanticContentAttribute ?? .unspecified
        arrange(self)
        for (key, button) in buttons where !used.contains(key) {
            button.removeFromSuperview()
            buttons[key] = nil
        }
        for (key, holder) in holders where !used.contains(key) {
            holder.letGo()
            holder.removeFromSuperview()
            holders[key] = nil
        }
    }

    // MARK: The ground

    /// Takes the ground that was said last in UIKit's order: an appearance, a colour, a style.
    ///
    /// - Parameter isClear: whether the bar has no ground unless the app has said one.
    func take(
        _ appearance: UIBarAppearance, barTint: UIColor?, style: UIBarStyle, isClear: Bool = false
    ) {
        looks = appearance
        guard let bar = superview?.node as? Bar else { return }
        let shade = appearance.shadowColor
        bar.line =
            shade === UIBarAppearance.usualShadow
            ? .usual : shade.map { $0.value.opacity > 0 ? .color($0.value) : .none } ?? .none
        if isClear, barTint == nil, style == .default {
            bar.ground = .none
            return
        }
        let said = appearance.backgroundColor ?? barTint ?? (style == .black ? Self.black : nil)
        if let said {
            bar.ground = said.value.opacity > 0 ? .color(said.value) : .none
        } else {
            bar.ground =
                isBare || appearance.isTransparent
                ? .none : appearance.isOpaque ? .opaque : .usual
        }
    }
    private static let black = UIColor(white: 0.11, alpha: 0.94)

    // MARK: Pieces

    /// The piece of an item; nil, if it is hidden.
    func piece(of item: UIBarButtonItem) -> Piece? {
        item.listeners.add(self)
        item.dress(in: self)
        guard !item.isHidden else { return nil }
        switch item.systemItem {
        case .flexibleSpace: return Piece(part: BarPart(width: 0, stretches: true))
        case .fixedSpace: return Piece(part: BarPart(width: max(0, Double(item.width))))
        default: break
        }
        if let view = item.customView {
            // Its own width is that of the view.
            return piece(of: view, width: item.width > 0 ? item.width : nil)
        }
        let button = button(for: item) { [weak item] in item?.perform() }
        let isDone = item.style == .done || item.systemItem == .done
        let looks = isDone ? looks.ofDoneButtons : looks.ofButtons
        button.show(BarFace(item, tint: shownTint, looks: looks), of: item)
        return piece(of: button)
    }

    /// The face of a way back.
    func faceOfWayBack(_ title: String?, item: UIBarButtonItem?) -> BarFace {
        let item = item ?? usualWayBack
        item.dress(in: self)
        return BarFace(back: title, item: item, tint: shownTint, looks: looks.ofWaysBack)
    }

    func piece(of button: BarButton) -> Piece {
        Piece(view: button, part: BarPart(width: Double(button.wish), mayShrink: true))
    }

    func piece(of view: UIView, width: CGFloat? = nil) -> Piece {
        let key = ObjectIdentifier(view)
        used.insert(key)
        let holder = holders[key] ?? BarHolder(view)
        holders[key] = holder
        if holder.superview !== self { addSubview(holder) }
        holder.hold()
        let wish = holder.wish(in: area.size)
        return Piece(
            view: holder,
            part: BarPart(width: Double((width ?? wish.width) + 2 * BarButton.padding)),
            height: wish.height)
    }

    /// The button for something, the same as long as that is shown.
    func button(for thing: AnyObject, perform: @escaping () -> Void) -> BarButton {
        let key = ObjectIdentifier(thing)
        used.insert(key)
        let button = buttons[key] ?? BarButton(perform: perform)
        buttons[key] = button
        button.semanticContentAttribute = semanticContentAttribute
        if button.superview !== self { addSubview(button) }
        return button
    }

    // MARK: Places

    /// Where bars show something: not beneath what covers a screen at its sides.
    var area: CGRect {
        let (covered, margin) = (safeAreaInsets, sideMargin)
        let x = covered.left + margin
        return CGRect(
            x: x, y: 0, width: max(0, bounds.width - x - covered.right - margin),
            height: bounds.height)
    }

    /// How far buttons are from the edges. What they show is 16 points from them, and 20 where it is wide.
    private var sideMargin: CGFloat {
        (traitCollection.horizontalSizeClass == .regular ? 20 : 16) - BarButton.padding
    }

    /// Puts pieces where lines begin and where they end, and a title between them.
    func show(before: [Piece], title: Piece? = nil, after: [Piece] = []) {
        let area = area
        let widths = BarLine.widths(of: (before + after).map(\.part), in: Double(area.width))
        var x = 0.0
        for (piece, width) in zip(before, widths) {
            place(piece, at: x, width: width, in: area)
            x += width
        }
        let taken = widths.dropFirst(before.count).reduce(0, +)
        if let title {
            let middle = BarLine.placeOfTitle(
                width: title.part.width, in: Double(area.width), before: x, after: taken)
            place(title, at: middle.start, width: middle.width, in: area)
        }
        x = max(x, Double(area.width) - taken)
        for (piece, width) in zip(after, widths.dropFirst(before.count)) {
            place(piece, at: x, width: width, in: area)
            x += width
        }
    }

    private func place(_ piece: Piece, at start: Double, width: Double, in area: CGRect) {
        guard let view = piece.view else { return }
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let width = CGFloat(width)
        let x = isForward ? area.minX + CGFloat(start) : area.maxX - CGFloat(start) - width
        var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        if !(view is BarButton) {
            frame.size.width = max(0, width - 2 * BarButton.padding)
            frame.origin.x += BarButton.padding
        }
        if let height = piece.height {
            frame.size.height = min(height, bounds.height)
            frame.origin.y = (bounds.height - frame.height) / 2
        }
        view.frame = frame
        view.setNeedsLayout()
    }
}
