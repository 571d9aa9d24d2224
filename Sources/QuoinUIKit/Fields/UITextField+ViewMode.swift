extension UITextField.ViewMode {
    /// Whether what is beside the text is to be seen now.
    func isShown(_ isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }
}
