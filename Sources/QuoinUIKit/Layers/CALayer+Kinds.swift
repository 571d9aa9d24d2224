import QuoinKit

/// A layer that goes from one colour to another.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// As in UIKit.
    open var colors: [Any]? { didSet { looksChanged() } }
    /// As in UIKit.
    open var locations: [NSNumber]? { didSet { looksChanged() } }
    /// As in UIKit.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { looksChanged() } }
    /// As in UIKit.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { looksChanged() } }
    /// As in UIKit, but for cones: pictures show these in the colour halfway.
    open var type = CAGradientLayerType.axial { didSet { looksChanged() } }

    override var hasContent: Bool { colors?.isEmpty == false }

    override func paintContent(_ painting: LayerPainting) {
        guard let gradient, !painting.area.isEmpty else { return }
        let shown = gradient.mapColors { painting.shown($0) }
        if type == .conic {
            guard let color = shown.middleColor else { return }
            painting.canvas.fill(painting.area, color: color, cornerRadius: painting.cornerRadius)
        } else {
            painting.canvas.fill(
                painting.area, gradient: shown, cornerRadius: painting.cornerRadius)
        }
    }

    private var gradient: Gradient? {
        let parts = (colors ?? []).compactMap { color in
            (color as? CGColor)?.color.value ?? (color as? UIColor)?.value
        }
        guard !parts.isEmpty else { return nil }
        let steps = Double(max(1, parts.count - 1))
        let stops = parts.enumerated().map { index, color in
            // Where not all places are said, they are even.
            let said = locations?.count == parts.count ? locations?[index].doubleValue : nil
            return Gradient.Stop(color, at: said ?? Double(index) / steps)
        }
        return Gradient(
            stops, shape: type == .radial ? .radial : .linear, start: Point(startPoint),
            end: Point(endPoint))
    }
}
/// How colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// As in UIKit.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// As in UIKit.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer in the shape of a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// As in UIKit.
    open var path: CGPath? { didSet { looksChanged() } }
    /// As in UIKit: black, unless it is said.
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { looksChanged() } }
    /// As in UIKit.
    open var strokeColor: CGColor? { didSet { looksChanged() } }
    /// As in UIKit.
    open var lineWidth: CGFloat = 1 { didSet { looksChanged() } }
    /// As in UIKit.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { looksChanged() } }
    /// As in UIKit.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { looksChanged() } }
    /// As in UIKit.
    open var strokeStart: CGFloat = 0 { didSet { looksChanged() } }
    /// As in UIKit.
    open var strokeEnd: CGFloat = 1 { didSet { looksChanged() } }
    /// As in UIKit.
    open var lineDashPattern: [NSNumber]? { didSet { looksChanged() } }
    /// As in UIKit.
    open var lineDashPhase: CGFloat = 0 { didSet { looksChanged() } }
    /// As in UIKit.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { looksChanged() } }
    /// As in UIKit.
    open var miterLimit: CGFloat = 10 { didSet { looksChanged() } }

    final var rule: FillRule { fillRule == .evenOdd ? .evenOdd : .winding }
    override var hasContent: Bool { path?.isEmpty == false }

    override func paintContent(_ painting: LayerPainting) {
        guard let path else { return }
        let outline = path.drawn.offsetBy(dx: painting.origin.x, dy: painting.origin.y)
        if let color = fillColor?.color.value, color.opacity > 0 {
            painting.canvas.fill(outline, color: painting.shown(color), rule: rule)
        }
        guard let color = strokeColor?.color.value, color.opacity > 0, lineWidth > 0 else { return }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        let shown =
            isWhole ? outline : outline.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
        painting.canvas.stroke(shown, color: painting.shown(color), style: line)
    }

    private var line: LineStyle {
        var style = LineStyle(width: Double(lineWidth))
        style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        style.miterLimit = Double(miterLimit)
        style.dashes = (lineDashPattern ?? []).map(\.doubleValue)
        style.dashPhase = Double(lineDashPhase)
        return style
    }
}
/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// As in UIKit.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// As in UIKit.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// As in UIKit.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// As in UIKit.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
/// What is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// As in UIKit.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer of text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// As in UIKit.
    open var string: Any? { didSet { looksChanged() } }
    /// As in UIKit: a font, or its name.
    open var font: Any? { didSet { looksChanged() } }
    /// As in UIKit.
    open var fontSize: CGFloat = 36 { didSet { looksChanged() } }
    /// As in UIKit: white, unless it is said.
    open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { looksChanged() } }
    /// As in UIKit.
    open var isWrapped = false { didSet { looksChanged() } }
    /// As in UIKit.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { looksChanged() } }
    /// As in UIKit.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { looksChanged() } }

    override var hasContent: Bool { string != nil }

    override func paintContent(_ painting: LayerPainting) {
        guard !painting.area.isEmpty else { return }
        let label = Label(numberOfLines: isWrapped ? 0 : 1)
        if let text = string as? NSAttributedString {
            label.styledText = text.styled
        } else {
            label.text = string as? String ?? ""
            label.font = shownFont.drawn
        }
        label.lineBreakMode =
            switch truncationMode {
            case .start: .truncatingHead
            case .middle: .truncatingMiddle
            case .end: .truncatingTail
            default: .clipping
            }
        label.textColor =
            (foregroundColor?.color ?? .white).value.resolved(with: painting.traits)
        label.textAlignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            default: .natural
            }
        // The text stands at the top, however high the layer is.
        let height = label.contentSize(forWidth: painting.area.width).height
        var area = painting.area
        area.size.height = min(area.height, height)
        painting.faded { label.draw(in: area, on: painting.canvas) }
    }

    private var shownFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
            ?? .systemFont(ofSize: fontSize)
    }
}
/// How text ends that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// As in UIKit.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// As in UIKit.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    /// As in UIKit.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}
/// Where a layer's text stands.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// As in UIKit.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// As in UIKit.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// As in UIKit.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// As in UIKit.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
/// A layer that shows another one several times.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// Kept, without effect.
    open var instanceCount = 1
    /// Kept, without effect.
    open var instanceDelay: CFTimeInterval = 0
    /// Kept, without effect.
    open var instanceTransform = CATransform3D()
    /// Kept, without effect.
    open var instanceColor: CGColor?
}
/// A layer of what stands in space. Pictures show it flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
/// A layer of which a part is seen.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// Kept, without effect.
    open var scrollMode = CAScrollLayerScrollMode.both
    /// Neither called nor with an effect here.
    open func scroll(to point: CGPoint) {}
}
/// Where a part of a layer goes.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// As in UIKit.
    public let rawValue: String
    /// As in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// As in UIKit.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// As in UIKit.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// As in UIKit.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
/// A layer that would be drawn piece by piece.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// Kept, without effect.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Kept, without effect.
    open var levelsOfDetail = 1
    /// Kept, without effect.
    open var levelsOfDetailBias = 0
}

extension CALayer {
    /// A layer of a class that views say is theirs. Without Objective-C's runtime, only these can be made.
    static func of(_ kind: AnyClass) -> CALayer {
        switch kind {
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        case is CATransformLayer.Type: CATransformLayer()
        case is CAScrollLayer.Type: CAScrollLayer()
        case is CATiledLayer.Type: CATiledLayer()
        default: CALayer()
        }
    }
}
