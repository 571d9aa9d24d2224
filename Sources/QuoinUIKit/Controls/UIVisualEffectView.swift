import QuoinKit

/// A look through which what is behind shimmers. Of a blur, and of glass, pictures show a veil in the shade of its
/// style, and of anything else nothing.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// As in UIKit.
    public let contentView = UIView()
    /// As in UIKit.
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
    /// As in UIKit.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    /// As in UIKit: what is behind, as the effect has it seen.
    open override func draw(_ rect: CGRect) {
        guard let veil = effect?.veil else { return }
        veil.setFill()
        let room = min(bounds.width, bounds.height) / 2
        UIBezierPath(roundedRect: bounds, cornerRadius: min(CGFloat(node.cornerRadius), room))
            .fill()
    }
    private func addContent() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
/// How bars are laid out.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact, defaultPrompt = 101, compactPrompt
}
