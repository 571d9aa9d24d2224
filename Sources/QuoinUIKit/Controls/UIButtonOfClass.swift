/// A button that is made by its class where that is a value, as ``UIViewOfClass`` is.
@preconcurrency @MainActor
public protocol UIButtonOfClass: UIViewOfClass {}

extension UIButtonOfClass {
    /// As in UIKit: `Key(type: .system)`, where `Key` stands for any class of buttons.
    public init(type: UIButton.ButtonType) {
        self.init(frame: .zero)
        (self as? UIButton)?.become(type)
    }
}
