import QuoinKit

/// A line to search in.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInput, SizedByContent {
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
    /// As in UIKit: what the bar is drawn on; nothing, as long as it is not said.
    open var barTintColor: UIColor? { didSet { node.backgroundColor = barTintColor.drawn } }
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
    /// As in UIKit: whether ``scopeButtonTitles`` stand below the field, which takes 44 points more.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopeChanged() } } }
    /// As in UIKit.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes?.removeFromSuperview()
            scopes = nil
            scopeChanged()
        }
    }
    /// As in UIKit: choosing another one by ``UIControl/sendActions(for:)`` tells the delegate, and who looks for something.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    private var scopes: UISegmentedControl?
    /// Whether there are scopes to be seen.
    final var hasScopeBar: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
    private func scopeChanged() {
        if hasScopeBar {
            let shown = scopes ?? madeScopes()
            scopes = shown
            addSubview(shown)
        } else {
            scopes?.removeFromSuperview()
        }
        (superview as? SearchRowView)?.barChanged(self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    private func madeScopes() -> UISegmentedControl {
        let made = UISegmentedControl(items: scopeButtonTitles)
        made.selectedSegmentIndex = selectedScopeButtonIndex
        let action = UIAction { [weak self, weak made] _ in
            guard let self, let made else { return }
            selectedScopeButtonIndex = made.selectedSegmentIndex
            delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            searchGoesOn?()
        }
        made.addAction(action, for: .valueChanged)
        return made
    }
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
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: Self.height + (hasScopeBar ? CGFloat(Self.scopeHeight) : 0))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let scope = hasScopeBar ? scopes : nil
        let room = max(0, bounds.height - (scope == nil ? 0 : CGFloat(Self.scopeHeight)))
        // In a bar above screens there is more room below.
        let isInRow = superview is SearchRowView
        let (top, height) = (isInRow ? 1 : max(0, (room - 36) / 2), min(36, room))
        placeField(from: top, height: height)
        guard let scope else { return }
        let margin = CGFloat(Self.fieldMargin)
        scope.frame = CGRect(
            x: margin, y: top + height + (isInRow ? 12 : 10),
            width: max(0, bounds.width - 2 * margin), height: 32)
    }
    private func placeField(from top: CGFloat, height: CGFloat) {
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
    private static let height: CGFloat = 56
    /// How far the field is from the sides.
    nonisolated static let fieldMargin = 8.0
    /// How much more is taken by scopes to search in.
    nonisolated static let scopeHeight = 44.0
}
/// Bright or dark bars.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    /// As in UIKit.
    public static var blackTranslucent: UIBarStyle { .black }
}
/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
