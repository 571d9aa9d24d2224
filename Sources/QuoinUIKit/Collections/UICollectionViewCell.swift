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
    open var isSelected = false
    /// As in UIKit.
    open var isHighlighted = false
    /// As in UIKit.
    open var backgroundView: UIView?
    /// As in UIKit.
    open var selectedBackgroundView: UIView?
}
