import QuoinKit

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurationHost {
    /// As in UIKit.
    open var reuseIdentifier: String? { givenIdentifier }
    private var givenIdentifier: String?
    /// As in UIKit: that of the ``contentConfiguration``, if there is one.
    open var contentView: UIView { heldContent }
    private var heldContent: UIView = UITableViewHeaderFooterContentView()
    let configurations = ConfigurationKeeper()

    /// As in UIKit.
    public init(reuseIdentifier: String?) {
        givenIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }
    /// What makes views of a registered class; see ``UITableViewCell/init(registeredAs:)``.
    public required convenience init(registeredAs identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    final func install(content view: UIView?) {
        let view = view ?? UITableViewHeaderFooterContentView()
        let place = subviews.firstIndex { $0 === contentView } ?? 0
        contentView.removeFromSuperview()
        heldContent = view
        insertSubview(view, at: place)
        constrainContent()
    }
    private func addContent() {
        addSubview(contentView)
        constrainContent()
    }
    private func constrainContent() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        let (inner, outer) = (contentView.node, node)
        let sides = ContentSides(
            left: inner.left.constraint(equalTo: outer.left),
            right: inner.right.constraint(equalTo: outer.right))
        self.sides = sides
        sides.keepAway(from: contentInset)
        LayoutConstraint.activate(
            [
                sides.left, sides.right, inner.top.constraint(equalTo: outer.top),
                inner.bottom.constraint(equalTo: outer.bottom),
            ].made(for: "content of a header or footer"))
    }
    private var sides: ContentSides?
    /// How far the content stays from the sides, where something of the device is in its way.
    final var contentInset = SideInsets() {
        didSet { if contentInset != oldValue { sides?.keepAway(from: contentInset) } }
    }

    private var ownContent: UITableViewHeaderFooterContentView? {
        contentView as? UITableViewHeaderFooterContentView
    }
    private var madeBasics: RowBasics? { ownContent?.madeBasics(look) }
    /// How its texts look by the table that it stands in.
    final var look = RowBasicsLook.headerOrFooter {
        didSet { ownContent?.basics?.follow(look) }
    }
    /// As in UIKit: a subview of the ``contentView``, whose frame ``layoutSubviews()`` sets unless it is constrained.
    /// In grouped tables it is small and grey, and close to the rows that it belongs to.
    ///
    /// It is nil while there is a ``contentConfiguration``, which says what is shown.
    open var textLabel: UILabel? { madeBasics?.madeText }
    /// As ``textLabel``, below that; in tables of any style.
    open var detailTextLabel: UILabel? { madeBasics?.madeDetail }
    /// As in UIKit.
    open var backgroundView: UIView? {
        didSet { replaceGround(oldValue, by: backgroundView, below: nil) }
    }
    /// As in UIKit.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// As in UIKit: its view takes the place of the ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }
    /// As in UIKit.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
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
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// As in UIKit. A class of one's own adds what it knows.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }
    final var anyState: any UIConfigurationState { configurationState }
    /// As in UIKit: ``updateConfiguration(using:)`` is called with the next layout.
    open func setNeedsUpdateConfiguration() { stateChanged() }
    /// As in UIKit: called before the view is measured.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        updateByState()
        configurationUpdateHandler?(self, state)
    }
    /// Who says how the view looks in a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    /// As in UIKit.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    final func followState() { updateConfiguration(using: configurationState) }
    open override func layoutSubviews() {
        followStateIfStale()
        super.layoutSubviews()
        ownContent?.basics?.arrange()
        configurations.ground?.place(in: bounds)
    }
}
