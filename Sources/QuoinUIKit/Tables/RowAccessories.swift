/// The signs at a row's end.
@MainActor
final class RowAccessories {
    private var signs: [UIView] = []
    private var kind = UITableViewCell.AccessoryType.none
    private var tint: UIColor?
    /// How much of the row they take.
    private(set) var room = 0.0

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    /// Puts the signs of a kind in a cell, instead of those that were there.
    func show(_ kind: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
        guard kind != .none || !signs.isEmpty else { return }
        signs.forEach { $0.removeFromSuperview() }
        (self.kind, tint) = (kind, cell.tintColor)
        signs = Self.kinds(of: kind).compactMap { sign in
            sign.sign(tint: sign == .disclosureIndicator ? nil : tint)
        }
        room = Self.room(for: kind)
        for sign in signs {
            sign.isUserInteractionEnabled = false
            cell.addSubview(sign)
        }
    }

    /// Puts them side by side at the end of an area of the cell.
    func place(in area: CGRect, of cell: UITableViewCell) {
        guard !signs.isEmpty else { return }
        if cell.tintColor != tint { show(kind, in: cell) }
        let isForward = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
        var taken = Self.margin
        for sign in signs.reversed() {
            let size =
                sign is UILabel
                ? sign.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                : sign.bounds.size
            sign.frame = CGRect(
                x: isForward ? area.maxX - taken - size.width : area.minX + taken,
                y: area.midY - size.height / 2, width: size.width, height: size.height)
            taken += size.width + Self.gap
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
