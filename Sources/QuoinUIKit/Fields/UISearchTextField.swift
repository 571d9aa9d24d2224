/// The field of a line to search in.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The bar that it stands in, whose delegate hears what the field's does.
    final weak var bar: UISearchBar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToSearch()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareToSearch()
    }
    private func prepareToSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        leftView = SearchSign(size: 20)
        leftView?.tintColor = .secondaryLabel
        leftViewMode = .always
        clearButtonMode = .always
    }
    open override var text: String? {
        didSet { if !isTyping, text != oldValue { bar?.textIsSet?() } }
    }
    /// Whether the text is another one because somebody types, of which the search hears after the delegate.
    private var isTyping = false
    open override func insertText(_ text: String) { type { super.insertText(text) } }
    open override func deleteBackward() { type { super.deleteBackward() } }
    override func clear() { type { super.clear() } }
    private func type(_ change: () -> Void) {
        let wasTyping = isTyping
        isTyping = true
        change()
        isTyping = wasTyping
    }
    // What stands at the left in the field stands at the right where people read from there.
    private var isForward: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
    private func turned(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard !isForward else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        turned(super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0), in: bounds)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        turned(super.rightViewRect(forBounds: bounds).offsetBy(dx: -6, dy: 0), in: bounds)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        turned(super.clearButtonRect(forBounds: bounds), in: bounds)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { roomForWords(in: bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { roomForWords(in: bounds) }
    private func roomForWords(in bounds: CGRect) -> CGRect {
        let margin = min(12, bounds.width / 2)
        // The sides as they are where people read from the left.
        var (start, end) = (bounds.minX + margin, bounds.maxX - margin)
        if leftView?.superview === self {
            start = turned(leftViewRect(forBounds: bounds), in: bounds).maxX + 4
        }
        if rightView?.superview === self {
            end = turned(rightViewRect(forBounds: bounds), in: bounds).minX - 4
        } else if hasText, clearButtonMode != .never {
            end = turned(clearButtonRect(forBounds: bounds), in: bounds).minX - 4
        }
        let rect = CGRect(
            x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
        return turned(rect, in: bounds)
    }
    override func mayBeginEditing() -> Bool {
        super.mayBeginEditing()
            && bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }
    override func mayEndEditing() -> Bool {
        super.mayEndEditing()
            && bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }
    override func editingBegan() {
        super.editingBegan()
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.searchBegins?()
    }
    override func editingEnded() {
        super.editingEnded()
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    override func textTyped() {
        super.textTyped()
        guard let bar else { return }
        bar.delegate?.searchBar(bar, textDidChange: text ?? "")
        bar.searchGoesOn?()
    }
}
