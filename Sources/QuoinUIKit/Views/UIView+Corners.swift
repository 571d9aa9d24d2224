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
}
