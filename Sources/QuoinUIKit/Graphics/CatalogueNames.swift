import Foundation
import QuoinKit

/// A picture of a catalogue, as Xcode gives it a name: `UIImage(resource: .logo)`.
///
/// What Xcode writes for a catalogue, `quoin port` writes here; or it is written by hand:
/// `extension ImageResource { static let logo = ImageResource(name: "logo", bundle: .main) }`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// As on Apple's systems.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of a catalogue, as ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// As on Apple's systems.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
    /// Lets a name stand for a colour from now on, and in the dark for another one, as if they were in the app's
    /// catalogue. `quoin port` does so for all of a catalogue.
    public static func register(_ name: String, color: UIColor, dark: UIColor? = nil) {
        let color =
            dark.map { dark in
                UIColor { $0.userInterfaceStyle == .dark ? dark : color }
            } ?? color
        ColorCatalogue.colors.register(name, color.value)
    }

    /// As ``init(named:in:compatibleWith:)``.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle)
        self.init(cgColor: (found ?? .gray).cgColor)
    }
}

/// The colours of catalogues, by their names.
enum ColorCatalogue {
    static let colors = Catalogue<Color>()
}
