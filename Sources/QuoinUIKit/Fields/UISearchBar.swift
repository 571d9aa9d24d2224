import QuoinKit

/// A line to search in.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInput {
    /// How it stands out.
    public enum Style: Int, Sendable { case `default`, prominent, minimal }
    /// What stands in it.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    /// As in UIKit.
    public let searchTextField = UISearchTextField()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        searchTextField.bar = self
        addSubview(searchTextField)
    }
    /// As in UIKit: never `nil`, but empty.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// As in UIKit.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// As in UIKit.
    open weak var delegate: (any UISearchBarDelegate)?
    /// What the search does that it belongs to, when typing begins, with whatever is typed, or set to be the text, and
    /// when it is cancelled.
    final var searchBegins: (() -> Void)?
    final var searchGoesOn: (() -> Void)?
    final var textIsSet: (() -> Void)?
    final var searchEnds: (() -> Void)?
    /// Kept, without effect.
    open var searchBarStyle = Style.default
    /// As in UIKit.
    open var barStyle = UIBarStyle.default
    /// As in UIKit.
    open var barTintColor: UIColor?
    /// As in UIKit.
    open var prompt: String?
    /// As in UIKit.
    open var isTranslucent = true
    /// As in UIKit: a button behind the field, which leaves it room.
    open var showsCancelButton = false {
        didSet { if showsCancelButton != oldValue { showOrHideCancel() } }
    }
    private var cancel: UIButton?
    private func showOrHideCancel() {
        if showsCancelButton {
            let button = cancel ?? madeCancel()
            cancel = button
            addSubview(button)
        } else {
            cancel?.removeFromSuperview()
        }
        setNeedsLayout()
    }
    private func madeCancel() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
            searchEnds?()
        }
        button.addAction(action, for: .touchUpInside)
        return button
    }
    /// Kept, without effect.
    open var showsBookmarkButton = false
    /// Kept, without effect.
    open var showsScopeBar = false
    /// Kept, without effect.
    open var scopeButtonTitles: [String]?
    /// Kept, without effect.
    open var selectedScopeButtonIndex = 0
    /// Kept, without effect.
    open var scopeBarButtonTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Kept, without effect.
    open var scopeBarBackgroundImage: UIImage?
    /// Kept, without effect.
    open var showsSearchResultsButton = false
    /// Kept, without effect.
    open var isSearchResultsButtonSelected = false
    /// Kept, without effect.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// As in UIKit.
    open var backgroundImage: UIImage?
    /// Kept, without effect.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// As in UIKit.
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    /// As in UIKit.
    open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
    /// As in UIKit.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        if state == .normal { scopeBarButtonTitleTextAttributes = attributes }
    }
    /// As in UIKit.
    open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Neither called nor with an effect here.
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    /// As in UIKit.
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// Neither called nor with an effect here.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    /// As in UIKit.
    public var quoinKeyboard = QuoinKeyboard()
    // The field has the keyboard for the bar.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = max(0, (bounds.height - 36) / 2)
        // In a bar above screens there is more room below.
        let (top, height) = (superview is SearchRowView ? 1 : middle, min(36, bounds.height))
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let margin = CGFloat(Self.fieldMargin)
        let button = showsCancelButton ? cancel : nil
        let width = button.map { min($0.intrinsicContentSize.width, max(0, bounds.width - 24)) }
        let room = width.map { $0 + 8 } ?? 0
        searchTextField.frame = CGRect(
            x: isForward ? margin : margin + room, y: top,
            width: max(0, bounds.width - 2 * margin - room), height: height)
        guard let button, let width else { return }
        button.frame = CGRect(
            x: isForward ? bounds.width - margin - width : margin, y: top, width: width,
            height: height)
    }
    /// How far the field is from the sides.
    nonisolated static let fieldMargin = 8.0
}
/// The field of a line to search in.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The bar that it stands in, whose delegate hears what the field's does.
    final weak var bar: UISearchBar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override var text: String? {
        didSet { if !isTyping, text != oldValue { bar?.textIsSet?() } }
    }
    /// Whether the text is another one because somebody types, of which the search hears after the delegate.
    private var isTyping = false
    open override func insertText(_ text: String) { type { super.insertText(text) } }
    open override func deleteBackward() { type { super.deleteBackward() } }
    private func type(_ change: () -> Void) {
        let wasTyping = isTyping
        isTyping = true
        change()
        isTyping = wasTyping
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
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
/// Who hears of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
    /// As in UIKit.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// As in UIKit.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// As in UIKit.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// As in UIKit.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// As in UIKit.
    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
    /// Not asked, for nobody types but by what UIKit asks about as little. A test may call it.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Not called, for nobody touches. A test may call it.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Not called, for nobody touches. A test may call it.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}
/// Bright or dark bars.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    /// As in UIKit.
    public static var blackTranslucent: UIBarStyle { .black }
}
/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
