import QuoinKit

/// A look through which what is behind shimmers. Pictures show a veil.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// As in UIKit.
    public let contentView = UIView()
    /// As in UIKit.
    open var effect: UIVisualEffect?
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
