@testable import QuoinUIKit

/// What an app says of its classes while it is run, and forgets then: other tests have classes of the same names.
@MainActor
func withAppearances(_ run: () throws -> Void) rethrows {
    defer { AppearanceBook.shared.forgetAll() }
    try run()
}

/// A screen of views in a window.
@MainActor
struct AppearanceScene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = UIViewController()

    init() { window.rootViewController = screen }

    /// Puts views into the screen.
    func add(_ views: UIView...) {
        for view in views { screen.view.addSubview(view) }
    }

    /// Takes views out and puts them in again.
    func renew(_ views: UIView...) {
        for view in views {
            let parent = view.superview
            view.removeFromSuperview()
            parent?.addSubview(view)
        }
    }
}
