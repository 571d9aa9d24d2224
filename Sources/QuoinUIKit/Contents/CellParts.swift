/// A row's picture, which takes no room while there is none. What the app hides is hidden all the same.
final class CellImageView: UIImageView {
    private var isHiddenByApp = false
    override var isHidden: Bool {
        get { isHiddenByApp }
        set {
            isHiddenByApp = newValue
            showOrHide()
        }
    }
    override var image: UIImage? { didSet { showOrHide() } }
    func showOrHide() { super.isHidden = isHiddenByApp || image == nil }
}

/// A row's second text, which takes no room while it says nothing.
final class CellDetailLabel: UILabel {
    private var isHiddenByApp = false
    override var isHidden: Bool {
        get { isHiddenByApp }
        set {
            isHiddenByApp = newValue
            showOrHide()
        }
    }
    override var text: String? { didSet { showOrHide() } }
    override var attributedText: NSAttributedString? { didSet { showOrHide() } }
    func showOrHide() { super.isHidden = isHiddenByApp || (text ?? "").isEmpty }
}
