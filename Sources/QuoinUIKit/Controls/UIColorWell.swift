import QuoinKit

/// A dot in a colour, to choose another one by. Nobody does that here.
@preconcurrency @MainActor
open class UIColorWell: UIControl, SizedByContent {
    /// As in UIKit: without a frame, it begins at its own size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginAtOwnSize()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As in UIKit.
    open var title: String?
    /// As in UIKit.
    open var selectedColor: UIColor? { didSet { node.setNeedsDisplay() } }
    /// Kept, without effect.
    open var supportsAlpha = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    override func paint(_ rect: Rect, in canvas: any Canvas) {
        super.paint(rect, in: canvas)
        let side = min(node.bounds.width, node.bounds.height)
        let dot = Rect(
            x: node.bounds.midX - side / 2, y: node.bounds.midY - side / 2, width: side,
            height: side)
        guard side > 0 else { return }
        if let selectedColor {
            canvas.fill(
                dot.insetBy(dx: side / 7, dy: side / 7),
                color: selectedColor.value.resolved(with: node.traits), cornerRadius: side / 2)
        }
        canvas.stroke(
            dot, color: UIColor.systemGray3.value.resolved(with: node.traits), lineWidth: 2,
            cornerRadius: side / 2)
    }
}
