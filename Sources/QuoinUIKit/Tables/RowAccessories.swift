/// What stands at a row's end: signs, or a view of the app's.
@MainActor
final class RowAccessories {
    private var view: UIView?
    private var signs: [UIView] = []
    private var kind = UITableViewCell.AccessoryType.none
    private var tint: UIColor?

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    /// How much of the row they take.
    var room: Double {
        view.map { Double($0.bounds.width + Self.margin) } ?? Self.room(for: kind)
    }

    /// Puts a view in a cell, or the signs of a kind, instead of what was there.
    func show(
        _ view: UIView?, _ kind: UITableViewCell.AccessoryType, in cell: UITableViewCell
    ) {
        if self.view !== view { self.view?.removeFromSuperview() }
        self.view = view
        if let view, view.superview !== cell { cell.addSubview(view) }
        show(view == nil ? kind : .none, in: cell)
    }

    private func show(_ kind: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
        guard kind != .none || !signs.isEmpty else { return }
        signs.forEach { $0.removeFromSuperview() }
        (self.kind, tint) = (kind, cell.shownTint)
        signs = Self.kinds(of: kind).compactMap { sign in
            sign.sign(tint: sign == .disclosureIndicator ? nil : tint)
        }
        for sign in signs {
            sign.isUserInteractionEnabled = false
            cell.addSubview(sign)
        }
    }

    /// Puts them side by side at the end of an area of the cell.
    func place(in area: CGRect, of cell: UITableViewCell) {
        if !signs.isEmpty, cell.shownTint != tint { show(kind, in: cell) }
        let isForward = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
        var taken = Self.margin
        for sign in signs.reversed() + [view].compactMap({ $0 }) {
            let size = sign.bounds.size
            taken += size.width
            guard sign.translatesAutoresizingMaskIntoConstraints else { continue }
            sign.frame = CGRect(
                x: isForward ? area.maxX - taken : area.minX + taken - size.width,
                y: area.midY - size.height / 2, width: size.width, height: size.height)
            taken += Self.gap
        }
    }

    private static func kinds(
        of kind: UITableViewCell.AccessoryType
    ) -> [UICellAccessory.AccessoryType] {
        switch kind {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator]
        case .checkmark: [.checkmark]
        case .detailButton: [.detail]
        case .detailDisclosureButton: [.detail, .disclosureIndicator]
        }
    }

    private static func room(for kind: UITableViewCell.AccessoryType) -> Double {
        switch kind {
        case .none: 0
        case .disclosureIndicator: 38
        case .checkmark: 40
        case .detailButton: 48
        case .detailDisclosureButton: 68
        }
    }
}
