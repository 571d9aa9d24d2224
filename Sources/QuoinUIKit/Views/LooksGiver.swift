/// Who gives views and items the looks that an app has said of all of their class.
@MainActor
protocol LooksGiver: AnyObject {
    func dress(_ view: UIView)
    /// Dresses a view, with all that is in it, as if it stood in another one already.
    func dressAll(in view: UIView, comingInto host: UIView)
    /// An item is dressed where it is shown, since it is no part of a tree itself.
    func dress(_ item: NSObject, with given: inout GivenLooks, shownIn view: UIView)
}

/// What somebody has got from a ``LooksGiver``, each by its place among all that can be said.
struct GivenLooks {
    var values: [Int: Any] = [:]
}

extension UIView {
    /// Nobody, until an app says how all views of a class look: who says nothing pays nothing.
    static var looksGiver: (any LooksGiver)?

    /// Lets a view take its looks that is to come into this one, and is measured before it does.
    final func dress(coming view: UIView) {
        guard let giver = Self.looksGiver, window != nil, view.window == nil else { return }
        giver.dressAll(in: view, comingInto: self)
    }
}

/// What can contain what has looks of its own: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
extension UIView: UIAppearanceContainer {}
