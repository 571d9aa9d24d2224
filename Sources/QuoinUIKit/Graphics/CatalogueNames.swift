import Foundation

/// A picture of a catalogue, as Xcode gives it a name: `UIImage(resource: .logo)`.
///
/// What Xcode writes for a catalogue is written by hand here:
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
    /// As ``init(named:in:compatibleWith:)``.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle)
        self.init(cgColor: (found ?? .gray).cgColor)
    }
}
