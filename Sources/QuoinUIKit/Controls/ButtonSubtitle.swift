/// The second text of a button. Its view stands in the button while it says something.
@MainActor
final class ButtonSubtitle {
    var view: UILabel {
        if let madeView { return madeView }
        let view = UILabel()
        view.font = .systemFont(ofSize: 12)
        view.lineBreakMode = .byTruncatingMiddle
        madeView = view
        return view
    }
    /// The view, if somebody has asked for it, whether there is something to read or not.
    private(set) var madeView: UILabel?
    /// The view, while there is something to read.
    private(set) var shownView: UILabel?

    private var lineBreaks = ButtonLineBreaks()

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
        let view = view
        view.owner = button
        lineBreaks.apply(configuration?.subtitleLineBreakMode, to: view)
        view.text = text
        view.textColor = color
        if let styled = configuration?.styledSubtitle(in: view.givenFont, color) {
            view.lend(styled)
        }
        if shownView == nil { button.insertSubview(view, aboveSubview: title) }
        shownView = view
    }
}
