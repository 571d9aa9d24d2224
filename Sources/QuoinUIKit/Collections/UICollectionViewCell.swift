/// What a collection shows and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// As in UIKit.
    public internal(set) var reuseIdentifier: String?
    final var poolName: String?
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What makes views of a registered class; see ``UITableViewCell/init(registeredAs:)``.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    /// As in UIKit.
    open func prepareForReuse() {}
    /// As in UIKit.
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    /// As in UIKit.
    open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { attributes }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// As in UIKit.
    public let contentView = UIView()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    /// As in UIKit.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    private func addContent() {
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    /// As in UIKit.
    open var isSelected = false { didSet { groundsChanged() } }
    /// As in UIKit.
    open var isHighlighted = false { didSet { groundsChanged() } }
    /// As in UIKit.
    open var backgroundView: UIView? {
        didSet { replaceGround(oldValue, by: backgroundView, below: nil) }
    }
    /// As in UIKit: there while the item is selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
            groundsChanged()
        }
    }
    private func groundsChanged() {
        let isShown = isSelected || isHighlighted
        if isShown != (selectedBackgroundView?.superview === self) {
            replaceGround(
                isShown ? nil : selectedBackgroundView, by: isShown ? selectedBackgroundView : nil,
                below: contentView)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        saysNoSize = true
        return super.sizeThatFits(size)
    }
    private var saysNoSize = false
    /// As in UIKit: what the constraints in the cell ask for or, where there are none, its ``UIView/sizeThatFits(_:)``.
    open override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if contentView.constraints.isEmpty {
            saysNoSize = false
            let size = sizeThatFits(attributes.size)
            if !saysNoSize {
                attributes.size = size
                return attributes
            }
        }
        attributes.size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return attributes
    }
}

extension UIView {
    /// Puts a view behind all that a cell shows, as large as the cell.
    final func replaceGround(_ former: UIView?, by view: UIView?, below content: UIView?) {
        if former !== view { former?.removeFromSuperview() }
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let content {
            insertSubview(view, belowSubview: content)
        } else {
            insertSubview(view, at: 0)
        }
    }
}
