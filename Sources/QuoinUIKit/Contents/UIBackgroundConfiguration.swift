/// What stands behind the content of a cell, said as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// As in UIKit.
    public var customView: UIView?
    /// As in UIKit.
    public var cornerRadius: CGFloat = 0
    /// As in UIKit: room around the ground within the cell.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Kept, without effect.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// As in UIKit: without one, it is the tint of who shows it; `.clear` is none to be seen.
    public var backgroundColor: UIColor? { didSet { isColorSaid = true } }
    /// As in UIKit.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Kept, without effect.
    public var visualEffect: UIVisualEffect?
    /// As in UIKit.
    public var image: UIImage?
    /// As in UIKit.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// As in UIKit.
    public var strokeColor: UIColor?
    /// As in UIKit.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// As in UIKit.
    public var strokeWidth: CGFloat = 0
    /// Kept, without effect.
    public var strokeOutset: CGFloat = 0
    /// What the colour is as long as nobody has said another one, and that where a cell is selected or pressed.
    private let usual: (color: UIColor, selected: UIColor)
    private var isColorSaid = false

    private init(_ color: UIColor, selected: UIColor? = nil) {
        usual = (color, selected ?? color)
        backgroundColor = color
    }

    /// As in UIKit: nothing at all.
    public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
    /// As in UIKit, on a plain ground.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        .init(.clear, selected: .systemGray4)
    }
    /// As in UIKit.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        .init(.secondarySystemGroupedBackground, selected: .systemGray4)
    }
    /// As in UIKit.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// As in UIKit.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        .init(.clear, selected: .systemGray4)
    }
    /// As in UIKit.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        listSidebarCell()
    }
    /// As in UIKit.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// As in UIKit.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// As in UIKit.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// As in UIKit.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// As in UIKit.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// As in UIKit: the grounds of lists are grey while their cells are selected or pressed, unless their colour was said.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard !isColorSaid else { return self }
        let cell = state as? UICellConfigurationState
        let isShown = cell?.isSelected ?? false || cell?.isHighlighted ?? false
        var result = self
        result.backgroundColor = isShown ? usual.selected : usual.color
        result.isColorSaid = false
        return result
    }
    /// As in UIKit.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// As in UIKit.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// The ground that a configuration says.
final class BackgroundView: UIView {
    private var shown = UIBackgroundConfiguration.clear()
    private var picture: UIImageView?

    func show(_ background: UIBackgroundConfiguration) {
        if background.customView !== shown.customView {
            shown.customView?.removeFromSuperview()
            background.customView.map { addSubview($0) }
        }
        shown = background
        backgroundColor = background.resolvedBackgroundColor(for: shownTint)
        layer.cornerRadius = background.cornerRadius
        layer.borderWidth = background.strokeWidth
        layer.borderColor = background.resolvedStrokeColor(for: shownTint).cgColor
        clipsToBounds = background.cornerRadius > 0
        showPicture()
    }

    private func showPicture() {
        guard let image = shown.image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let view = picture ?? UIImageView(frame: bounds)
        picture = view
        view.image = image
        view.contentMode = shown.imageContentMode
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    func place(in bounds: CGRect) {
        let insets = shown.backgroundInsets
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let (left, right) =
            isForward
            ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
        let area = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        if frame != area { frame = area }
        shown.customView?.frame = self.bounds
        picture?.frame = self.bounds
    }
}
