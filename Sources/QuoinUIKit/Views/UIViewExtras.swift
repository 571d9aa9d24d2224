import QuoinKit

/// What few views have, and what only UIKit's side knows.
@MainActor
struct UIViewExtras {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var transform: CGAffineTransform?
    /// How much larger than it is a scroll view shows it.
    var zoomScale: CGFloat?
    var gestures: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var overriddenStyle = UIUserInterfaceStyle.unspecified
    /// What is said of the traits here, and what the controller says of those of its view.
    var traitOverrides = UITraitOverrides()
    var controllerTraits = UITraitOverrides()
    var restorationIdentifier: String?
    var corners: UICornerConfiguration?
    var motionEffects: [AnyObject] = []
    var textSizes: (least: UIContentSizeCategory?, most: UIContentSizeCategory?)
    var traitRegistrations: [any UITraitChangeRegistration] = []
    /// What it has of what an app says of all of its class.
    var givenLooks = GivenLooks()
    /// What a layer above keeps with the view.
    var companion: AnyObject?
    /// The controller that runs it.
    weak var controller: UIResponder?
    private var madeLayer: CALayer?

    /// The layer, made when it is asked for.
    mutating func layer(of view: UIView) -> CALayer {
        if let madeLayer {
            return madeLayer
        }
        let layer = CALayer.of(type(of: view).layerClass)
        layer.view = view
        madeLayer = layer
        return layer
    }

    /// The layer, if there is one.
    var existingLayer: CALayer? { madeLayer }
}

/// What the layers above keep of the constraints and guides of a view.
@MainActor
protocol ConstraintRecord: AnyObject {
    /// The view has another superview: what went out of force by that need not be kept.
    func itemMoved()
}

extension UIView: LayerHost {
    final var layersOfSubviews: [CALayer] { subviews.map(\.layer) }
    final var layerOfSuperview: CALayer? { superview?.layer }
}

extension UIView {
    /// What the engine hears of the size for a width.
    final func contentSize(forWidth width: Double) -> Size {
        measuredWidth = width
        defer { measuredWidth = nil }
        return Size(wished: intrinsicContentSize)
    }

    /// Its tint, which a class of an app's own may say is none.
    final var shownTint: UIColor { tintColor ?? .systemBlue }

    /// The controller whose view it is.
    final var controller: UIResponder? { extras.controller }

    final func tintChanged() {
        var waiting = [self]
        while let view = waiting.popLast() {
            view.tintColorDidChange()
            view.node.setNeedsDisplay()
            waiting += view.subviews.filter { $0.extras.tintColor == nil }
        }
    }

    final func take(_ transform: CGAffineTransform) {
        let drawn = Transform(transform)
        node.transform = drawn
        // What the node refuses is not kept.
        guard node.transform == drawn else { return }
        extras.transform = transform == .identity ? nil : transform
        // Whoever sets another one ends the zoom.
        extras.zoomScale = nil
        showAnchored()
    }

    /// The frame of the view as it is drawn with a transform; without it, if that makes it greater than any number.
    final func covered(by transform: CGAffineTransform) -> CGRect {
        let (size, center) = (node.bounds.size, node.center)
        let shift = anchoredShift ?? zoomShift
        let about = CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let covered = about.applying(transform.withoutDust)
            .offsetBy(dx: CGFloat(center.x) + shift.x, dy: CGFloat(center.y) + shift.y)
        return Rect(covered).isSound ? covered : node.frame.cg
    }

    /// The frame without its transform of a view that is to cover an area with it.
    final func upright(covering area: CGRect, with transform: CGAffineTransform) -> CGRect {
        LayerPlace.upright(
            covering: area, with: transform, anchor: extras.existingLayer?.anchor ?? .middle)
    }

    /// The views of UIKit's that are in a node. A node between that belongs to none stands for those in it.
    static func collected(from node: View) -> [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(node.subviews.count)
        collect(from: node, into: &views)
        return views
    }

    private static func collect(from node: View, into views: inout [UIView]) {
        for member in node.subviews {
            if let view = member.uiView {
                views.append(view)
            } else {
                collect(from: member, into: &views)
            }
        }
    }
}

extension UIView {
    /// Lets a control that nobody has given a size begin at the one that it asks for, as UIKit's do.
    final func beginAtOwnSize() {
        let wish = intrinsicContentSize
        if node.frame.size == .zero, wish.width >= 0, wish.height >= 0 {
            node.frame.size = Size(wish)
        }
    }
}
