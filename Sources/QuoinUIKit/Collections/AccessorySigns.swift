// What accessories look like that are no views of an app's own.
extension UICellAccessory.AccessoryType {
    @MainActor
    func sign(tint: UIColor?) -> UIView? {
        switch self {
        case .disclosureIndicator: StrokeSign(.chevron, tint ?? .tertiaryLabel)
        case .outlineDisclosure: StrokeSign(.chevron, tint ?? .systemBlue)
        case .checkmark: StrokeSign(.tick, tint ?? .systemBlue)
        case .reorder: ReorderSign(tint ?? .tertiaryLabel)
        case .popUpMenu: Self.text("\u{2195}", tint ?? .tertiaryLabel)
        case .detail: Self.circle("i", tint ?? .systemBlue)
        case .multiselect: RoundSign(.choice, tint)
        case .delete: RoundSign(.minus, tint ?? .systemRed)
        case .insert: RoundSign(.plus, tint ?? .systemGreen)
        case .label, .customView: nil
        }
    }

    @MainActor
    private static func text(_ text: String, _ color: UIColor, size: CGFloat = 20) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.textColor = color
        return label
    }

    @MainActor
    private static func circle(_ text: String, _ color: UIColor) -> UIView {
        let circle = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        circle.layer.cornerRadius = 10
        circle.layer.borderWidth = 1.5
        circle.layer.borderColor = color.cgColor
        let label = Self.text(text, color, size: 14)
        label.textAlignment = .center
        label.frame = circle.bounds
        circle.addSubview(label)
        return circle
    }
}
