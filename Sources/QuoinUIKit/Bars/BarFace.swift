/// What is to be seen of an item in a bar.
@MainActor
struct BarFace {
    var title: String?
    var image: UIImage?
    var font: UIFont
    var color: UIColor
    var isEnabled = true
    /// How wide it is, if that is said.
    var width: CGFloat?
    /// The sign of a way back.
    var hasChevron = false

    /// The face of a button among others.
    init(_ item: UIBarButtonItem, tint: UIColor, looks: UIBarButtonItemAppearance?) {
        let system = item.systemItem
        image = item.image ?? item.primaryAction?.image
        if image == nil, let sign = system?.sign {
            image = UIImage(systemName: sign)
        }
        let words = [item.title, item.primaryAction?.title, system?.word]
        title = words.compactMap { $0 }.first { !$0.isEmpty }
        let isStrong = item.style == .done || system == .done || system == .save
        font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
        if title == nil, image == nil, let letter = system?.letter {
            title = letter
            font = .systemFont(ofSize: 26, weight: .regular)
        }
        color = item.tintColor ?? tint
        width = item.width > 0 ? item.width : nil
        take(item, looks)
    }

    /// The face of a way back.
    init(
        back title: String?, item: UIBarButtonItem, tint: UIColor, looks: UIBarButtonItemAppearance?
    ) {
        self.title = title
        image = item.image
        font = .systemFont(ofSize: 17)
        color = item.tintColor ?? tint
        hasChevron = true
        take(item, looks)
    }

    /// What the item says counts before what the bar says of all items.
    private mutating func take(_ item: UIBarItem, _ looks: UIBarButtonItemAppearance?) {
        isEnabled = item.isEnabled
        let state: UIControl.State = isEnabled ? .normal : .disabled
        let font: UIFont? = item.attribute(.font, for: state) ?? looks?.attribute(.font, isEnabled)
        if let font { self.font = font }
        if isEnabled {
            let own: UIColor? =
                item.attribute(.foregroundColor, for: .normal)
                ?? looks?.attribute(.foregroundColor, true)
            if let own { color = own }
        } else {
            color =
                item.attribute(.foregroundColor, for: .disabled)
                ?? looks?.disabled.titleTextAttributes[.foregroundColor] as? UIColor
                ?? .tertiaryLabel
        }
    }
}

extension UIBarButtonItemAppearance {
    /// What is said of titles in a state, or else of titles in general.
    fileprivate func attribute<Value>(_ key: NSAttributedString.Key, _ isEnabled: Bool) -> Value? {
        let own = isEnabled ? nil : disabled.titleTextAttributes[key] as? Value
        return own ?? normal.titleTextAttributes[key] as? Value
    }
}
