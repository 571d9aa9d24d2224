import QuoinUIKit
import Testing

/// A window in which bars are looked at.
@MainActor
struct BarScene {
    let window: UIWindow

    init(width: CGFloat = 375, showing controller: UIViewController? = nil) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
        window.rootViewController = controller
    }

    /// Every view of a kind that is seen, in the window.
    func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        window.layoutIfNeeded()
        var found: [Kind] = []
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            guard !view.isHidden else { continue }
            if let view = view as? Kind { found.append(view) }
            waiting += view.subviews.reversed()
        }
        return found
    }

    /// The label that shows a text.
    func label(_ text: String) -> UILabel? {
        all(UILabel.self).first { $0.text == text && $0.bounds.width > 0 }
    }

    /// Where a text stands in the window.
    func place(_ text: String) -> CGRect? {
        label(text).map { $0.convert($0.bounds, to: window) }
    }

    /// What a finger finds on a text.
    func control(_ text: String) -> UIControl? {
        guard let place = place(text) else { return nil }
        return window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil) as? UIControl
    }

    func tap(_ text: String) { control(text)?.sendActions(for: .touchUpInside) }
}

/// How wide a text is in a bar.
@MainActor
func width(of text: String, size: CGFloat = 17, isBold: Bool = false) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.text = text
    return label.intrinsicContentSize.width
}

/// Whether two lengths are the same but for what pixels take or give.
func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    one.map { abs($0 - other) < 1.01 } ?? false
}
