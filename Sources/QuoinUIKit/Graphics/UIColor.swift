import QuoinKit

/// A colour, which may be another one in the dark.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = FoundationMark()
    let value: Color

    init(_ value: Color) {
        self.value = value
    }

    /// As in UIKit: a colour that nobody sees.
    public override convenience init() { self.init(Color(red: 0, green: 0, blue: 0, opacity: 0)) }
    /// As in UIKit.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = Color(
            red: Self.part(red), green: Self.part(green), blue: Self.part(blue),
            opacity: Self.part(alpha))
    }

    private static func part(_ number: CGFloat) -> Double {
        number > 0 ? min(1, Double(number)) : 0
    }

    /// As in UIKit, for `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// As in UIKit.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    /// As in UIKit, but that what is beyond sRGB is as close to it as that reaches.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        let (red, green, blue) = DisplayP3.toStandard(red, green, blue)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// As in UIKit.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color.value)
    }
    /// As in UIKit: what is less than 0 or more than 1 counts as that.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    {
        let hue = Self.part(hue)
        let (saturation, brightness) = (Self.part(saturation), Self.part(brightness))
        let parts = [5.0, 3.0, 1.0].map { offset in
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(min(k, 4 - k), 1)))
        }
        self.init(
            red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: alpha)
    }
    /// A grey: patterns are not drawn.
    public convenience init(patternImage: UIImage) {
        self.init(white: 0.5, alpha: 1)
    }
    /// A colour of a catalogue, which was registered with ``register(_:color:dark:)``. Another name stands for a
    /// grey of its own.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith: Any? = nil
    ) {
        if let color = ColorCatalogue.colors[name] {
            self.init(color)
            return
        }
        let sum = name.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
        self.init(white: 0.3 + CGFloat(sum % 50) / 100, alpha: 1)
    }
    /// A colour by traits, asked for the bright and for the dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).value
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).value
        self.init(light == dark ? light : Color(light: light, dark: dark))
    }

    /// As in UIKit.
    open var cgColor: CGColor { CGColor(self) }

    /// As in UIKit.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let opacity = Self.part(alpha)
        return UIColor(
            value.mapVariants { color in
                var color = color
                color.opacity = opacity
                return color
            })
    }

    /// As in UIKit.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(value.resolved(for: traits.userInterfaceStyle == .dark ? .dark : .light))
    }

    /// As in UIKit.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = CGFloat(value.red)
        green?.pointee = CGFloat(value.green)
        blue?.pointee = CGFloat(value.blue)
        alpha?.pointee = CGFloat(value.opacity)
        return true
    }
    /// As in UIKit.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        white?.pointee = CGFloat((value.red + value.green + value.blue) / 3)
        alpha?.pointee = CGFloat(value.opacity)
        return true
    }
    /// As in UIKit.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = [value.red, value.green, value.blue]
        let (most, least) = (max(parts[0], parts[1], parts[2]), min(parts[0], parts[1], parts[2]))
        let spread = most - least
        var angle = 0.0
        if spread > 0 {
            if most == parts[0] {
                angle = (parts[1] - parts[2]) / spread
            } else if most == parts[1] {
                angle = 2 + (parts[2] - parts[0]) / spread
            } else {
                angle = 4 + (parts[0] - parts[1]) / spread
            }
        }
        hue?.pointee = CGFloat(angle < 0 ? angle / 6 + 1 : angle / 6)
        saturation?.pointee = CGFloat(most > 0 ? spread / most : 0)
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(value.opacity)
        return true
    }
    /// As in UIKit: what is drawn from now on is filled with it.
    open func setFill() { DrawingPen.current?.setFill(value) }
    /// As in UIKit: lines that are drawn from now on have it.
    open func setStroke() { DrawingPen.current?.setStroke(value) }
    /// As in UIKit.
    open func set() {
        setFill()
        setStroke()
    }
    /// As in UIKit.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
    open override var hash: Int { value.hashValue }
}

extension Optional where Wrapped == UIColor {
    /// The colour as the engine draws it.
    var drawn: Color? { self?.value }
}

// swift-format-ignore: NoLeadingUnderscores
/// What `#colorLiteral(red:green:blue:alpha:)` makes: the compiler looks for this name.
public typealias _ColorLiteralType = UIColor
