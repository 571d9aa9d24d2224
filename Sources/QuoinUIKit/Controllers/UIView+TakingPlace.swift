import QuoinKit

/// Views of children, which containers place.
extension UIView {
    /// Stands there before it is transformed, as children stand in what contains them. A ``frame`` tells where a
    /// transformed view is seen, and to set it would change its size.
    final func takePlace(_ area: CGRect) {
        guard extras.transform != nil else {
            if frame != area { frame = area }
            return
        }
        if bounds.size != area.size { bounds.size = area.size }
        let anchor = extras.existingLayer?.anchor ?? .middle
        let position = CGPoint(
            x: area.minX + anchor.x * area.width, y: area.minY + anchor.y * area.height)
        if center != position { center = position }
    }
}
