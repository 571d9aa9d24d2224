/// What a collection shows and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// As in UIKit.
    open var reuseIdentifier: String? { givenIdentifier }
    final var givenIdentifier: String?
    final var poolName: String?
    /// How it is seen as the layout has said last.
    final var givenLook: (alpha: CGFloat, isHidden: Bool) = (1, false)
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What makes views of a registered class; see ``UITableViewCell/init(registeredAs:)``.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    /// The size for which it was last asked what it would prefer.
    final var sizeAskedFor: CGSize?
    /// As in UIKit.
    open func prepareForReuse() {}
    /// As in UIKit.
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    /// As in UIKit: what the constraints in the view ask for on the sides that a layout leaves to it. What is given
    /// stays as it is.
    open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard attributes.openSides != nil else { return attributes }
        return attributes.resized(to: attributes.fitting(self, beside: .zero))
    }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfigurationHost, SizedByContent {
    /// As in UIKit: that of the ``contentConfiguration``, if there is one.
    open var contentView: UIView { heldContent }
    private var heldContent = UIView()
    let configurations = ConfigurationKeeper()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    /// As in UIKit.
    public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }
    final func install(content view: UIView?) {
        let view = view ?? UIView()
        let place = subviews.firstIndex { $0 === heldContent } ?? 0
        heldContent.removeFromSuperview()
        heldContent = view
        view.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(view, at: place)
        placedArea = nil
        placeContent()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    private func addContent() {
        addSubview(heldContent)
        heldContent.frame = bounds
        heldContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    /// As in UIKit.
    open var isSelected = false {
        didSet {
            if isSelected != oldValue { stateChanged() }
            groundsChanged()
        }
    }
    /// As in UIKit.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { stateChanged() }
            groundsChanged()
        }
    }
    /// As in UIKit.
    open var backgroundView: UIView? {
        didSet { replaceGround(oldValue, by: backgroundView, below: nil) }
    }
    /// As in UIKit: there while the item is selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
            groundsChanged()
        }
    }
    private func groundsChanged() {
        let isShown = isSelected || isHighlighted
        if isShown != (selectedBackgroundView?.superview === self) {
            replaceGround(
                isShown ? nil : selectedBackgroundView, by: isShown ? selectedBackgroundView : nil,
                below: heldContent)
        }
    }

    // MARK: Configurations

    /// As in UIKit: its view takes the place of the ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }
    /// What a row of a list shows; UIKit has it with ``UICollectionViewListCell`` only.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// As in UIKit.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// As in UIKit.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }
    /// As in UIKit.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    /// As in UIKit.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// As in UIKit. A class of one's own adds what it knows.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = collection?.isEditing ?? false
        return state
    }
    final var anyState: any UIConfigurationState { configurationState }
    /// A cell in sight that is as large as its content says is measured again.
    final func contentChanged() { collection?.cellChanged(self) }
    /// As in UIKit: a cell in sight is measured again, if the collection's ``UICollectionView/selfSizingInvalidation``
    /// lets it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let collection, collection.selfSizingInvalidation != .disabled { contentChanged() }
    }
    /// The collection that shows it.
    private var collection: UICollectionView? {
        superview as? UICollectionView ?? superview?.superview as? UICollectionView
    }
    /// As in UIKit: ``updateConfiguration(using:)`` is called with the next layout.
    open func setNeedsUpdateConfiguration() { stateChanged() }
    /// As in UIKit: called before the cell is measured, and when its state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateByState()
        configurationUpdateHandler?(self, state)
    }
    /// Who says how the cell looks in a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// As in UIKit.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    final func followState() { updateConfiguration(using: configurationState) }

    // MARK: Placing and measuring

    /// Room that something else takes beside the content.
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    private var contentArea: CGRect {
        let insets = contentInsets
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isForward ? insets.leading : insets.trailing,
                bottom: insets.bottom, right: isForward ? insets.trailing : insets.leading))
    }
    /// Where the content was put, if it was. What has become of it since then is left as it is.
    private var placedArea: CGRect?
    private func placeContent() {
        let area = contentArea
        guard area != placedArea else { return }
        placedArea = area
        heldContent.frame = area
    }
    open override func layoutSubviews() {
        followStateIfStale()
        super.layoutSubviews()
        // By itself it follows the cell's size.
        if contentInsets != .zero || placedArea != nil { placeContent() }
        configurations.ground?.place(in: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        saysNoSize = true
        return super.sizeThatFits(size)
    }
    private var saysNoSize = false
    /// As in UIKit: what the constraints in the cell ask for or, where there are none, its ``UIView/sizeThatFits(_:)``.
    /// What is given stays as it is.
    open override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let size = attributes.ownSize(of: self) { return attributes.resized(to: size) }
        if heldContent.constraints.isEmpty {
            saysNoSize = false
            let size = sizeThatFits(attributes.size)
            if !saysNoSize { return attributes.resized(to: size) }
        }
        let insets = contentInsets
        let room = CGSize(
            width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
        return attributes.resized(to: attributes.fitting(contentView, beside: room))
    }
}

extension UIView {
    /// Puts a view behind all that a cell shows, as large as the cell.
    final func replaceGround(_ former: UIView?, by view: UIView?, below content: UIView?) {
        if former !== view { former?.removeFromSuperview() }
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let content {
            insertSubview(view, belowSubview: content)
        } else {
            insertSubview(view, at: 0)
        }
    }
}
