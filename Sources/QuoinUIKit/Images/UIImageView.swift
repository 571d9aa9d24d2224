import QuoinKit

/// Shows a picture, and wants to be as large as that.
@preconcurrency @MainActor
open class UIImageView: UIView, SizedByContent {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }
    /// As in UIKit.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        isUserInteractionEnabled = false
    }

    /// As in UIKit.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size
                || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
            {
                invalidateIntrinsicContentSize()
            }
            node.setNeedsDisplay()
            valueChanged()
        }
    }
    /// The picture with what is said of signs of the system's.
    private var preferredImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }
    /// As in UIKit.
    open var highlightedImage: UIImage?
    /// As in UIKit.
    open var isHighlighted = false
    /// Kept, without effect.
    open var animationImages: [UIImage]?
    /// As in UIKit.
    /// Kept, without effect.
    open var highlightedAnimationImages: [UIImage]?
    /// Kept, without effect.
    open var animationDuration: TimeInterval = 0
    /// Kept, without effect.
    open var animationRepeatCount = 0
    /// As in UIKit.
    open var isAnimating: Bool { false }
    /// As in UIKit.
    open func startAnimating() {}
    /// As in UIKit.
    open func stopAnimating() {}
    /// As in UIKit: the size of signs of the system's that do not say theirs.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            node.setNeedsDisplay()
        }
    }
    /// Kept, without effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    private var shown: UIImage? {
        isHighlighted
            ? highlightedImage?.preferring(preferredSymbolConfiguration) ?? preferredImage
            : preferredImage
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
    open override var intrinsicContentSize: CGSize {
        guard let image = preferredImage else { return CGSize(width: -1, height: -1) }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }
    override func fittingSize(_ size: CGSize) -> CGSize {
        preferredImage?.size ?? .zero
    }

    override var fittedPicture: CGSize? {
        contentMode == .scaleAspectFit && shown?.isSymbolImage != true ? shown?.size : nil
    }

    override var coversItself: Bool { shown != nil && shown?.isSymbolImage != true }
    override func paint(_ rect: Rect, in canvas: any Canvas) {
        super.paint(rect, in: canvas)
        let bounds = node.bounds
        guard let shown, !bounds.isEmpty, let place = place(of: Size(shown.size), in: bounds) else {
            return
        }
        canvas.save()
        canvas.clip(to: bounds)
        canvas.show(shown, in: place, traits: node.traits)
        canvas.restore()
    }

    private func place(of size: Size, in bounds: Rect) -> Rect? {
        guard size.width > 0, size.height > 0 else { return nil }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        var scale = (x: 1.0, y: 1.0)
        switch contentMode {
        case .scaleToFill, .redraw: scale = (across, down)
        case .scaleAspectFit: scale = (min(across, down), min(across, down))
        case .scaleAspectFill: scale = (max(across, down), max(across, down))
        default: break
        }
        let shown = Size(width: size.width * scale.x, height: size.height * scale.y)
        let spare = Size(width: bounds.width - shown.width, height: bounds.height - shown.height)
        let share = contentMode.shares
        return Rect(
            x: bounds.minX + spare.width * share.x, y: bounds.minY + spare.height * share.y,
            width: shown.width, height: shown.height)
    }
}

extension UIView.ContentMode {
    /// Which share of the spare room is before the content.
    fileprivate var shares: (x: Double, y: Double) {
        switch self {
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
