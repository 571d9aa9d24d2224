/// The sign in a button that something is being done, in the place of its picture. Its view stands in the button while the
/// configuration asks for it.
@MainActor
final class ButtonActivity {
    private(set) var shownView: UIActivityIndicatorView?

    /// Shows it, or not, as a configuration says.
    func show(
        _ configuration: UIButton.Configuration?, _ color: UIColor, in button: UIButton,
        above picture: UIView
    ) {
        guard configuration?.showsActivityIndicator ?? false else {
            shownView?.removeFromSuperview()
            shownView = nil
            return
        }
        let view = shownView ?? UIActivityIndicatorView(style: .medium)
        view.color = color
        guard shownView == nil else { return }
        view.startAnimating()
        button.insertSubview(view, aboveSubview: picture)
        shownView = view
    }

    /// Puts it where the picture would be.
    func place(in picture: CGRect) { shownView?.frame = picture }
}
