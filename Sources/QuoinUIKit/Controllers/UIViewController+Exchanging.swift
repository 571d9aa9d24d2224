/// Showing one child in the place of another.
extension UIViewController {
    final func exchangeView(
        of former: UIViewController, for next: UIViewController, in duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let isAnimated = duration > 0
        let tellsChildren = shouldAutomaticallyForwardAppearanceMethods
        if tellsChildren {
            former.beginAppearanceTransition(false, animated: isAnimated)
            next.beginAppearanceTransition(true, animated: isAnimated)
        }
        let place: UIView = former.viewIfLoaded?.superview ?? view
        place.addSubview(next.view)
        let end = { (isWhole: Bool) in
            former.viewIfLoaded?.removeFromSuperview()
            if tellsChildren {
                former.endAppearanceTransition()
                next.endAppearanceTransition()
            }
            completion?(isWhole)
        }
        guard isAnimated else {
            animations?()
            return end(true)
        }
        UIView.animate(
            withDuration: duration, options: options, animations: animations ?? {}, completion: end)
    }
}
