/// How the row of a list looks by the list that it stands in.
struct ListRow {
    var ground: UIColor?
    var radius: CGFloat
    var isFirst: Bool
    var isLast: Bool
    /// The colour of the line below it, if there is one.
    var line: UIColor?
    var lineInsets: NSDirectionalEdgeInsets
}

/// The ground of a row and the line below it.
@MainActor
final class ListRowLook {
    /// The part of the card that is the row's: a section's rows are one card.
    private let ground = UIView()
    private let card = UIView()
    private let line = UIView()
    var isShown: Bool { ground.superview != nil || line.superview != nil }

    /// Lays both out in a cell, whose text begins at a place from its leading side.
    func show(_ row: ListRow?, in cell: UICollectionViewListCell, textStart: CGFloat) {
        let bounds = cell.bounds
        let isOwn = cell.backgroundConfiguration != nil || cell.backgroundView != nil
        show(ground, isOwn || row?.ground == nil ? nil : .clear, in: cell, atBack: true)
        if let row, ground.superview != nil { placeCard(row, in: bounds) }
        show(line, row?.line, in: cell, atBack: false)
        let insets = row?.lineInsets ?? .zero
        let start = insets.leading > 0 ? insets.leading : textStart
        let isForward = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
        let height = 1 / UIScreen.main.scale
        line.frame = CGRect(
            x: isForward ? start : insets.trailing, y: bounds.height - height,
            width: max(0, bounds.width - start - insets.trailing), height: height)
    }

    /// Where the card goes on above or below, its round corners are outside of the row.
    private func placeCard(_ row: ListRow, in bounds: CGRect) {
        if card.superview == nil {
            ground.clipsToBounds = true
            ground.addSubview(card)
        }
        ground.frame = bounds
        let above = row.isFirst ? 0 : row.radius
        let below = row.isLast ? 0 : row.radius
        card.frame = CGRect(
            x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        card.layer.cornerRadius = row.radius
        card.backgroundColor = row.ground
    }

    private func show(_ view: UIView, _ color: UIColor?, in cell: UIView, atBack: Bool) {
        guard let color else {
            view.removeFromSuperview()
            return
        }
        view.backgroundColor = color
        guard view.superview !== cell else { return }
        view.isUserInteractionEnabled = false
        if atBack { cell.insertSubview(view, at: 0) } else { cell.addSubview(view) }
    }
}
