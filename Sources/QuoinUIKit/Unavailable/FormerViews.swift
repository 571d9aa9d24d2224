// What UIKit has no more, and what can take its place.

/// UIKit has it no more.
@available(*, unavailable, message: "take UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// UIKit has it no more.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init()
    }
    /// UIKit has it no more.
    open func show() {}
}

/// UIKit has it no more.
@available(*, unavailable, message: "take UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {}

/// UIKit has it no more.
@available(*, unavailable, message: "take UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// UIKit has it no more.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init()
    }
    /// UIKit has it no more.
    open func show(in view: UIView) {}
}

/// UIKit has it no more.
@available(*, unavailable, message: "take UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {}

/// UIKit has it no more.
@available(*, unavailable, message: "take a popover presentation")
@preconcurrency @MainActor
open class UIPopoverController: NSObject {}
