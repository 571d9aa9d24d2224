import QuoinKit

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
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
    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// As in UIKit.
    public private(set) var reuseIdentifier: String?
    private let style: CellStyle
    /// As in UIKit.
    public let contentView = UIView()
    private var basics: CellBasics?
    private var end: LayoutConstraint?

    /// As in UIKit.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
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

    private func addContent() {
        addSubview(contentView)
        contentView.node.translatesAutoresizingMaskIntoConstraints = false
        let (inner, outer) = (contentView.node, node)
        let end = inner.trailing.constraint(equalTo: outer.trailing)
        self.end = end
        let constraints = [
            inner.leading.constraint(equalTo: outer.leading), end,
            inner.top.constraint(equalTo: outer.top),
            inner.bottom.constraint(equalTo: outer.bottom),
        ]
        LayoutConstraint.activate(constraints)
    }

    /// As in UIKit: in the table, if it is in one.
    open override var frame: CGRect {
        get { super.frame.offsetBy(dx: carried.x, dy: carried.y) }
        set { super.frame = newValue.offsetBy(dx: -carried.x, dy: -carried.y) }
    }
    /// As in UIKit: in the table, if it is in one.
    open override var center: CGPoint {
        get { CGPoint(x: super.center.x + carried.x, y: super.center.y + carried.y) }
        set { super.center = CGPoint(x: newValue.x - carried.x, y: newValue.y - carried.y) }
    }

    private var madeBasics: CellBasics {
        if let basics { return basics }
        let made = CellBasics(in: contentView, style: style)
        basics = made
        return made
    }
    /// As in UIKit.
    open var textLabel: UILabel? { madeBasics.text }
    /// As in UIKit.
    open var detailTextLabel: UILabel? { style == .default ? nil : madeBasics.detail }
    /// As in UIKit.
    open var imageView: UIImageView? { madeBasics.image }
    /// As in UIKit.
    open var accessoryType = AccessoryType.none { didSet { accessoryChanged(nil) } }
    /// As in UIKit.
    open var accessoryView: UIView? { didSet { accessoryChanged(oldValue) } }
    /// Kept, without effect.
    open var editingAccessoryType = AccessoryType.none
    /// Kept, without effect.
    open var editingAccessoryView: UIView?
    /// Kept, without effect.
    open var selectionStyle = SelectionStyle.default
    /// As in UIKit.
    open var backgroundView: UIView? { didSet { place(backgroundView, insteadOf: oldValue) } }
    /// As in UIKit.
    open var selectedBackgroundView: UIView?
    /// Kept, without effect.
    open var multipleSelectionBackgroundView: UIView?
    /// As in UIKit.
    open var isSelected = false
    /// As in UIKit.
    open var isHighlighted = false
    /// As in UIKit.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// As in UIKit.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// As in UIKit.
    open var isEditing = false
    /// As in UIKit.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// As in UIKit.
    open var editingStyle: EditingStyle { .none }
    /// Kept, without effect.
    open var showsReorderControl = false
    /// Kept, without effect.
    open var shouldIndentWhileEditing = true
    /// Kept, without effect.
    open var indentationLevel = 0
    /// Kept, without effect.
    open var indentationWidth: CGFloat = 10
    /// As in UIKit.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Kept, without effect.
    open var focusStyle = 0
    /// As in UIKit.
    open func prepareForReuse() {}
    /// As in UIKit.
    open func willTransition(to state: Int) {}

    private func place(_ view: UIView?, insteadOf former: UIView?) {
        former?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
    private func accessoryChanged(_ former: UIView?) {
        if former !== accessoryView { former?.removeFromSuperview() }
        if let accessoryView {
            addSubview(accessoryView)
            end?.constant = -Double(accessoryView.bounds.width) - 16
        } else {
            end?.constant = accessoryType == .none ? 0 : -38
        }
        setNeedsLayout()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let accessoryView, accessoryView.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        let size = accessoryView.bounds.size
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        accessoryView.frame = CGRect(
            x: isForward ? bounds.maxX - size.width - 16 : 16, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }
}

/// A row's picture, which takes no room while there is none. What the app hides is hidden all the same.
private final class CellImageView: UIImageView {
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
private final class CellDetailLabel: UILabel {
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

/// What stands in a row that has nothing of one's own: a picture, a text and a detail.
@MainActor
private final class CellBasics {
    let image = CellImageView()
    let text = UILabel()
    let detail = CellDetailLabel()

    init(in content: UIView, style: UITableViewCell.CellStyle) {
        text.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
        detail.textColor = style == .subtitle ? .label : .secondaryLabel
        image.setContentHuggingPriority(.required, for: .horizontal)
        image.showOrHide()
        detail.showOrHide()
        let texts = UIStackView(arrangedSubviews: style == .default ? [text] : [text, detail])
        texts.axis = style == .subtitle ? .vertical : .horizontal
        texts.spacing = style == .subtitle ? 3 : 8
        if style == .value1 { detail.setContentHuggingPriority(.required, for: .horizontal) }
        let row = UIStackView(arrangedSubviews: [image, texts])
        row.alignment = .center
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(row)
        let least = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        least.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            row.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            row.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8),
            least,
        ])
    }
}

extension UIView {
    /// Where the row stands that carries the view in a table: it is no view of UIKit's.
    fileprivate var carried: CGPoint { (node.superview as? Carrier)?.frame.origin.cg ?? .zero }
}

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// As in UIKit.
    public private(set) var reuseIdentifier: String?
    /// As in UIKit.
    public let contentView = UIView()
    private var label: UILabel?
    private var detail: UILabel?

    /// As in UIKit.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContent()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }
    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    /// What makes views of a registered class; see ``UITableViewCell/init(registeredAs:)``.
    public required convenience init(registeredAs identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    private func addContent() {
        addSubview(contentView)
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
    /// As in UIKit: in the table, if it is in one.
    open override var frame: CGRect {
        get { super.frame.offsetBy(dx: carried.x, dy: carried.y) }
        set { super.frame = newValue.offsetBy(dx: -carried.x, dy: -carried.y) }
    }
    /// As in UIKit: in the table, if it is in one.
    open override var center: CGPoint {
        get { CGPoint(x: super.center.x + carried.x, y: super.center.y + carried.y) }
        set { super.center = CGPoint(x: newValue.x - carried.x, y: newValue.y - carried.y) }
    }

    /// As in UIKit.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        label = made
        made.font = .boldSystemFont(ofSize: 17)
        made.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(made)
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            made.trailingAnchor.constraint(
                lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
            made.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
        return made
    }
    /// As in UIKit.
    open var detailTextLabel: UILabel? {
        if detail == nil { detail = UILabel() }
        return detail
    }
    /// As in UIKit.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }
    /// As in UIKit.
    open func prepareForReuse() {}
}
