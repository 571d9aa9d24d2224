import Foundation

/// An address that the app is to open, and who wants it to.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// As in UIKit.
    public let url: URL
    /// As in UIKit.
    public let options = UIScene.OpenURLOptions()

    /// Not of UIKit, where the system alone makes them.
    public init(url: URL) { self.url = url }
}

extension UIScene {
    /// Who wants an address opened: nobody is known.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// As in UIKit.
        open var sourceApplication: String? { nil }
        /// As in UIKit.
        open var annotation: Any? { nil }
        /// As in UIKit.
        open var openInPlace: Bool { false }
    }
}
