extension UITextField {
    /// The size of a view beside the text: the one that it has, or wishes for.
    static func size(of view: UIView) -> CGSize {
        guard view.translatesAutoresizingMaskIntoConstraints else {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if view.bounds.size != .zero { return view.bounds.size }
        let (fit, wish) = (view.sizeThatFits(.zero), view.intrinsicContentSize)
        return fit != .zero ? fit : CGSize(width: max(0, wish.width), height: max(0, wish.height))
    }

    /// The view before the text, if it can stand there: what the field is in cannot.
    var left: UIView? { leftView.flatMap { isDescendant(of: $0) ? nil : $0 } }

    /// As ``left``, after the text: nothing stands at both ends.
    var right: UIView? {
        rightView.flatMap { $0 === leftView || isDescendant(of: $0) ? nil : $0 }
    }
}

/// Where a view beside the text of a field stands.
@MainActor
final class SidePlace {
    /// Of a view whose size constraints say. Those of the app come first.
    private var pins: [NSLayoutConstraint] = []

    func hold(_ view: UIView?, in field: UITextField, at place: () -> CGRect) {
        guard let view, view.superview === field else { return letGo() }
        let rect = place()
        guard !view.translatesAutoresizingMaskIntoConstraints else {
            letGo()
            view.frame = rect
            return
        }
        if pins.first?.firstItem !== view || pins.first?.isActive == false {
            letGo()
            pins = [
                view.centerXAnchor.constraint(equalTo: field.leftAnchor),
                view.centerYAnchor.constraint(equalTo: field.topAnchor),
            ]
            for pin in pins { pin.priority = UILayoutPriority(1) }
            NSLayoutConstraint.activate(pins)
        }
        for (pin, middle) in zip(pins, [rect.midX, rect.midY])
        where middle.isFinite && pin.constant != middle {
            pin.constant = middle
        }
    }

    private func letGo() {
        NSLayoutConstraint.deactivate(pins)
        pins = []
    }
}
