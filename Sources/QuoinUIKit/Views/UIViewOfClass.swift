/// A view that is made by its class where that is a value, such as the parameter of a generic type.
///
/// Swift makes objects in this way by initializers only that are `required`, which no class of an app's own would be
/// called upon to have. What stands in an extension of a protocol needs not be: it goes by the one that all responders
/// have, and of which views hear.
@preconcurrency @MainActor
public protocol UIViewOfClass: UIResponder {}

extension UIViewOfClass {
    /// As in UIKit: `Content(frame: .zero)`, where `Content` stands for any class of views.
    public init(frame: CGRect) {
        ViewToCome.frame = frame
        self.init(launched: ())
    }
    /// As in UIKit: `Content()`, where `Content` stands for any class of views. Not as in UIKit, it is made with
    /// `init(frame:)`: an `init()` that the class has of its own is not known here.
    public init() { self.init(frame: .zero) }
}

/// The frame of a view that is made by its class just now.
@MainActor
enum ViewToCome {
    fileprivate static var frame = CGRect.zero

    static func takeFrame() -> CGRect {
        defer { frame = .zero }
        return frame
    }
}
