/// A row of a collection that is a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// As in UIKit: what stands at the ends takes room from the content. Most are drawn as signs.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged(oldValue) } }
    /// As in UIKit: how far in the tree of a section the row stands.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// As in UIKit.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Kept, without effect.
    open var indentsAccessories = true
    /// Kept, without effect.
    open var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration?
    /// Kept, without effect.
    open var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration?
    /// As in UIKit: where the line below the row stands.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = madeSeparatorGuide()
    private var hasSeparatorGuide = false
    /// How it looks by the list that it stands in.
    final var listRow: ListRow? {
        didSet { if listRow != nil || oldValue != nil { setNeedsLayout() } }
    }
    private lazy var look = ListRowLook()

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }

    /// As in UIKit.
    open override func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
    }

    private func madeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        hasSeparatorGuide = true
        addLayoutGuide(guide)
        let sides = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for side in sides { side.priority = .defaultLow }
        NSLayoutConstraint.activate(
            sides + [
                guide.bottomAnchor.constraint(equalTo: bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: 1),
            ])
        return guide
    }

    /// Where the line below begins: as the guide says if it was asked for, or else where the text does.
    private var lineStart: CGFloat {
        if hasSeparatorGuide { return separatorLayoutGuide.layoutFrame.minX }
        let start = (contentView as? UIListContentView)?.textStart ?? 16
        return contentInsets.leading + start
    }

    // MARK: What stands at the ends

    private func accessoriesChanged(_ former: [UICellAccessory]) {
        let views = accessories.compactMap(\.view)
        for view in former.compactMap(\.view) where !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in views where view.superview !== self { addSubview(view) }
        contentChanged()
        setNeedsLayout()
    }

    private var shownAccessories: [UICellAccessory] {
        accessories.filter { accessory in
            switch accessory.displayed {
            case .always: true
            case .whenEditing: configurationState.isEditing
            case .whenNotEditing: !configurationState.isEditing
            }
        }
    }

    override var contentInsets: NSDirectionalEdgeInsets {
        let shown = shownAccessories
        let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
        return NSDirectionalEdgeInsets(
            top: 0, leading: indent + Self.room(of: shown.filter(\.isLeading)), bottom: 0,
            trailing: Self.room(of: shown.filter { !$0.isLeading }))
    }

    /// What stands side by side, with a margin at the outer end.
    private static func room(of accessories: [UICellAccessory]) -> CGFloat {
        let widths: [CGFloat] = accessories.map(width)
        return widths.isEmpty ? 0 : margin + widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
    }

    private static func width(_ accessory: UICellAccessory) -> CGFloat {
        switch accessory.width {
        case .custom(let width): width.isFinite ? max(0, width) : 0
        case .standard: standardWidth
        case .actual: accessory.view.map { size(of: $0).width } ?? standardWidth
        }
    }

    private static func size(of view: UIView) -> CGSize {
        let said = view.bounds.size
        guard said == .zero || view is UILabel else { return said }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let standardWidth: CGFloat = 22

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownAccessories
        for accessory in accessories {
            let isShown = shown.contains { $0.view === accessory.view }
            accessory.view?.isHidden = !isShown || accessory.isHidden
            (accessory.view as? RoundSign)?.isChosen = isSelected
        }
        place(shown.filter(\.isLeading), fromLeading: true)
        place(shown.filter { !$0.isLeading }.reversed(), fromLeading: false)
        if listRow != nil || look.isShown { look.show(listRow, in: self, textStart: lineStart) }
    }

    /// From the outer end inwards.
    private func place(_ accessories: [UICellAccessory], fromLeading: Bool) {
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        var taken = Self.margin
        for accessory in accessories {
            let width = Self.width(accessory)
            if let view = accessory.view {
                let size = Self.size(of: view)
                let x = taken + (width - size.width) / 2
                let isLeft = fromLeading == isForward
                view.frame = CGRect(
                    x: isLeft ? x : bounds.width - x - size.width,
                    y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            }
            taken += width + Self.gap
        }
    }
}
