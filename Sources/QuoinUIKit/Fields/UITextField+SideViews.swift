extension UITextField {
    /// The size of a view beside the text: the one that it has, or wishes for.
    static func size(of view: UIView) -> CGSize {
        if view.bounds.size != .zero { return view.bounds.size }
        let (fit, wish) = (view.sizeThatFits(.zero), view.intrinsicContentSize)
        return fit != .zero ? fit : CGSize(width: max(0, wish.width), height: max(0, wish.height))
    }

    /// The view before the text, if it can stand there: what the field is in cannot.
    var left: UIView? { leftView.flatMap { isDescendant(of: $0) ? nil : $0 } }

    /// As ``left``, after the text: nothing stands at both ends.
    var right: UIView? {
        rightView.flatMap { $0 === leftView || isDescendant(of: $0) ? nil : $0 }
    }
}
