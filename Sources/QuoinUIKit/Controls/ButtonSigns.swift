extension UIButton.ButtonType {
    /// The sign that a button of the type has, which its picture may take the place of.
    var sign: UIImage? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.sign("info.circle", 22)
        case .contactAdd: Self.sign("plus.circle", 22)
        case .close: Self.sign("xmark.circle.fill", 30)
        }
    }

    private static func sign(_ name: String, _ side: CGFloat) -> UIImage {
        UIImage(name: name, size: CGSize(width: side, height: side))
            .withRenderingMode(.alwaysTemplate)
    }
}
