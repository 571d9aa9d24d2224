/// What a long press shows. Nobody presses; a test may ask what there would be.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// As in UIKit.
    public let identifier: (any NSCopying)?
    /// In which order a menu stands.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
    /// Kept, without effect.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// As in UIKit.
    public let previewProvider: (() -> UIViewController?)?
    /// As in UIKit.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
    /// As in UIKit.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        (self.identifier, self.previewProvider) = (identifier, previewProvider)
        self.actionProvider = actionProvider
    }
}

extension UIButton {
    /// Kept, without effect: menus do not open here.
    public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { UIContextMenuConfiguration.ElementOrder(rawValue: menuOrder) ?? .automatic }
        set { menuOrder = newValue.rawValue }
    }
}
