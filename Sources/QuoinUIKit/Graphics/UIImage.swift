import QuoinKit

/// A picture: its name and its size are what layout and pictures of layouts need.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Which way up a picture is.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// Whether a picture is drawn in its own colours or in the tint.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// How the middle of a stretched picture is filled.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    private let mark = FoundationMark()
    /// Kept, without effect.
    open var accessibilityIdentifier: String?
    let name: String
    /// How large it is in points.
    open var size: CGSize { storedSize }
    private let storedSize: CGSize
    /// How many pixels there are in a point.
    public let scale: CGFloat
    /// As in UIKit.
    public private(set) var renderingMode = RenderingMode.automatic
    /// As in UIKit.
    public private(set) var capInsets = UIEdgeInsets.zero
    /// As in UIKit.
    public private(set) var alignmentRectInsets = UIEdgeInsets.zero
    /// As in UIKit.
    public private(set) var tint: UIColor?
    /// What was drawn into it, or read from its file.
    var contents: Data?
    /// What was drawn into it by hand.
    private(set) var drawing: HandDrawing?
    /// Whether its name says which picture it is, as those of catalogues and of the system's signs do.
    private var isKnownByName = false
    private var isSymbol = false
    /// As in UIKit: what was said of a sign of the system's.
    public private(set) var symbolConfiguration: SymbolConfiguration?

    /// A picture without contents, of a name and a size.
    public init(name: String, size: CGSize, scale: CGFloat = 1) {
        self.name = name
        storedSize = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }
    convenience init(drawing: HandDrawing, size: CGSize) {
        self.init(name: "drawn", size: size)
        if !drawing.steps.isEmpty { self.drawing = drawing }
    }
    public override convenience init() { self.init(name: "image", size: .zero) }
    /// As in UIKit, for `#imageLiteral(resourceName:)`; an empty picture where there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(resource: ImageResource(name: name, bundle: .main))
    }
    /// As in UIKit: what ``init(named:in:with:)`` finds, or an empty picture where there is none of that name.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, with: nil)
        self.init(name: resource.name, size: found?.size ?? .zero, scale: found?.scale ?? 1)
        contents = found?.contents
        isKnownByName = found != nil
    }

    /// A picture of the app's: a file of that name, as PNG or JPEG and in any of the usual scales, in the
    /// bundle's resources. There is none if there is no such file.
    ///
    /// Pictures of catalogues are registered with ``register(_:size:)``, as `quoin port` does for all of one.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }
    /// As in UIKit.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: nil)
    }
    /// As in UIKit.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        if let size = ImageCatalogue.sizes[name] {
            self.init(name: name, size: size)
            isKnownByName = true
            return
        }
        guard let file = ImageCatalogue.file(named: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: file.path)
        isKnownByName = true
    }
    /// As in UIKit.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).lastPathComponent
        self.init(named: name, data: data, scale: ImageCatalogue.scale(of: name))
    }
    /// As in UIKit.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// As in UIKit.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(named: "data", data: data, scale: scale)
    }
    private convenience init?(named name: String, data: Data, scale: CGFloat) {
        guard let pixels = ImageHeader.size(of: data) else { return nil }
        self.init(
            name: name,
            size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
        contents = data
    }
    /// A sign of the system's, which takes about as much room as a line of its size.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }
    /// As in UIKit.
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        let symbol = configuration as? SymbolConfiguration
        let size = symbol?.size ?? 17
        self.init(name: name, size: CGSize(width: size * 1.2, height: size * 1.15))
        isKnownByName = true
        isSymbol = true
        symbolConfiguration = symbol
    }
    /// As in UIKit: how much of the sign is filled is not seen.
    public convenience init?(
        systemName name: String, variableValue value: Double,
        configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }
    /// As in UIKit.
    public convenience init?(
        systemName name: String, compatibleWith traits: UITraitCollection?
    ) {
        self.init(systemName: name)
    }
    /// As in UIKit.
    public convenience init(cgImage: CGImage) {
        self.init(name: cgImage.image.name, size: cgImage.image.size, scale: cgImage.image.scale)
        drawing = cgImage.image.drawing
    }
    /// As in UIKit: of as many points as there are pixels for each of them. It counts as upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (image, scale) = (cgImage.image, scale > 0 && scale.isFinite ? scale : 1)
        let share = image.scale / scale
        let size = CGSize(width: image.size.width * share, height: image.size.height * share)
        self.init(
            name: image.name,
            size: orientation.isSideways ? CGSize(width: size.height, height: size.width) : size,
            scale: scale)
        if share == 1, orientation == .up { drawing = image.drawing }
    }

    /// Lets pictures of a name be of a size from now on, as if they were in the app's catalogue.
    public static func register(_ name: String, size: CGSize) {
        ImageCatalogue.sizes.register(name, size)
    }

    /// As in UIKit: nothing has to be read before it is shown.
    open func preparingForDisplay() -> UIImage? { self }
    /// As in UIKit, at once.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }
    /// As in UIKit.
    open func byPreparingForDisplay() async -> UIImage? { self }

    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let image = UIImage(name: name, size: storedSize, scale: scale)
        image.renderingMode = renderingMode
        image.capInsets = capInsets
        image.alignmentRectInsets = alignmentRectInsets
        image.tint = tint
        (image.contents, image.drawing) = (contents, drawing)
        image.isKnownByName = isKnownByName
        image.isSymbol = isSymbol
        image.symbolConfiguration = symbolConfiguration
        change(image)
        return image
    }
    /// The sign with what is said of it, all at once; the picture itself if it is none.
    private func configured(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbol, let other = UIImage(systemName: name, withConfiguration: configuration)
        else { return self }
        return other.changed { image in
            image.renderingMode = renderingMode
            image.capInsets = capInsets
            image.alignmentRectInsets = alignmentRectInsets
            image.tint = tint
        }
    }
    /// What a view shows of it that would like signs so, as far as they say nothing else themselves.
    final func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard isSymbol, let configuration else { return self }
        return configured(symbolConfiguration.map { configuration.applying($0) } ?? configuration)
    }
    /// As in UIKit.
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = mode }
    }
    /// As in UIKit.
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = insets }
    }
    /// As in UIKit.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
    /// As in UIKit.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { image in
            image.tint = color
            image.renderingMode = renderingMode
        }
    }
    /// As in UIKit, for signs of the system's.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).map { configured($0) } ?? self
    }
    /// As in UIKit.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        configured(symbolConfiguration?.applying(configuration) ?? configuration)
    }
    /// As in UIKit.
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        changed { $0.capInsets = insets }
    }
    /// As in UIKit.
    open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode)
        -> UIImage
    {
        changed { $0.capInsets = insets }
    }
    /// As in UIKit.
    open func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
        self
    }
    /// As in UIKit: as large as asked for.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard drawing != nil else { return UIImage(name: name, size: size, scale: scale) }
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    /// As in UIKit.
    open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
    /// As in UIKit.
    open func imageWithoutBaseline() -> UIImage { self }
    /// As in UIKit.
    open class var add: UIImage { sign("plus.circle") }
    /// As in UIKit.
    open class var remove: UIImage { sign("minus.circle") }
    /// As in UIKit.
    open class var actions: UIImage { sign("ellipsis.circle") }
    /// As in UIKit.
    open class var checkmark: UIImage { sign("checkmark") }
    /// As in UIKit.
    open class var strokedCheckmark: UIImage { sign("checkmark.circle") }
    private static func sign(_ name: String) -> UIImage {
        UIImage(systemName: name) ?? UIImage()
    }
    /// As in UIKit.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// As in UIKit.
    open func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Always `.up` here, unless a class of one's own says otherwise.
    open var imageOrientation: Orientation { .up }
    /// As in UIKit.
    open var cgImage: CGImage? { CGImage(of: self) }
    /// As in UIKit.
    open var images: [UIImage]? { nil }
    /// As in UIKit.
    open var duration: TimeInterval { 0 }
    /// As in UIKit: whether it is a sign of the system's.
    open var isSymbolImage: Bool { isSymbol }
    /// As in UIKit: into what is being drawn.
    open func draw(in rect: CGRect) { DrawingPen.current?.show(self, in: rect) }
    /// As in UIKit.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// As in UIKit, but for blending.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingPen.current?.show(self, in: rect, share: Double(alpha))
    }
    /// As in UIKit.
    open func pngData() -> Data? { contents }
    /// As in UIKit.
    open func jpegData(compressionQuality: CGFloat) -> Data? { contents }
    /// As in UIKit.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }

    /// As in UIKit: pictures of one name that look alike are equal, others only to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || isKnownByName && other.isKnownByName && name == other.name
                && storedSize == other.storedSize && scale == other.scale
                && renderingMode == other.renderingMode && capInsets == other.capInsets
                && alignmentRectInsets == other.alignmentRectInsets && tint == other.tint
    }
    open override var hash: Int { isKnownByName ? name.hashValue : super.hash }
}

extension UIImage.Orientation {
    /// Whether the picture's width is its pixels' height.
    fileprivate var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }
}

/// What a picture is made of.
public final class CGImage: @unchecked Sendable {
    let image: UIImage
    init(of image: UIImage) { self.image = image }
    /// As in UIKit.
    public var width: Int { pixels(image.size.width) }
    /// As in UIKit.
    public var height: Int { pixels(image.size.height) }
    /// As in UIKit, without what is seen in it; nil where nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(
            x: 0, y: 0, width: image.size.width * image.scale,
            height: image.size.height * image.scale)
        guard let part = rect.part(in: whole) else { return nil }
        let size = CGSize(width: part.width / image.scale, height: part.height / image.scale)
        return CGImage(of: UIImage(name: image.name, size: size, scale: image.scale))
    }
    /// As many as can be counted.
    private func pixels(_ points: CGFloat) -> Int {
        Int(exactly: (points * image.scale).rounded(.towardZero)) ?? .max
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// What `#imageLiteral(resourceName:)` makes: the compiler looks for this name.
public typealias _ImageLiteralType = UIImage
