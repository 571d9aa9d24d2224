/// The second text of a button. Its view stands in the button while it says something.
@MainActor
final class ButtonSubtitle {
    private(set) lazy var view: UILabel = {
        let view = UILabel()
        view.font = .systemFont(ofSize: 12)
        view.lineBreakMode = .byTruncatingMiddle
        return view
    }()
    /// The view, while there is something to read.
    private(set) var shownView: UILabel?

    /// Shows the subtitle that a configuration says, or none.
    func show(
        _ configuration: UIButton.Configuration?, _ color: UIColor, in button: UIButton,
        above title: UILabel
    ) {
        guard let text = configuration?.subtitle, !text.isEmpty else {
            shownView?.removeFromSuperview()
            shownView = nil
            return
        }
        view.owner = button
        view.text = text
        view.textColor = color
        if let styled = configuration?.styledSubtitle(in: view.font, color) {
            view.attributedText = styled
        }
        if shownView == nil { button.insertSubview(view, aboveSubview: title) }
        shownView = view
    }
}
