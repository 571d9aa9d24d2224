import Quoin

/// Shows a picture, and wants to be as large as that. Without one it does not care.
///
/// ```swift
/// let portrait = ImageView(Image("portrait", size: Size(width: 48, height: 48)))
/// portrait.contentMode = .aspectFill
/// ```
///
/// What does not fit into the view is cut off.
open class ImageView: StyledView {
    /// How a picture is put into a view of another size.
    public enum ContentMode: CaseIterable, Hashable, Sendable {
        /// As large as the view, whatever its shape.
        case scaleToFill
        /// As large as can be without being cut off.
        case aspectFit
        /// As small as can be and leave nothing of the view empty.
        case aspectFill
        /// As large as it is, in the middle.
        case center
    }

    /// What is shown.
    public final var image: Image? {
        didSet {
            guard image != oldValue else { return }
            if image?.size == oldValue?.size,
                image?.alignmentRectInsets == oldValue?.alignmentRectInsets
            {
                setNeedsDisplay()
            } else {
                contentChanged()
            }
        }
    }

    /// How it is put into the view.
    public final var contentMode = ContentMode.scaleToFill {
        didSet {
            if contentMode != oldValue { setNeedsDisplay() }
        }
    }

    /// Makes a view of a picture.
    public init(_ image: Image? = nil) {
        self.image = image
        super.init(frame: .zero)
    }

    /// Those of the picture.
    open override var alignmentRectInsets: EdgeInsets { image?.soundInsets ?? .zero }

    /// The size of the picture, as far as constraints act on it. One that no picture can have counts for
    /// none.
    open override var intrinsicContentSize: Size {
        guard let image, image.hasSize else {
            return Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        }
        let insets = image.soundInsets
        return Size(
            width: image.size.width - insets.left - insets.right,
            height: image.size.height - insets.top - insets.bottom)
    }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        guard let image, !bounds.isEmpty else { return }
        let place = place(of: image)
        if bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(place) {
            canvas.image(named: image.name, in: place)
        } else {
            canvas.save()
            canvas.clip(to: bounds)
            canvas.image(named: image.name, in: place)
            canvas.restore()
        }
    }

    private func place(of image: Image) -> Rect {
        let size = image.size
        guard image.hasSize, size.width > 0, size.height > 0 else { return bounds }
        let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
        let factor: Double
        switch contentMode {
        case .scaleToFill: return bounds
        case .aspectFit: factor = min(horizontal, vertical)
        case .aspectFill: factor = max(horizontal, vertical)
        case .center: factor = 1
        }
        let (width, height) = (size.width * factor, size.height * factor)
        return Rect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
