import QuoinKit

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfigurationHost, SizedByContent {
    /// What stands in a row that has nothing of one's own.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What stands at a row's end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// How a row looks that keys have led to.
    public enum FocusStyle: Int, Sendable { case `default`, custom }

    /// As in UIKit.
    open var reuseIdentifier: String? { givenIdentifier }
    private var givenIdentifier: String?
    private let style: CellStyle
    /// As in UIKit: that of the ``contentConfiguration``, if there is one.
    open var contentView: UIView { heldContent }
    private var heldContent: UIView = UITableViewCellContentView()
    let configurations = ConfigurationKeeper()
    private var start: LayoutConstraint?
    private var end: LayoutConstraint?
    /// How far the content stays from the sides, where something of the device is in its way.
    final var contentInset = SideInsets() {
        didSet { if contentInset != oldValue { makeRoom() } }
    }
    private let accessories = RowAccessories()
    /// Those that are cut off as corners of its section, whichever row of the engine's carries it.
    final var cutCorners: Corners = []

    /// As in UIKit.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        givenIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addContent()
    }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }
    /// What makes cells of a registered class. Every class has it that overrides
    /// `init(style:reuseIdentifier:)` or writes no initializer at all; without Objective-C's runtime, no
    /// other can be registered.
    public required convenience init(registeredAs identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    final func install(content view: UIView?) {
        let place = subviews.firstIndex { $0 === heldContent } ?? 0
        heldContent.removeFromSuperview()
        heldContent = view ?? UITableViewCellContentView()
        insertSubview(heldContent, at: place)
        if view == nil { setMarginsOfContent() }
        constrainContent()
    }
    private func addContent() {
        heldContent.frame = bounds
        addSubview(heldContent)
        setMarginsOfContent()
        constrainContent()
    }
    private func setMarginsOfContent() {
        // At the sides where the cell's own text stands.
        heldContent.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    }
    private func constrainContent() {
        heldContent.node.translatesAutoresizingMaskIntoConstraints = false
        let (inner, outer) = (heldContent.node, node)
        let end = inner.trailing.constraint(equalTo: outer.trailing)
        // What stands at the end may be wider than the row.
        end.priority = Priority(999)
        let start = inner.leading.constraint(equalTo: outer.leading)
        (self.start, self.end) = (start, end)
        makeRoom()
        let constraints = [
            start, end,
            inner.top.constraint(equalTo: outer.top),
            inner.bottom.constraint(equalTo: outer.bottom),
        ]
        LayoutConstraint.activate(constraints.made(for: "content of a cell"))
    }

    private var ownContent: UITableViewCellContentView? {
        heldContent as? UITableViewCellContentView
    }
    private var madeBasics: RowBasics? {
        let basics = ownContent?.madeBasics(.cell(style))
        basics?.indent = indent
        return basics
    }
    /// As in UIKit: a subview of the ``contentView``, whose frame ``layoutSubviews()`` sets unless it is constrained.
    /// It is nil while there is a ``contentConfiguration``, which says what is shown.
    open var textLabel: UILabel? { madeBasics?.madeText }
    /// As ``textLabel``; nil in the default style, too.
    open var detailTextLabel: UILabel? { style == .default ? nil : madeBasics?.madeDetail }
    /// As ``textLabel``.
    open var imageView: UIImageView? { madeBasics?.madeImage }
    /// As in UIKit.
    open var userInteractionEnabledWhileDragging = true
    /// Always false: nobody swipes rows here.
    open var showingDeleteConfirmation: Bool { false }
    /// As in UIKit.
    open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// As in UIKit.
    open var accessoryView: UIView? { didSet { accessoryChanged() } }
    /// As in UIKit: instead of ``accessoryType`` while the row is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// As in UIKit: instead of ``accessoryView`` while the row is edited.
    open var editingAccessoryView: UIView? { didSet { accessoryChanged() } }
    /// As in UIKit: whether a row that is selected shows it; in one grey, whichever it is.
    open var selectionStyle = SelectionStyle.default { didSet { groundsChanged() } }
    /// As in UIKit.
    open var backgroundView: UIView? {
        didSet { replaceGround(oldValue, by: backgroundView, below: nil) }
    }
    /// As in UIKit: there while the row is selected.
    open var selectedBackgroundView: UIView? { didSet { groundsChanged() } }
    /// As in UIKit: instead of ``selectedBackgroundView`` where several rows can be selected.
    open var multipleSelectionBackgroundView: UIView? { didSet { groundsChanged() } }
    /// As in UIKit: setting it calls ``setSelected(_:animated:)``.
    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// As in UIKit: setting it calls ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// As in UIKit: called when the table lets the row be selected or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        states.isSelected = selected
        stateChanged()
        groundsChanged()
    }
    /// As in UIKit.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        states.isHighlighted = highlighted
        stateChanged()
        groundsChanged()
    }
    /// As in UIKit: setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// As in UIKit.
    open func setEditing(_ editing: Bool, animated: Bool) {
        states.isEditing = editing
        stateChanged()
        editingChanged()
    }
    private var states = (isSelected: false, isHighlighted: false, isEditing: false)
    /// As in UIKit: by the style of the table, unless it is said. While the row is selected, it is grey.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            saysGround = true
            super.backgroundColor = newValue
            showOwnGround()
        }
    }
    private var saysGround = false
    private weak var groundGiver: UITableView?
    /// Has the ground that rows of a table have.
    final func showGround(in table: UITableView) {
        groundGiver = table
        showOwnGround()
    }
    private func showOwnGround() {
        guard let groundGiver else { return }
        let isConfigured = configurations.background != nil
        if isShownAsChosen, chosenGround == nil, !isConfigured {
            node.backgroundColor = UIColor.systemGray4.value
        } else if saysGround || isConfigured {
            node.backgroundColor = super.backgroundColor.drawn
        } else {
            node.backgroundColor = groundGiver.rowGround.value
        }
    }
    private var isShownAsChosen: Bool {
        (isSelected || isHighlighted) && selectionStyle != .none
    }
    private var chosenGround: UIView? {
        let isAmongOthers = groundGiver?.choosesSeveral ?? false
        return isAmongOthers
            ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }
    private var shownGround: UIView?
    private func groundsChanged() {
        showOwnGround()
        editingControls?.showChoice(in: self)
        let ground = isShownAsChosen ? chosenGround : nil
        guard ground !== shownGround || ground.map({ $0.superview !== self }) ?? false else {
            return
        }
        replaceGround(shownGround, by: ground, below: heldContent)
        shownGround = ground
    }
    /// As in UIKit: what the table's delegate says, while the row is edited.
    open var editingStyle: EditingStyle { rowEditing?.style ?? .none }
    /// Whether a row shows that it can be moved, of which the data source says no more than by having a method to move
    /// it; see ``UITableView/setEditing(_:animated:)``.
    open var showsReorderControl = false
    /// As in UIKit: whether the content of a row makes room while it is edited, even for nothing.
    open var shouldIndentWhileEditing = true
    /// As in UIKit: how far in the row's own texts and picture stand, or a content configuration.
    open var indentationLevel = 0 { didSet { indentChanged() } }
    /// As in UIKit.
    open var indentationWidth: CGFloat = 10 { didSet { indentChanged() } }
    private var indent: CGFloat {
        let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
        return indent.isFinite ? max(0, indent) : 0
    }
    private func indentChanged() {
        ownContent?.basics?.indent = indent
        makeRoom()
    }
    /// How the row is edited, as its table has found; it counts while the cell ``isEditing``.
    final var rowEditing: RowEditing? {
        didSet { if rowEditing != oldValue { editingChanged() } }
    }
    /// What it shows of that, if it ever has.
    private(set) final var editingControls: RowEditingControls?
    private var shownState = StateMask()
    private func editingChanged() {
        let editing = isEditing ? rowEditing : nil
        let state: StateMask = editing?.hasControl ?? false ? .showingEditControl : []
        let isNews = state != shownState
        if isNews { willTransition(to: state) }
        shownState = state
        if editing != nil, editingControls == nil { editingControls = RowEditingControls() }
        editingControls?.show(editing, in: self)
        accessoryChanged()
        if isNews { didTransition(to: state) }
    }
    /// As in UIKit: that of the table, unless it is set.
    open var separatorInset: UIEdgeInsets {
        get {
            let table = (node.superview as? Carrier)?.table
            return ownSeparatorInset ?? table?.separatorInset
                ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            (node.superview as? Carrier)?.setNeedsLayout()
        }
    }
    private(set) final var ownSeparatorInset: UIEdgeInsets?
    /// Kept, without effect.
    open var focusStyle = FocusStyle.default
    /// As in UIKit.
    open func prepareForReuse() {}
    /// As in UIKit, but for what swiping shows.
    open func willTransition(to state: StateMask) {}
    /// As in UIKit, but for what swiping shows.
    open func didTransition(to state: StateMask) {}

    private func accessoryChanged() {
        accessories.show(
            isEditing ? editingAccessoryView : accessoryView,
            isEditing ? editingAccessoryType : accessoryType, in: self)
        makeRoom()
        setNeedsLayout()
    }
    /// Lets the content begin and end where what stands at the row's ends does.
    private func makeRoom() {
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let inset = contentInset
        let indent = contentConfiguration == nil ? 0 : Double(self.indent)
        let controls = editingControls
        let atStart = (controls?.roomAtStart ?? 0) + indent
        let atEnd =
            accessories.room > 0
            ? accessories.room + (controls?.shiftAtEnd ?? 0) : controls?.roomAtEnd ?? 0
        let (before, after) = isForward ? (inset.left, inset.right) : (inset.right, inset.left)
        if start?.constant != before + atStart { start?.constant = before + atStart }
        if end?.constant != -after - atEnd { end?.constant = -after - atEnd }
    }
    /// From where to where it stands beside what is in the way of the device.
    private var freeBounds: CGRect {
        bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: CGFloat(contentInset.left), bottom: 0,
                right: CGFloat(contentInset.right)))
    }
    // MARK: Configurations

    /// As in UIKit: its view takes the place of the ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }
    /// As in UIKit.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .cell()
    }
    /// As in UIKit.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// As in UIKit.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            setBackground(newValue)
            showOwnGround()
        }
    }
    /// As in UIKit.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        groundGiver?.isGrouped ?? false ? .listGroupedCell() : .listPlainCell()
    }
    /// As in UIKit.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// As in UIKit. A class of one's own adds what it knows.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isEditing, state.isDisabled) = (isEditing, !isUserInteractionEnabled)
        return state
    }
    final var anyState: any UIConfigurationState { configurationState }
    /// As in UIKit: ``updateConfiguration(using:)`` is called with the next layout.
    open func setNeedsUpdateConfiguration() { stateChanged() }
    /// As in UIKit: called before the row is measured, and when its state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateByState()
        configurationUpdateHandler?(self, state)
    }
    /// Who says how the row looks in a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// As in UIKit.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    final func followState() { updateConfiguration(using: configurationState) }

    // MARK: Sizes that are said, not constrained

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        saysNoSize = true
        return super.sizeThatFits(size)
    }
    private var saysNoSize = false
    /// Whether a class of one's own says how high it is for a width, and no constraints do.
    final var saysSize: Bool {
        guard heldContent.constraints.isEmpty else { return false }
        saysNoSize = false
        _ = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        return !saysNoSize
    }
    /// As in UIKit, none; but rows of automatic height are as high as a class of one's own says in
    /// ``UIView/sizeThatFits(_:)``, if no constraints say it.
    open override var intrinsicContentSize: CGSize {
        guard let width = measuredWidth, node.contentDependsOnWidth else {
            return super.intrinsicContentSize
        }
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(room).height)
    }

    open override func layoutSubviews() {
        followStateIfStale()
        // It may be read in another direction than when it was told of its sides.
        makeRoom()
        super.layoutSubviews()
        ownContent?.basics?.arrange()
        configurations.ground?.place(in: bounds)
        var area = freeBounds
        if let editingControls {
            editingControls.place(in: area, of: self)
            let shift = CGFloat(editingControls.shiftAtEnd)
            if effectiveUserInterfaceLayoutDirection != .leftToRight { area.origin.x += shift }
            area.size.width -= shift
        }
        accessories.place(in: area, of: self)
    }
}
