/// What a row shows beside its content while it is edited.
struct RowEditing: Equatable {
    /// What stands at its beginning, unless several rows can be chosen.
    var style: UITableViewCell.EditingStyle
    /// Whether there is a circle at its beginning, by which it is chosen among others.
    var isChoice: Bool
    /// Whether its content makes room even where nothing stands at the beginning.
    var isIndented: Bool
    /// Whether there are lines at its end, by which it is taken to be moved.
    var isMovable: Bool

    var hasControl: Bool { isChoice || style != .none }
}

/// What stands at a row's beginning while it is edited.
final class UITableViewCellEditControl: UIControl {
    private let sign: RoundSign?
    /// Which one it is.
    let kind: RoundSign.Kind?
    fileprivate static let size: CGFloat = 26

    init(_ kind: RoundSign.Kind, tint: UIColor?) {
        let sign = RoundSign(kind, tint)
        (self.kind, self.sign) = (kind, sign)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        sign.center = CGPoint(x: Self.size / 2, y: Self.size / 2)
        addSubview(sign)
    }
    required init?(coder: NSCoder) {
        (kind, sign) = (nil, nil)
        super.init(coder: coder)
    }

    func show(isChosen: Bool) { sign?.isChosen = isChosen }
}

/// What stands at a row's end while it is edited, if it can be moved.
final class UITableViewCellReorderControl: UIControl {
    private let sign = ReorderSign(.tertiaryLabel)
    fileprivate static let width: CGFloat = 27

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sign)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// The signs of editing at both ends of a row.
@MainActor
final class RowEditingControls {
    private var start: UITableViewCellEditControl?
    private var end: UITableViewCellReorderControl?
    /// How much of the row is taken at its beginning.
    private(set) var roomAtStart = 0.0
    var roomAtEnd: Double { end == nil ? 0 : Double(UITableViewCellReorderControl.width) + 16 }
    /// How much of what else stands at the end is kept away by that: its margin is there already.
    var shiftAtEnd: Double { end == nil ? 0 : roomAtEnd - 16 + 8 }

    private static let indent = 40.0
    private static let margin: CGFloat = 15

    /// Puts the signs of a row in its cell; nil for none.
    func show(_ editing: RowEditing?, in cell: UITableViewCell) {
        roomAtStart =
            editing.map { $0.hasControl || $0.isIndented } ?? false ? Self.indent : 0
        let kind = editing.flatMap(Self.kind)
        if kind != start?.kind {
            start?.removeFromSuperview()
            start = kind.map { UITableViewCellEditControl($0, tint: Self.tint(of: $0, in: cell)) }
            if let start { cell.addSubview(start) }
        }
        showChoice(in: cell)
        guard (editing?.isMovable ?? false) != (end != nil) else { return }
        end?.removeFromSuperview()
        end = end == nil ? UITableViewCellReorderControl(frame: .zero) : nil
        if let end { cell.addSubview(end) }
    }

    func showChoice(in cell: UITableViewCell) { start?.show(isChosen: cell.isSelected) }

    /// Lays them out in an area of the cell.
    func place(in area: CGRect, of cell: UITableViewCell) {
        let isForward = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
        let size = UITableViewCellEditControl.size
        start?.frame = CGRect(
            x: isForward ? area.minX + Self.margin : area.maxX - Self.margin - size,
            y: area.midY - size / 2, width: size, height: size)
        let width = UITableViewCellReorderControl.width
        end?.frame = CGRect(
            x: isForward ? area.maxX - 16 - width : area.minX + 16, y: area.minY, width: width,
            height: area.height)
    }

    private static func kind(of editing: RowEditing) -> RoundSign.Kind? {
        if editing.isChoice { return .choice }
        return switch editing.style {
        case .none: nil
        case .delete: .minus
        case .insert: .plus
        }
    }
    private static func tint(of kind: RoundSign.Kind, in cell: UITableViewCell) -> UIColor? {
        switch kind {
        case .minus: .systemRed
        case .plus: .systemGreen
        case .choice: cell.shownTint
        }
    }
}
