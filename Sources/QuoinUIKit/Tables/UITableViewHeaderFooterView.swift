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
        didSet { replaceGround(oldValue, by: backgroundView, below: nil) }
    }
    /// As in UIKit.
    open func prepareForReuse() {}
}
