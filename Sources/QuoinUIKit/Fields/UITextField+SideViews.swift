extension UITextField {
    /// The view before the text, if it can stand there: what the field is in cannot.
    var left: UIView? { leftView.flatMap { isDescendant(of: $0) ? nil : $0 } }

    /// As ``left``, after the text: nothing stands at both ends.
    var right: UIView? {
        rightView.flatMap { $0 === leftView || isDescendant(of: $0) ? nil : $0 }
    }
}
