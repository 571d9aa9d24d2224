import QuoinKit

extension UIView {
    /// As in UIKit. It takes the place of the layer's `cornerRadius`, whichever is said last.
    public final var cornerConfiguration: UICornerConfiguration {
        get { extras.corners ?? .corners(radius: 0) }
        set {
            extras.corners = newValue
            let corners: [Corners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
            node.cornerRadius = Double(newValue.radii.max() ?? 0)
            node.roundedCorners = zip(corners, newValue.radii).reduce(into: []) {
                if $1.1 > 0 { $0.formUnion($1.0) }
            }
        }
    }

    /// As in UIKit: how round a corner is drawn, which is never more than there is room for.
    public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let asked = Corners(rawValue: UInt8(corner.rawValue & 15))
        guard !asked.isEmpty, node.roundedCorners.isSuperset(of: asked) else { return 0 }
        return max(0, min(CGFloat(node.cornerRadius), min(bounds.width, bounds.height) / 2))
    }
}
