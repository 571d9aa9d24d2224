/// How what is presented comes and goes.
extension UIViewController {
    /// Fills a window, whatever size that comes to have.
    final func appear(in window: UIWindow) {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    /// It has appeared, or will not appear any more.
    final func endPresentation() {
        let ending = presentationEnding
        presentationEnding = nil
        ending?()
    }

    /// Goes with all that it presents, of which the last goes first.
    final func leavePresentation() {
        var leaving = [self]
        while let next = leaving.last?.presentedViewController { leaving.append(next) }
        for controller in leaving.reversed() {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endPresentation()
            controller.presenter?.presentedViewController = nil
            controller.presenter = nil
        }
    }
}
