/// A view that stands where a keyboard does, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// Whether it looks like a keyboard.
    public enum Style: Int, Sendable { case `default`, keyboard }
    /// Kept, without effect.
    public private(set) var inputViewStyle = Style.default
    /// Kept, without effect: it is as high as constraints or its frame say.
    open var allowsSelfSizing = false
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
